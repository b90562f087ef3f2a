'use client';

import { useState } from 'react';
import { rupiah } from '#edge/contract/money.ts';
import type { DeskOrderFragment } from '#web/platform/graphql/generated/main.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { date, dateTime } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { latePart } from '#web/platform/late/late-part.tsx';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Eye } from '#web/ui/icons.ts';
import { useNow } from '#web/ui/use-now.ts';
import { type RefundStep, refundStepsOf } from './actions/refund-steps.ts';
import { useDesk } from './desk-context.ts';
import { useDeskWords } from './use-desk-words.ts';

type Refund = DeskOrderFragment['refunds'][number];

const RefundDialog = latePart(() =>
  import('./actions/refund-dialog.tsx').then((m) => m.RefundDialog),
);

const TONES: Readonly<Record<string, Tone>> = { CONFIRMED: 'positive', FAILED: 'critical' };

function RefundRow({ refund, onStep }: { refund: Refund; onStep: (step: RefundStep) => void }) {
  const t = useScopedI18n('orderDesk');
  const locale = useLocale();
  const canDecide = useDesk().desk.may.includes('approveRefund');
  const { stateOfRefund } = useDeskWords();
  const { amount, state, route, hasAccount, updatedAt } = refund;
  const waits = state !== 'CONFIRMED' && state !== 'FAILED';
  const now = useNow() ?? 0;
  const isLate = refund.dueAt !== null && now > Date.parse(refund.dueAt);
  return (
    <li className="grid gap-1 py-3">
      <span className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-semibold tabular-nums">{rupiah(amount)}</span>
        <Badge tone={TONES[state] ?? 'caution'}>{stateOfRefund(state)}</Badge>
      </span>
      <span className="text-muted">
        {t(route === 'BANK' ? 'money.route.BANK' : 'money.route.PROVIDER')}
        {' · '}
        {dateTime(locale, Date.parse(updatedAt))}
      </span>
      {route === 'BANK' && waits ? (
        <span className={hasAccount ? 'text-faint' : 'text-caution'}>
          {t(hasAccount ? 'money.has-account' : 'money.needs-account')}
        </span>
      ) : null}
      {waits && refund.dueAt ? (
        <span className={isLate ? 'text-critical' : 'text-faint'}>
          {t(isLate ? 'refund.late' : 'refund.due', {
            until: date(locale, Date.parse(refund.dueAt)),
          })}
        </span>
      ) : null}
      {refund.wasReturned ? (
        <span className="text-caution">{t('refund.refused-account')}</span>
      ) : null}
      {refund.needsAnother && waits ? (
        <span className="text-caution">{t('refund.needs-another')}</span>
      ) : null}
      {canDecide ? (
        <span className="mt-1 flex flex-wrap gap-2 empty:hidden">
          {refundStepsOf(refund).map((step) => (
            <Button
              key={step}
              variant={step === 'account' ? 'quiet' : 'secondary'}
              size="sm"
              onClick={() => onStep(step)}
            >
              {step === 'account' ? <Eye size={16} aria-hidden="true" /> : null}
              {t(`refund.${step}`)}
              <span className="sr-only">: {rupiah(amount)}</span>
            </Button>
          ))}
        </span>
      ) : null}
    </li>
  );
}

/** Money on its way back to the customer, and what staff have to do for it. */
export function RefundList() {
  const t = useScopedI18n('orderDesk');
  const { refunds } = useDesk().desk;
  const [open, setOpen] = useState<{ refund: Refund; step: RefundStep }>();
  if (refunds.length === 0) return <p className="text-muted text-sm">{t('money.no-refunds')}</p>;
  return (
    <>
      <ul className="divide-y divide-line text-sm">
        {refunds.map((refund) => (
          <RefundRow key={refund.id} refund={refund} onStep={(step) => setOpen({ refund, step })} />
        ))}
      </ul>
      {open === undefined ? null : <RefundDialog {...open} onClose={() => setOpen(undefined)} />}
    </>
  );
}
