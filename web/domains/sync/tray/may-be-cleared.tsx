'use client';

import { useEffect, useState } from 'react';
import { DAY_MS } from '#edge/contract/time.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { date } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import type { OutboxItem } from '#web/platform/offline/outbox/item.ts';

/** Browsers that clear what was not visited do so after seven days; we ask again then as well. */
const SAFE_MS = 7 * DAY_MS;

/** Until when what waits is safe on this device, where the browser has not promised to keep it. */
export function MayBeCleared({ items }: { items: readonly OutboxItem[] }) {
  const t = useScopedI18n('outbox');
  const locale = useLocale();
  const [isPersisted, setIsPersisted] = useState(true);
  useEffect(() => {
    void navigator.storage?.persisted?.().then(setIsPersisted, () => undefined);
  }, []);
  if (isPersisted || items.length === 0) return null;
  const oldest = Math.min(...items.map(({ createdAt }) => createdAt));
  return (
    <p className="border-line border-b py-4 text-caution text-sm">
      {t('tray.cleared', { date: date(locale, oldest + SAFE_MS) })}
    </p>
  );
}
