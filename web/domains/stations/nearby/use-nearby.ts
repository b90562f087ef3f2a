'use client';

import { useMemo } from 'react';
import type { Coordinate } from '#edge/contract/stations/geo.ts';
import { type StationAt, searchStations } from '#edge/contract/stations/search.ts';
import { summaryOnWire } from '#edge/contract/stations/view.ts';
import { keepStations, useAsksToKeep } from '#web/domains/stations/device/keep-stations.ts';
import { searchOf } from '#web/domains/stations/device/search.ts';
import { useFavourites } from '#web/domains/stations/device/use-favourites.ts';
import { type StationLack, useStationCopy } from '#web/domains/stations/device/use-station-copy.ts';
import type { Position } from '#web/platform/device/position.ts';
import { ChargingStationNearbyDocument } from '#web/platform/graphql/generated/main/charging-station-nearby.ts';
import type { ChargingStationNearbyQuery } from '#web/platform/graphql/generated/main.ts';
import { type Live, useMain } from '#web/platform/graphql/use-operation.ts';
import { useNow } from '#web/ui/use-now.ts';
import { type Filters, variablesOf } from './filters.ts';

const REFRESH_MS = 60_000;
/** More pins than a country has chargers would only cost time. */
const MOST_PINS = 5_000;
const COUNTRY_METRES = 6_000_000;

export interface Nearby extends Live<ChargingStationNearbyQuery> {
  /** Where distances are measured from. */
  readonly from: Coordinate;
  /** The device was asked where it is, and that is waited for. */
  readonly locating: boolean;
  /** The device's copy is shown, and it lacks stations. */
  readonly incomplete: StationLack | undefined;
  /** There is no copy on this device and none is made unasked (Save-Data). */
  readonly keep: (() => void) | undefined;
  /** Every station of the device's copy that passes, wherever it is; `undefined` without a copy. */
  readonly everywhere: readonly ReturnType<typeof summaryOnWire>[] | undefined;
}

const NO_IDS: readonly string[] = [];

/**
 * The nearest stations: from the device's own copy until the BFF answers, by the same rules. A
 * question that was never asked before is answered without signal, too. `wide` adds what a map needs.
 */
export const useNearby = (filters: Filters, position: Position, wide: boolean): Nearby => {
  const locating = position.state === 'locating' && filters.city === null;
  const { lat, lon } = filters.city ?? position.coordinate;
  const favourites = useFavourites();
  const ids = favourites === undefined ? NO_IDS : [...favourites];
  const waiting = locating || (filters.favourites && favourites === undefined);
  const variables = waiting ? null : variablesOf(filters, { lat, lon }, ids);
  const live = useMain(ChargingStationNearbyDocument, variables, { refreshInterval: REFRESH_MS });
  const unanswered = (live.fault !== undefined || live.data === undefined) && !waiting;
  const asksToKeep = useAsksToKeep();
  const copy = useStationCopy(unanswered || wide || asksToKeep);
  const now = useNow();
  const question = JSON.stringify([filters, { lat, lon }, filters.favourites ? ids : NO_IDS]);
  const offline = useMemo(() => {
    if (!unanswered || copy === undefined || now === null) return undefined;
    const [filters, from, marked] = JSON.parse(question) as [Filters, Coordinate, string[]];
    const search = searchOf(filters, from, marked, now);
    return searchStations(copy.stations, search, copy.statusOf, now).map((each) =>
      summaryOnWire(each, { statusOf: copy.statusOf, now, wish: search }),
    );
  }, [unanswered, copy, now, question]);
  const everywhere = useMemo(() => {
    if (!wide || copy === undefined || now === null) return undefined;
    const [filters, from, marked] = JSON.parse(question) as [Filters, Coordinate, string[]];
    const nearest = searchOf(filters, from, marked, now);
    const search = {
      ...nearest,
      limit: MOST_PINS,
      radius: COUNTRY_METRES,
      order: 'DISTANCE' as const,
    };
    return searchStations(copy.stations, search, copy.statusOf, now).map((each: StationAt) =>
      summaryOnWire(each, { statusOf: copy.statusOf, now, wish: search }),
    );
  }, [wide, copy, now, question]);
  const keep = asksToKeep && copy === undefined ? keepStations : undefined;
  // The same answer until something in it changes, so that who shows it need not show it again.
  return useMemo(() => {
    const shared = { from: { lat, lon }, locating, keep, everywhere };
    if (offline === undefined || copy === undefined)
      return { ...live, ...shared, incomplete: undefined };
    const { syncedAt, incomplete } = copy;
    const at = syncedAt ?? undefined;
    return { ...live, ...shared, data: { chargingStationNearby: offline }, at, incomplete };
  }, [live, offline, copy, everywhere, keep, locating, lat, lon]);
};
