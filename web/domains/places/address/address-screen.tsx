'use client';

import { useState } from 'react';
import { StuckWrites } from '#web/domains/sync/index.ts';
import { useCollection } from '#web/platform/device/use-collection.ts';
import { useOutbox } from '#web/platform/device/use-outbox.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { latePart } from '#web/platform/late/late-part.tsx';
import { needsPerson } from '#web/platform/offline/outbox/item.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { pendingIn, valuesOf } from './saved-address.ts';

const AddressForm = latePart(
  () => import('./address-form.tsx').then((m) => m.AddressForm),
  () => <Skeleton className="h-96 rounded-xl" />,
);

/** Where things are delivered, from the device's copy; says whether what was saved has arrived. */
export function AddressScreen() {
  const t = useScopedI18n('picker');
  const { records, syncedAt, refresh } = useCollection('addresses');
  const { items } = useOutbox();
  const pending = pendingIn(items ?? []);
  const [seen, setSeen] = useState<string>();
  const isKnown = syncedAt !== null || pending !== undefined;
  const hasFailed = refresh === 'unreachable' || refresh === 'no-room';
  // Known to be out of reach: an address can be given all the same.
  const isReady = isKnown || hasFailed;
  if (records === undefined || items === undefined || !isReady)
    return (
      <div aria-busy="true" className="grid gap-4">
        <Skeleton className="h-10 w-2/3" />
        <Skeleton className="h-96 rounded-xl" />
      </div>
    );
  if (pending !== undefined && seen !== pending.key) setSeen(pending.key);
  return (
    <Card className="grid gap-6">
      {pending === undefined ? (
        <p role="status" className="empty:hidden">
          {seen === undefined ? '' : t('address.saved')}
        </p>
      ) : needsPerson(pending) ? (
        <StuckWrites lines={['delivery-address']} />
      ) : (
        <Alert tone="caution">{t('address.waiting')}</Alert>
      )}
      {isKnown ? null : <Alert tone="caution">{t('address.not-here')}</Alert>}
      <AddressForm initial={valuesOf(records[0]?.value, pending)} />
    </Card>
  );
}
