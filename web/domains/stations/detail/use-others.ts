'use client';

import { useMemo } from 'react';
import { LIMITS } from '#edge/contract/stations/params.ts';
import { searchStations } from '#edge/contract/stations/search.ts';
import { summaryOnWire } from '#edge/contract/stations/view.ts';
import { checkSearch } from '#edge/contract/validators/stations.ts';
import { useStationCopy } from '#web/domains/stations/device/use-station-copy.ts';
import { ChargingStationNearbyDocument } from '#web/platform/graphql/generated/main/charging-station-nearby.ts';
import type { StationSummaryFragment } from '#web/platform/graphql/generated/main.ts';
import { useMain } from '#web/platform/graphql/use-operation.ts';
import { nearestOthers } from './nearest-others.ts';
import type { Station } from './station.ts';

const SHOWN = 3;

/** The nearest others with a connector of the same kind, by distance from here. */
export const useOthers = (
  station: Station,
  now: number | null,
): readonly StationSummaryFragment[] => {
  const { stationId, coordinate } = station;
  const connectors = [...new Set(station.connectors.map(({ standard }) => standard))];
  const search = {
    ...coordinate,
    connector: connectors,
    limit: SHOWN + 1,
    radius: LIMITS.maxRadius,
  };
  const live = useMain(ChargingStationNearbyDocument, {
    params: search,
    chargingStationType: null,
    price: null,
  }).data?.chargingStationNearby;
  const copy = useStationCopy(live === undefined);
  const question = JSON.stringify({
    ...coordinate,
    connectors,
    limit: SHOWN + 1,
    radius: LIMITS.maxRadius,
  });
  const offline = useMemo(() => {
    if (live !== undefined || copy === undefined || now === null) return [];
    const checked = checkSearch(JSON.parse(question));
    if (!checked.ok) return [];
    return searchStations(copy.stations, checked.value, copy.statusOf, now).map((hit) =>
      summaryOnWire(hit, { statusOf: copy.statusOf, now, wish: checked.value }),
    );
  }, [live, copy, now, question]);
  return nearestOthers(live ?? offline, stationId, SHOWN);
};
