'use client';

import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { ago } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { AgeLine } from './age-line.tsx';
import { useNow } from './use-now.ts';

interface Props {
  /** Epoch ms; `null` before the first whole download. */
  syncedAt: number | null;
  /** The last try to refresh failed. */
  stale: boolean;
  onRetry: () => void;
  /** What to say in the place of an age while there is none. */
  unsynced?: string;
}

/** How old what is shown is, and whether the last try to refresh it failed. */
export function SyncedLine({ syncedAt, stale, onRetry, unsynced = '' }: Props) {
  const t = useScopedI18n('ui');
  const locale = useLocale();
  const now = useNow();
  const since = now === null || syncedAt === null ? '' : ago(locale, syncedAt, now);
  const age = since === '' ? '' : t('synced.age', { ago: since });
  return (
    <AgeLine
      age={syncedAt === null ? unsynced : age}
      failed={stale ? t('synced.failed') : undefined}
      retryLabel={t('synced.retry')}
      onRetry={onRetry}
    />
  );
}
