'use client';

import { useScopedI18n } from '../../../platform/i18n/client.ts';
import { ago } from '../../../platform/i18n/format.ts';
import { useLocale } from '../../../platform/i18n/use-locale.ts';
import { Button } from '../../../ui/button.tsx';
import { useNow } from '../../../ui/use-now.ts';

/** How old what is shown is, and whether the last try to refresh it failed. */
export function SyncedLine({
  syncedAt,
  stale,
  onRetry,
}: {
  syncedAt: number | null;
  stale: boolean;
  onRetry: () => void;
}) {
  const t = useScopedI18n('sharing');
  const locale = useLocale();
  const now = useNow();
  const when =
    now === null || syncedAt === null ? '' : t('synced', { ago: ago(locale, syncedAt, now) });
  return (
    <div role="status" className="flex min-h-11 items-center justify-between gap-4">
      <p className="text-muted text-sm">{stale ? `${t('not-refreshed')} ${when}` : when}</p>
      {/* Has its room also while it is not there: the page does not move under a thumb. */}
      <Button
        variant="quiet"
        size="sm"
        className={stale ? 'shrink-0' : 'invisible shrink-0'}
        onClick={onRetry}
      >
        {t('retry')}
      </Button>
    </div>
  );
}
