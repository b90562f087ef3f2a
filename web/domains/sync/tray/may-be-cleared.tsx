'use client';

import { useSafeUntil } from '#web/domains/sync/use-safe-until.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { date } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import type { OutboxItem } from '#web/platform/offline/outbox/item.ts';

/** Until when what waits is safe on this device, where the browser has not promised to keep it. */
export function MayBeCleared({ items }: { items: readonly OutboxItem[] }) {
  const t = useScopedI18n('outbox');
  const locale = useLocale();
  const until = useSafeUntil(items);
  if (until === null) return null;
  return (
    <p className="border-line border-b py-4 text-caution text-sm">
      {t('tray.cleared', { date: date(locale, until) })}
    </p>
  );
}
