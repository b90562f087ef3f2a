'use client';

import { rupiah } from '#edge/contract/money.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';

const YEARS = [1, 2, 3, 4, 5] as const;

/** What adds up in five years at today's prices. */
export function Years({ perMonth }: { perMonth: number }) {
  const t = useScopedI18n('simulators');
  return (
    <ol className="grid gap-2">
      {YEARS.map((year) => (
        <li key={year} className="grid grid-cols-[5rem_1fr] items-center gap-3 text-sm">
          <span className="text-muted">{t('monthly.after', { count: year })}</span>
          <span className="relative flex h-9 items-center overflow-hidden rounded-md bg-sunken px-3">
            <span
              aria-hidden="true"
              className="absolute inset-y-0 left-0 bg-positive-soft"
              style={{ width: `${perMonth > 0 ? (year / YEARS.length) * 100 : 0}%` }}
            />
            <span className="relative font-semibold tabular-nums">
              {rupiah(perMonth * 12 * year)}
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
}
