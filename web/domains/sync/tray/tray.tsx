'use client';

import { useOutbox } from '#web/platform/device/use-outbox.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { isUnsent, needsPerson } from '#web/platform/offline/outbox/item.ts';
import { Card } from '#web/ui/card.tsx';
import { CircleCheck } from '#web/ui/icons.ts';
import { MayBeCleared } from './may-be-cleared.tsx';
import { TrayItem } from './tray-item.tsx';

/** Everything the server does not have yet; what waits for a person comes first. */
export function Tray() {
  const t = useScopedI18n('outbox');
  const { items } = useOutbox();
  if (items === undefined) return <Card className="min-h-24" aria-busy="true" />;
  const unsent = items
    .filter(isUnsent)
    .sort((a, b) => Number(needsPerson(b)) - Number(needsPerson(a)));
  if (unsent.length === 0)
    return (
      <Card>
        <p className="flex items-center gap-3">
          <CircleCheck size={22} className="shrink-0 text-positive" aria-hidden="true" />
          {t('tray.none')}
        </p>
      </Card>
    );
  return (
    <Card className="py-1 sm:py-1">
      <MayBeCleared items={unsent} />
      <ul className="divide-y divide-line">
        {unsent.map((item) => (
          <TrayItem key={item.key} item={item} />
        ))}
      </ul>
    </Card>
  );
}
