'use client';

import { useState } from 'react';
import type { StationArea } from '#edge/contract/stations/area.ts';
import type { Coordinate } from '#edge/contract/stations/geo.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { ago } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { RefreshCw, Trash2 } from '#web/ui/icons.ts';
import { MapView } from '#web/ui/map/map-view.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { mapAreaOf } from './map-areas.ts';
import { PackForm } from './pack-form.tsx';
import { packs } from './packs.ts';
import { usePacks } from './use-packs.ts';

/** Corners to frame: the middle of a circle alone would zoom in too far. */
const cornersOf = (area: StationArea): Coordinate[] => {
  if (area.kind === 'corridor') return [area.from, area.to];
  const { lat, lon } = area.centre;
  const degrees = area.radius / 111_000;
  return [
    { lat: lat - degrees, lon: lon - degrees },
    { lat: lat + degrees, lon: lon + degrees },
  ];
};

/** The areas taken along: what is on the device, how old it is, and one more. */
export function PacksPanel({ position }: { position: Coordinate | null }) {
  const t = useScopedI18n('stations');
  const locale = useLocale();
  const now = useNow();
  const saved = usePacks()?.saved ?? [];
  const [draft, setDraft] = useState<StationArea>();
  const areas = [
    ...saved.map(({ id, area }) => mapAreaOf(id, area)),
    ...(draft === undefined ? [] : [mapAreaOf('draft', draft)]),
  ];
  const frame = (draft === undefined ? saved.map(({ area }) => area) : [draft]).flatMap(cornersOf);
  return (
    <div className="grid gap-6">
      <p className="text-muted">{t('packs.lead')}</p>
      {saved.length > 0 ? (
        <ul className="divide-y divide-line rounded-xl border border-line bg-surface">
          {saved.map((pack) => (
            <li key={pack.id} className="flex items-center gap-2 p-3 pl-4">
              <span className="min-w-0 flex-1">
                <span className="block truncate font-semibold">{pack.name}</span>
                <span className="block text-muted text-sm">
                  {t('count', { count: pack.stationIds.length })}
                  {now === null
                    ? ''
                    : ` · ${t('synced', { ago: ago(locale, pack.updatedAt, now) })}`}
                </span>
              </span>
              <IconButton
                label={t('packs.update', { name: pack.name })}
                onClick={() => void packs.update(pack)}
              >
                <RefreshCw size={20} />
              </IconButton>
              <IconButton
                label={t('packs.remove', { name: pack.name })}
                onClick={() => void packs.remove(pack.id)}
              >
                <Trash2 size={20} />
              </IconButton>
            </li>
          ))}
        </ul>
      ) : null}
      <MapView label={t('packs.map')} areas={areas} position={position} frame={frame} />
      <PackForm position={position} onArea={setDraft} />
    </div>
  );
}
