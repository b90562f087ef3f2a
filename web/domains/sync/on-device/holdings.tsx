'use client';

import { useState } from 'react';
import { device } from '../../../platform/device/device.ts';
import { GROUPS, type Group, type Holding } from '../../../platform/device/inventory.ts';
import { setKept } from '../../../platform/device/kept.ts';
import { useScopedI18n } from '../../../platform/i18n/client.ts';
import { ago, number } from '../../../platform/i18n/format.ts';
import { useLocale } from '../../../platform/i18n/use-locale.ts';
import { Button } from '../../../ui/button.tsx';
import { useNow } from '../../../ui/use-now.ts';
import { megabytes } from './megabytes.ts';

const remove = async (group: Group): Promise<void> => {
  setKept(GROUPS[group], false);
  for (const collection of GROUPS[group]) await device().remove(collection);
};

const keep = async (group: Group): Promise<void> => {
  setKept(GROUPS[group], true);
  for (const collection of GROUPS[group]) await device().refresh(collection);
};

function Row({ holding, onChange }: { holding: Holding; onChange: () => void }) {
  const t = useScopedI18n('outbox');
  const locale = useLocale();
  const now = useNow();
  const [busy, setBusy] = useState(false);
  const { group, count, bytes, syncedAt, kept } = holding;
  const change = async (work: (group: Group) => Promise<void>) => {
    setBusy(true);
    await work(group);
    setBusy(false);
    onChange();
  };
  const here = syncedAt !== null;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
      <div>
        <p className="font-semibold">{t(`group.${group}`)}</p>
        <p className="mt-0.5 text-muted text-sm">
          {here
            ? t('here.amount', {
                count: number(locale, count),
                size: megabytes(locale, bytes),
                ago: now === null ? '' : ago(locale, syncedAt, now),
              })
            : t('here.none')}
        </p>
      </div>
      {group === 'garage' ? (
        <p className="text-faint text-sm">{t('here.garage')}</p>
      ) : here && kept ? (
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
  onChange,
}: {
  holdings: readonly Holding[];
  onChange: () => void;
}) {
  return (
    <ul className="divide-y divide-line">
      {holdings.map((holding) => (
        <Row key={holding.group} holding={holding} onChange={onChange} />
      ))}
    </ul>
  );
}
