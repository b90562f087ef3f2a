'use client';

import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { ago } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { AgeLine } from '#web/ui/age-line.tsx';
import { useNow } from '#web/ui/use-now.ts';

/** How old figures are that come from this device; nothing while they are the server's. */
export function KeptLine({ keptAt, onRetry }: { keptAt: number | null; onRetry: () => void }) {
  const t = useScopedI18n('referrals');
  const locale = useLocale();
  const now = useNow();
  if (keptAt === null) return null;
  return (
    <AgeLine
      age=""
      failed={now === null ? '' : t('kept.age', { ago: ago(locale, keptAt, now) })}
      retryLabel={t('kept.retry')}
      onRetry={onRetry}
    />
  );
}
