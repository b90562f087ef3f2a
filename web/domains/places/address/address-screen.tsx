'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';
import { useCollection } from '../../../platform/device/use-collection.ts';
import { useOutbox } from '../../../platform/device/use-outbox.ts';
import { useScopedI18n } from '../../../platform/i18n/client.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Card } from '../../../ui/card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { pendingIn, valuesOf } from './saved-address.ts';

const AddressForm = dynamic(() => import('./address-form.tsx').then((m) => m.AddressForm), {
  ssr: false,
  loading: () => <Skeleton className="h-96 rounded-xl" />,
});

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
  const isRefused = pending?.state === 'refused' || pending?.state === 'conflict';
  return (
    <Card className="grid gap-6">
      {pending === undefined ? (
        <p role="status" className="empty:hidden">
          {seen === undefined ? '' : t('address.saved')}
        </p>
      ) : (
        <Alert tone={isRefused ? 'critical' : 'caution'}>
          {t(isRefused ? 'address.refused' : 'address.waiting')}
        </Alert>
      )}
      {isKnown ? null : <Alert tone="caution">{t('address.not-here')}</Alert>}
      <AddressForm initial={valuesOf(records[0]?.value, pending)} />
    </Card>
  );
}
