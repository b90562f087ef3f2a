'use client';

import type { CollectionView } from '#web/platform/device/use-collection.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { SyncedLine } from '#web/ui/synced-line.tsx';

/** How old the list is: the page's own where nothing was downloaded and nothing can be. */
export function PlacesAge({ view }: { view: CollectionView<'places'> }) {
  const t = useScopedI18n('places');
  const { syncedAt, refresh, retry } = view;
  const failed = refresh === 'unreachable';
  return (
    <SyncedLine
      syncedAt={syncedAt}
      stale={failed}
      onRetry={retry}
      unsynced={failed ? t('published') : ''}
    />
  );
}
