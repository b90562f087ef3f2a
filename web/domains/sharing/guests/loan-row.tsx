'use client';

import type { ReactNode } from 'react';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { dateTime } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { Badge } from '#web/ui/badge.tsx';
import { CircleCheck, Clock, CloudOff, History } from '#web/ui/icons.ts';
import { hasBegun, type Loan } from './book.ts';
import { endingOf } from './ending.ts';

function StateBadge({ loan, now }: { loan: Loan; now: number }) {
  const t = useScopedI18n('sharing');
  if (loan.pending !== undefined)
    return (
      <Badge tone="caution" icon={<CloudOff size={14} />}>
        {t(`pending.${loan.pending}`)}
      </Badge>
    );
  if (loan.endedBy !== null || loan.end <= now)
    return <Badge icon={<History size={14} />}>{t(endingOf(loan))}</Badge>;
  if (!loan.accepted) return <Badge icon={<Clock size={14} />}>{t('status.OFFERED')}</Badge>;
  if (!hasBegun(loan, now)) return <Badge icon={<Clock size={14} />}>{t('state.later')}</Badge>;
  return (
    <Badge tone="positive" icon={<CircleCheck size={14} />}>
      {t('state.now')}
    </Badge>
  );
}

/** One loan: to whom, from when until when, and how far it has come. */
export function LoanRow({
  loan,
  now,
  phoneNumber,
  action,
}: {
  loan: Loan;
  now: number;
  /** Masked. */
  phoneNumber?: string | null | undefined;
  action?: ReactNode;
}) {
  const t = useScopedI18n('sharing');
  const locale = useLocale();
  const withheld = (['BATTERY', 'COVER'] as const).filter((scope) => !loan.allows.includes(scope));
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <span className="break-words font-semibold">{loan.name}</span>
          {phoneNumber ? <span className="text-muted text-sm">{phoneNumber}</span> : null}
          <StateBadge loan={loan} now={now} />
        </p>
        <p className="mt-1 text-muted text-sm">
          {t('period', {
            from: dateTime(locale, loan.start),
            until: dateTime(locale, loan.accepted ? loan.end : loan.until),
          })}
        </p>
        {withheld.length > 0 ? (
          <p className="mt-0.5 text-faint text-sm">
            {t('kept-back', { what: withheld.map((scope) => t(`scope.${scope}`)).join(', ') })}
          </p>
        ) : null}
      </div>
      {action}
    </li>
  );
}
