'use client';

import type { CollectionView } from '../../../platform/device/use-collection.ts';
import { useScopedI18n } from '../../../platform/i18n/client.ts';
import { ago } from '../../../platform/i18n/format.ts';
import { useLocale } from '../../../platform/i18n/use-locale.ts';
import { AgeLine } from '../../../ui/age-line.tsx';
import { useNow } from '../../../ui/use-now.ts';

/** How old the list is, and whether the last try to refresh it failed. */
export function PlacesAge({ view }: { view: CollectionView<'places'> }) {
  const t = useScopedI18n('places');
  const locale = useLocale();
  const now = useNow();
  const { syncedAt, refresh, retry } = view;
  const failed = refresh === 'unreachable';
  const age =
    syncedAt === null
      ? failed
        ? t('published')
        : ''
      : now === null
        ? ''
        : t('synced', { ago: ago(locale, syncedAt, now) });
  return (
    <AgeLine
      age={age}
      failed={failed ? t('not-refreshed') : undefined}
      retryLabel={t('retry')}
      onRetry={retry}
    />
  );
}
