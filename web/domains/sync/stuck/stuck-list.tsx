'use client';

import { TrayItem } from '#web/domains/sync/tray/tray-item.tsx';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import type { OutboxItem } from '#web/platform/offline/outbox/item.ts';
import { Card } from '#web/ui/card.tsx';
import { StuckWords } from './words.tsx';

function List({ items }: { items: readonly OutboxItem[] }) {
  const t = useScopedI18n('outbox');
  return (
    <Card className="border-critical py-1 sm:py-1">
      <ul aria-label={t('stuck.title')} className="divide-y divide-line">
        {items.map((item) => (
          <TrayItem key={item.key} item={item} />
        ))}
      </ul>
    </Card>
  );
}

/** Writes that wait for a person, with all that can be done about them. */
export function StuckList({ items }: { items: readonly OutboxItem[] }) {
  return (
    <StuckWords>
      <List items={items} />
    </StuckWords>
  );
}
