'use client';

import { useMemo } from 'react';
import { searchStations } from '#edge/contract/stations/search.ts';
import {
  ChargingStationNearbyDocument,
  type ChargingStationNearbyQuery,
} from '../../../platform/graphql/generated/main.ts';
import { type Live, useMain } from '../../../platform/graphql/use-operation.ts';
import { useNow } from '../../../ui/use-now.ts';
import { searchOf } from '../device/search.ts';
import { summaryOf } from '../device/shown.ts';
import { useKeepStations } from '../device/use-keep-stations.ts';
import { useStationCopy } from '../device/use-station-copy.ts';
import { type Filters, variablesOf } from './filters.ts';
import type { Position } from './position.ts';

const REFRESH_MS = 60_000;

export interface Nearby extends Live<ChargingStationNearbyQuery> {
  /** The device's copy is shown, and it lacks stations for want of room. */
  readonly incomplete: boolean;
  /** There is no copy on this device and none is made unasked (Save-Data). */
  readonly keep: (() => void) | undefined;
}

/**
 * The nearest stations: from the device's own copy until the BFF answers, by the same rules. A
 * question that was never asked before is answered without signal, too.
 */
export const useNearby = (filters: Filters, position: Position): Nearby => {
  const locating = position.state === 'locating';
  const variables = locating ? null : variablesOf(filters, position.coordinate);
  const live = useMain(ChargingStationNearbyDocument, variables, { refreshInterval: REFRESH_MS });
  const copy = useStationCopy();
  const now = useNow();
  const unanswered = (live.fault !== undefined || live.data === undefined) && !locating;
  const question = JSON.stringify([filters, position.coordinate]);
  const found = useMemo(() => {
    if (!unanswered || copy === undefined || now === null) return undefined;
    const [asked, from] = JSON.parse(question) as [Filters, Position['coordinate']];
    return searchStations(copy.stations, searchOf(asked, from, now), copy.statusOf, now).map(
      (each) => summaryOf(each, copy.statusOf, now),
    );
  }, [unanswered, copy, now, question]);
  const keep = useKeepStations(copy === undefined);
  if (found === undefined || copy === undefined) return { ...live, incomplete: false, keep };
  const { syncedAt: at, incomplete } = copy;
  return { ...live, data: { chargingStationNearby: found }, at, incomplete, keep };
};
