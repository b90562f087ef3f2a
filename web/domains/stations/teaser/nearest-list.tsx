'use client';

import { StationCard } from '#web/domains/stations/nearby/station-card.tsx';
import type { StationSummaryFragment } from '#web/platform/graphql/generated/main.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

const PLACES = ['a', 'b', 'c'];

/** As high as a charger's card; who looks at what is below it when they come keeps looking at it. */
const NEAREST_PLACE = 'h-64 w-full rounded-xl [overflow-anchor:none] md:h-48 lg:h-60';

/** `undefined` while they are looked for. */
export function NearestList({
  stations,
  now,
}: {
  stations: readonly StationSummaryFragment[] | undefined;
  now: number | null;
}) {
  return (
    <ul className="grid gap-3 lg:grid-cols-3" aria-busy={stations === undefined}>
      {stations?.map((station) => (
        <li key={station.stationId}>
          <StationCard station={station} now={now} />
        </li>
      )) ??
        PLACES.map((key) => (
          <li key={key}>
            <Skeleton className={NEAREST_PLACE} />
          </li>
        ))}
    </ul>
  );
}
