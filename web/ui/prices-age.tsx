'use client';

import { useEffect } from 'react';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { arrival } from '#web/platform/late/arrival.ts';
import { useArrival } from '#web/platform/late/use-arrival.ts';

/** Prices are the latest nearly always: what writes dates comes when they are not. */
const dates = arrival(async () => (await import('#web/platform/i18n/format.ts')).date);

/** Says of when the prices are while they cannot be refreshed. @param since epoch ms; `null`: they are the latest */
export function PricesAge({ since }: { since: number | null }) {
  const t = useScopedI18n('ui');
  const locale = useLocale();
  const date = useArrival(dates);
  useEffect(() => {
    if (since !== null) void dates.fetch();
  }, [since]);
  return (
    <p role="status" className="my-4 text-caution text-sm empty:hidden">
      {since === null || date === undefined
        ? null
        : t('prices-as-of', { date: date(locale, since) })}
    </p>
  );
}
