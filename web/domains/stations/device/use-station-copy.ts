'use client';

import { useMemo } from 'react';
import type { StationRecord } from '#edge/contract/stations/record.ts';
import { type Lack, useCollection } from '../../../platform/device/use-collection.ts';
import { usePacks } from '../packs/use-packs.ts';
import type { StatusOf } from './shown.ts';

/** Why stations are missing from the copy; `areas` because only some areas were taken along. */
export type StationLack = Lack | 'areas';

/** The stations on this device. */
export interface StationCopy {
  readonly stations: readonly StationRecord[];
  readonly statusOf: StatusOf;
  /** When the copy was last brought up to date, epoch ms; `null` while it has never been whole. */
  readonly syncedAt: number | null;
  /** Why stations are missing from it, when they are. */
  readonly incomplete: StationLack | undefined;
}

/**
 * `undefined` until stations were downloaded once: that is not the same as "none". A whole copy needs
 * no packs; where it is missing or lacks stations, the areas taken along fill in. It is a whole
 * register: it is downloaded when the answer of the BFF is on the screen, and read anew only while
 * `isShown`.
 */
export const useStationCopy = (isShown: boolean): StationCopy | undefined => {
  const how = { pullAtOnce: false, isShown };
  const { records: stations, syncedAt, incomplete } = useCollection('stations', how);
  const { records: statuses } = useCollection('stationStatus', how);
  const packs = usePacks();
  return useMemo(() => {
    // Half of a first download is better than nothing, as long as it says what it is.
    const here = stations !== undefined && (syncedAt !== null || incomplete !== undefined);
    const taken = packs !== undefined && packs.saved.length > 0 ? packs : undefined;
    if (!here && taken === undefined) return undefined;
    const byEvse = new Map(statuses?.map(({ id, value }) => [id, value]));
    const kept = new Map<string, StationRecord>();
    if (taken !== undefined && (!here || incomplete !== undefined))
      for (const station of taken.stations) kept.set(station.id, station);
    if (here) for (const { id, value } of stations) kept.set(id, value);
    const packedAt = Math.min(...(taken?.saved.map((pack) => pack.updatedAt) ?? []));
    return {
      stations: [...kept.values()],
      statusOf: (id) => byEvse.get(id) ?? taken?.statuses.get(id),
      syncedAt: here ? syncedAt : packedAt,
      incomplete: here ? incomplete : 'areas',
    };
  }, [stations, statuses, syncedAt, incomplete, packs]);
};
