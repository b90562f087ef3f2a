'use client';

import { useState } from 'react';
import { canMove } from '#edge/contract/machine.ts';
import { rupiah } from '#edge/contract/money.ts';
import {
  COMMISSION_DECISIONS,
  COMMISSION_STATES,
  type CommissionDecision,
  commissionMachine,
} from '#edge/contract/referrals/commission-machine.ts';
import { useReasonText } from '#web/domains/referrals/reason-text.ts';
import { StateBadge } from '#web/domains/referrals/state-badge.tsx';
import { CommissionDeskDocument } from '#web/platform/graphql/generated/main/commission-desk.ts';
import { CorrectCommissionDocument } from '#web/platform/graphql/generated/main/correct-commission.ts';
import { DecideCommissionDocument } from '#web/platform/graphql/generated/main/decide-commission.ts';
import type { CommissionDeskQuery } from '#web/platform/graphql/generated/main.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { date, dateTime } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { usePersonalMutation } from '#web/platform/session/use-personal-mutation.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { CircleCheck } from '#web/ui/icons.ts';
import { Input } from '#web/ui/input.tsx';
import { FilteredList } from './filtered-list.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { ReasonField } from './reason-field.tsx';

type Row = CommissionDeskQuery['commissionDesk']['data'][number];

function CommissionCard({ row, onDone }: { row: Row; onDone: () => void }) {
  const t = useScopedI18n('referralDesk');
  const locale = useLocale();
  const reasonText = useReasonText();
  const send = usePersonalMutation();
  const [move, setMove] = useState<CommissionDecision | 'correct'>();
  const { id, state, amount, corrected, reason, notes } = row;
  const isMatured = state === 'MATURED' || state === 'PAID';
  const moves = COMMISSION_DECISIONS.filter(
    (each) => state !== 'TAKEN_BACK' && canMove(commissionMachine, each, state),
  );
  const close = (): void => setMove(undefined);
  const done = (): void => {
    close();
    onDone();
  };
  return (
    <Card tone="plain" className="grid gap-3">
      <header className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h3 className="font-bold text-xl tabular-nums">{rupiah(amount)}</h3>
          <p>{`${row.affiliateKey}, ${row.name}`}</p>
          <p className="text-muted text-sm">
            {t('commission.of', {
              product: row.productName,
              number: row.transactionNo,
              date: date(locale, Date.parse(row.transactionDate)),
            })}
          </p>
        </div>
        <StateBadge state={state} />
      </header>
      {reason === null ? null : <p>{reasonText(reason)}</p>}
      {corrected === 0 ? null : (
        <p className="font-semibold">{t('commission.corrected', { amount: rupiah(corrected) })}</p>
      )}
      {notes.length === 0 ? null : (
        <ul className="grid gap-2 border-line border-t pt-3 text-sm">
          {notes.map((note) => (
            <li key={note.id}>
              {note.amount === null ? null : (
                <span className="font-semibold tabular-nums">{`${rupiah(note.amount)} `}</span>
              )}
              {reasonText(note.reason)}
              <span className="block text-muted">{dateTime(locale, Date.parse(note.at))}</span>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-3">
        {moves.map((each) => (
          <Button key={each} variant="secondary" size="sm" onClick={() => setMove(each)}>
            {t(`commission.do.${each}`)}
          </Button>
        ))}
        {isMatured ? (
          <Button variant="secondary" size="sm" onClick={() => setMove('correct')}>
            {t('commission.do.correct')}
          </Button>
        ) : null}
      </div>
      {move === undefined || move === 'correct' ? null : (
        <ReasonDialog
          title={t(`commission.do.${move}`)}
          asks="reason"
          send={(values) => send(DecideCommissionDocument, { id, move, reason: values.reason })}
          onClose={close}
          onDone={done}
        >
          <ReasonField />
        </ReasonDialog>
      )}
      {move === 'correct' ? (
        <ReasonDialog
          title={t('commission.do.correct')}
          asks="correction"
          send={(values) => send(CorrectCommissionDocument, { id, ...values })}
          onClose={close}
          onDone={done}
        >
          <FormField
            name="amount"
            label={t('commission.amount')}
            hint={t('commission.amount-hint')}
          >
            {(control) => <Input {...control} autoComplete="off" maxLength={12} />}
          </FormField>
          <ReasonField />
        </ReasonDialog>
      ) : null}
    </Card>
  );
}

/** Commissions, those that wait for a person first. */
export function Commissions() {
  const t = useScopedI18n('referralDesk');
  const words = useScopedI18n('referrals');
  return (
    <FilteredList
      states={COMMISSION_STATES}
      first="ON_HOLD"
      labelOf={(each) => words(`commission.${each}`)}
      document={CommissionDeskDocument}
      pageOf={({ commissionDesk }) => commissionDesk}
      none={{
        icon: <CircleCheck size={28} />,
        title: t('none.commissions'),
        text: t('none.commissions-text'),
      }}
      card={(row, onDone) => <CommissionCard row={row} onDone={onDone} />}
    />
  );
}
