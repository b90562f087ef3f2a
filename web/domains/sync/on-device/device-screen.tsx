'use client';

import { useState } from 'react';
import { Tray } from '#web/domains/sync/tray/tray.tsx';
import { useOnline } from '#web/platform/device/use-online.ts';
import type { DownloadSizes } from '#web/platform/graphql/sizes-at-build.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { RefreshCw } from '#web/ui/icons.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Holdings } from './holdings.tsx';
import { Languages } from './languages.tsx';
import { Space } from './space.tsx';
import { type SyncOutcome, syncNow } from './sync-now.ts';
import { useInventory } from './use-inventory.ts';

/** What waits on this device, what it holds, and how much room that takes. */
export function DeviceScreen({ sizes }: { sizes: DownloadSizes }) {
  const t = useScopedI18n('outbox');
  const { holdings, recount } = useInventory();
  const online = useOnline();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<SyncOutcome>();
  const sync = async () => {
    setBusy(true);
    setOutcome(undefined);
    setOutcome(await syncNow(holdings ?? []));
    setBusy(false);
    recount();
  };
  return (
    <div className="grid gap-10">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 className="text-4xl">{t('title')}</h2>
          <p className="mt-2 max-w-text text-muted">{t('lead')}</p>
        </div>
        <div className="grid justify-items-start gap-2">
          <Button busy={busy} onClick={() => void sync()}>
            <RefreshCw size={18} aria-hidden="true" />
            {t('sync-now')}
          </Button>
          <p role="status" className="min-h-5 text-muted text-sm">
            {outcome ? t(`sync.${outcome}`) : online === false ? t('sync.no-signal') : ''}
          </p>
        </div>
      </header>
      <section className="grid gap-4">
        <h3 className="font-bold text-2xl">{t('tray.title')}</h3>
        <Tray />
      </section>
      <div className="grid items-start gap-8 lg:grid-cols-[1fr_24rem]">
        <section className="grid gap-4">
          <h3 className="font-bold text-2xl">{t('here.title')}</h3>
          <Card className="py-1 sm:py-1">
            {holdings ? (
              <Holdings holdings={holdings} sizes={sizes} onChange={recount} />
            ) : (
              <Skeleton className="my-4 h-48 rounded-lg" />
            )}
            <Languages />
          </Card>
        </section>
        <section className="grid gap-4">
          <h3 className="font-bold text-2xl">{t('space.title')}</h3>
          <Card>
            <Space />
          </Card>
        </section>
      </div>
    </div>
  );
}
