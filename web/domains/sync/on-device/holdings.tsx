'use client';

import { useState } from 'react';
import type { Group } from '#edge/contract/sync/collections.ts';
import { device } from '#web/platform/device/device.ts';
import { setDownloadAllowed } from '#web/platform/device/download-choice.ts';
import type { Holding } from '#web/platform/device/inventory.ts';
import type { DownloadSizes } from '#web/platform/graphql/sizes-at-build.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { ago, number } from '#web/platform/i18n/format.ts';
import { megabytes } from '#web/platform/i18n/megabytes.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { forgetView } from '#web/platform/last-view/stored-view.ts';
import { browserStorage } from '#web/platform/offline/browser.ts';
import { collectionsOf } from '#web/platform/offline/collections.ts';
import { Button } from '#web/ui/button.tsx';
import { useNow } from '#web/ui/use-now.ts';

const remove = async (group: Group): Promise<void> => {
  setDownloadAllowed(collectionsOf(group), false);
  for (const collection of collectionsOf(group)) await device().remove(collection);
  forgetView(browserStorage());
};

const keep = async (group: Group): Promise<void> => {
  setDownloadAllowed(collectionsOf(group), true);
  for (const collection of collectionsOf(group)) await device().refresh(collection);
};

interface RowProps {
  holding: Holding;
  sizes: DownloadSizes;
  onChange: () => void;
}

const isSized = (collection: string, sizes: DownloadSizes): collection is keyof DownloadSizes =>
  collection in sizes;

/** What keeping a group takes over the line; 0 for one that is never downloaded by choice. */
const sizeOf = (group: Group, sizes: DownloadSizes): number =>
  collectionsOf(group).reduce((sum, each) => sum + (isSized(each, sizes) ? sizes[each] : 0), 0);

function Row({ holding, sizes, onChange }: RowProps) {
  const t = useScopedI18n('outbox');
  const locale = useLocale();
  const now = useNow();
  const [busy, setBusy] = useState(false);
  const { group, count, bytes, syncedAt, isWanted } = holding;
  const change = async (work: (group: Group) => Promise<void>) => {
    setBusy(true);
    await work(group);
    setBusy(false);
    onChange();
  };
  const isOnDevice = syncedAt !== null;
  const download = sizeOf(group, sizes);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
      <div>
        <p className="font-semibold">{t(`group.${group}`)}</p>
        <p className="mt-0.5 text-muted text-sm">
          {isOnDevice
            ? t('here.amount', {
                count: number(locale, count),
                size: megabytes(locale, bytes),
                ago: now === null ? '' : ago(locale, syncedAt, now),
              })
            : download === 0
              ? t('here.none')
              : t('download.none', { size: megabytes(locale, download) })}
        </p>
      </div>
      {group === 'garage' ? (
        <p className="text-faint text-sm">{t('here.garage')}</p>
      ) : isOnDevice && isWanted ? (
        <Button size="sm" variant="quiet" busy={busy} onClick={() => void change(remove)}>
          {t('here.remove')}
          <span className="sr-only">: {t(`group.${group}`)}</span>
        </Button>
      ) : (
        <Button size="sm" variant="secondary" busy={busy} onClick={() => void change(keep)}>
          {t('here.keep')}
          <span className="sr-only">: {t(`group.${group}`)}</span>
        </Button>
      )}
    </li>
  );
}

/** What is on this device, how much and how old; kept or removed by group. */
export function Holdings({
  holdings,
  sizes,
  onChange,
}: {
  holdings: readonly Holding[];
  sizes: DownloadSizes;
  onChange: () => void;
}) {
  return (
    <ul className="divide-y divide-line">
      {holdings.map((holding) => (
        <Row key={holding.group} holding={holding} sizes={sizes} onChange={onChange} />
      ))}
    </ul>
  );
}
