'use client';

import { useScopedI18n } from '../../platform/i18n/client.ts';
import { ago } from '../../platform/i18n/format.ts';
import { useLocale } from '../../platform/i18n/use-locale.ts';
import { AgeLine } from '../../ui/age-line.tsx';
import { useNow } from '../../ui/use-now.ts';

/** How old what is shown is, and whether the last try to refresh it failed. */
export function SyncLine({
  syncedAt,
  stale,
  onRetry,
}: {
  syncedAt: number | null;
  stale: boolean;
  onRetry: () => void;
}) {
  const t = useScopedI18n('garage');
  const locale = useLocale();
  const now = useNow();
  const age =
    syncedAt === null
      ? t('part-only')
      : now === null
        ? ''
        : t('synced', { ago: ago(locale, syncedAt, now) });
  return (
    <AgeLine
      age={age}
      failed={stale ? t('not-refreshed') : undefined}
      retryLabel={t('retry')}
      onRetry={onRetry}
    />
  );
}
