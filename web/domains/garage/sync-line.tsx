'use client';

import { useScopedI18n } from '../../platform/i18n/client.ts';
import { ago } from '../../platform/i18n/format.ts';
import { useLocale } from '../../platform/i18n/use-locale.ts';
import { Button } from '../../ui/button.tsx';
import { TriangleAlert } from '../../ui/icons.ts';
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
  const when =
    syncedAt === null
      ? t('part-only')
      : now === null
        ? null
        : t('synced', { ago: ago(locale, syncedAt, now) });
  if (!stale) return <p className="min-h-5 text-muted text-sm">{when}</p>;
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-3 rounded-lg bg-caution-soft px-4 py-2 text-caution text-sm"
    >
      <span className="flex items-center gap-2">
        <TriangleAlert size={18} aria-hidden="true" className="shrink-0" />
        {t('not-refreshed')} {when}
      </span>
      <Button variant="quiet" size="sm" onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  );
}
