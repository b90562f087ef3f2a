'use client';

import { StationCard } from '#web/domains/stations/nearby/station-card.tsx';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import type { Station } from './station.ts';
import { useOthers } from './use-others.ts';

/** Where to go when this one does not serve. */
export function Others({ station, now }: { station: Station; now: number | null }) {
  const t = useScopedI18n('stations');
  const others = useOthers(station, now);
  if (others.length === 0) return null;
  return (
    <section className="border-line border-t py-8">
      <h3 className="mb-4 text-xl">{t('detail.others')}</h3>
      <ul className="grid gap-3 lg:grid-cols-3">
        {others.map((other) => (
          <li key={other.stationId}>
            <StationCard station={other} now={now} />
          </li>
        ))}
      </ul>
    </section>
  );
}
