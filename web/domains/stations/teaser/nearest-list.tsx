'use client';

import { StationCard } from '#web/domains/stations/nearby/station-card.tsx';
import type { StationSummaryFragment } from '#web/platform/graphql/generated/main.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

const PLACES = ['a', 'b', 'c'];

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
            <Skeleton className="h-40 w-full rounded-xl" />
          </li>
        ))}
    </ul>
  );
}
