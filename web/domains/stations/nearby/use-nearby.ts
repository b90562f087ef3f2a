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
import { useStationCopy } from '../device/use-station-copy.ts';
import { type Filters, variablesOf } from './filters.ts';
import type { Position } from './position.ts';

const REFRESH_MS = 60_000;

/**
 * The nearest stations: from the BFF, and where it cannot be asked from the device's own copy, by
 * the same rules. A question that was never asked before is answered without signal, too.
 */
export const useNearby = (
  filters: Filters,
  position: Position,
): Live<ChargingStationNearbyQuery> => {
  const locating = position.state === 'locating';
  const variables = locating ? null : variablesOf(filters, position.coordinate);
  const live = useMain(ChargingStationNearbyDocument, variables, { refreshInterval: REFRESH_MS });
  const copy = useStationCopy();
  const now = useNow();
  const unanswered = live.fault !== undefined && !locating;
  const question = JSON.stringify([filters, position.coordinate]);
  const found = useMemo(() => {
    if (!unanswered || copy === undefined || now === null) return undefined;
    const [asked, from] = JSON.parse(question) as [Filters, Position['coordinate']];
    return searchStations(copy.stations, searchOf(asked, from, now), copy.statusOf, now).map(
      (each) => summaryOf(each, copy.statusOf, now),
    );
  }, [unanswered, copy, now, question]);
  if (found === undefined || copy === undefined) return live;
  return { ...live, data: { chargingStationNearby: found }, at: copy.syncedAt };
};
