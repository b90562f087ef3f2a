'use client';

import type { CollectionView } from '../../../platform/device/use-collection.ts';
import { useScopedI18n } from '../../../platform/i18n/client.ts';
import { ago } from '../../../platform/i18n/format.ts';
import { useLocale } from '../../../platform/i18n/use-locale.ts';
import { Button } from '../../../ui/button.tsx';
import { TriangleAlert } from '../../../ui/icons.ts';
import { useNow } from '../../../ui/use-now.ts';

/** How old the list is, and whether the last try to refresh it failed. */
export function PlacesAge({ view }: { view: CollectionView<'places'> }) {
  const t = useScopedI18n('places');
  const locale = useLocale();
  const now = useNow();
  const { syncedAt, refresh, retry } = view;
  const known =
    syncedAt === null
      ? t('published')
      : now === null
        ? ''
        : t('synced', { ago: ago(locale, syncedAt, now) });
  if (refresh !== 'unreachable')
    return <p className="min-h-5 text-muted text-sm">{syncedAt === null ? '' : known}</p>;
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-3 rounded-lg bg-caution-soft px-4 py-2 text-caution text-sm"
    >
      <span className="flex items-center gap-2">
        <TriangleAlert size={18} aria-hidden="true" className="shrink-0" />
        {t('not-refreshed')} {known}
      </span>
      <Button variant="quiet" size="sm" onClick={retry}>
        {t('retry')}
      </Button>
    </div>
  );
}
