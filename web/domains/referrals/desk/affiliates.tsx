'use client';

import { useState } from 'react';
import { canMove } from '#edge/contract/machine.ts';
import {
  AFFILIATE_DECISIONS,
  AFFILIATE_STATES,
  type AffiliateDecision,
  affiliateMachine,
} from '#edge/contract/referrals/affiliate-machine.ts';
import { AffiliateDeskDocument } from '#web/platform/graphql/generated/main/affiliate-desk.ts';
import { DecideAffiliateDocument } from '#web/platform/graphql/generated/main/decide-affiliate.ts';
import { RecordPayeeTaxDocument } from '#web/platform/graphql/generated/main/record-payee-tax.ts';
import type { AffiliateDeskQuery } from '#web/platform/graphql/generated/main.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { dateTime } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { usePersonalMutation } from '#web/platform/session/use-personal-mutation.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Users } from '#web/ui/icons.ts';
import { FilteredList } from './filtered-list.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { ReasonField } from './reason-field.tsx';

type Row = AffiliateDeskQuery['affiliateDesk']['data'][number];

const EVENTS = [
  'apply',
  'applyAgain',
  'approve',
  'reject',
  'suspend',
  'resume',
  'close',
  'payee',
  'payeeChanged',
  'accountRead',
  'taxKnown',
  'taxUnknown',
] as const;

/** Somebody who applies is taken on, or, while they are suspended, let count again. */
const decisionsOn = ({ state, suspendedAs }: Row): readonly AffiliateDecision[] => {
  const not = suspendedAs === null ? 'resume' : 'approve';
  return AFFILIATE_DECISIONS.filter(
    (each) => canMove(affiliateMachine, each, state) && !(state === 'APPLIED' && each === not),
  );
};

function AffiliateCard({ row, onDone }: { row: Row; onDone: () => void }) {
  const t = useScopedI18n('referralDesk');
  const words = useScopedI18n('referrals');
  const locale = useLocale();
  const send = usePersonalMutation();
  const [move, setMove] = useState<AffiliateDecision>();
  const [asksTax, setAsksTax] = useState(false);
  const taxDecision = row.taxKnown === null ? null : row.taxKnown ? 'tax-unknown' : 'tax-known';
  const time = (at: string) => dateTime(locale, Date.parse(at));
  const eventName = (kind: string): string => {
    const event = EVENTS.find((each) => each === kind);
    return event === undefined ? kind : t(`event.${event}`);
  };
  return (
    <Card tone="plain" className="grid gap-4">
      <header className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h3 className="font-bold text-xl">{row.affiliateKey}</h3>
          <p>{row.name}</p>
          {row.appliedAt === null ? null : (
            <p className="text-muted text-sm">
              {t('affiliate.applied', { time: time(row.appliedAt) })}
            </p>
          )}
        </div>
        <Badge>{words(`affiliate.${row.state}`)}</Badge>
      </header>
      <p className="text-muted text-sm">
        {t('affiliate.figures', {
          clicks: row.totalClick,
          sales: row.totalSales,
          cancelled: row.totalCancelled,
        })}
      </p>
      {row.reason === null ? null : <p>{row.reason}</p>}
      {row.suspendedAs === null || row.state === 'SUSPENDED' ? null : (
        <Alert>{t('affiliate.suspended-as', { key: row.suspendedAs })}</Alert>
      )}
      <div className="flex flex-wrap gap-3">
        {decisionsOn(row).map((each) => (
          <Button key={each} variant="secondary" size="sm" onClick={() => setMove(each)}>
            {t(`affiliate.do.${each}`)}
          </Button>
        ))}
        {taxDecision === null ? null : (
          <Button variant="secondary" size="sm" onClick={() => setAsksTax(true)}>
            {t(`affiliate.do.${taxDecision}`)}
          </Button>
        )}
      </div>
      {row.events.length === 0 ? null : (
        <Disclosure summary={t('affiliate.history')}>
          <ul className="grid gap-3">
            {row.events.map(({ id, kind, doneBy, note, doneAt }) => (
              <li key={id}>
                <span className="block font-semibold text-ink">{eventName(kind)}</span>
                <span className="block text-sm">{`${time(doneAt)}, ${doneBy}`}</span>
                {note === null ? null : <span className="block">{note}</span>}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
      {asksTax && taxDecision !== null ? (
        <ReasonDialog
          title={t(`affiliate.do.${taxDecision}`)}
          asks="reason"
          send={({ reason }) =>
            send(RecordPayeeTaxDocument, { id: row.id, isKnown: !row.taxKnown, reason })
          }
          onClose={() => setAsksTax(false)}
          onDone={() => {
            setAsksTax(false);
            onDone();
          }}
        >
          <ReasonField />
        </ReasonDialog>
      ) : null}
      {move === undefined ? null : (
        <ReasonDialog
          title={t(`affiliate.do.${move}`)}
          asks="reason"
          send={({ reason }) => send(DecideAffiliateDocument, { id: row.id, move, reason })}
          onClose={() => setMove(undefined)}
          onDone={() => {
            setMove(undefined);
            onDone();
          }}
        >
          <ReasonField />
        </ReasonDialog>
      )}
    </Card>
  );
}

/** Who recommends the shop, and who wants to. */
export function Affiliates() {
  const t = useScopedI18n('referralDesk');
  const words = useScopedI18n('referrals');
  return (
    <FilteredList
      states={AFFILIATE_STATES}
      first="APPLIED"
      labelOf={(each) => words(`affiliate.${each}`)}
      document={AffiliateDeskDocument}
      pageOf={({ affiliateDesk }) => affiliateDesk}
      none={{
        icon: <Users size={28} />,
        title: t('none.affiliates'),
        text: t('none.affiliates-text'),
      }}
      card={(row, onDone) => <AffiliateCard row={row} onDone={onDone} />}
    />
  );
}
