'use client';

import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { date } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';

/** Says of when the prices are while they cannot be refreshed. @param since epoch ms; `null`: they are the latest */
export function PricesAge({ since }: { since: number | null }) {
  const t = useScopedI18n('ui');
  const locale = useLocale();
  return (
    <p role="status" className="my-4 text-caution text-sm empty:hidden">
      {since === null ? null : t('prices-as-of', { date: date(locale, since) })}
    </p>
  );
}
