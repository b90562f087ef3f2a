'use client';

import { useMemo } from 'react';
import type { StationRecord } from '#edge/contract/stations/record.ts';
import type { StatusOf } from '#edge/contract/stations/view.ts';
import { usePacks } from '#web/domains/stations/packs/use-packs.ts';
import { type Lack, useCollection } from '#web/platform/device/use-collection.ts';

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
    const isComplete = stations !== undefined && (syncedAt !== null || incomplete !== undefined);
    const taken = packs !== undefined && packs.saved.length > 0 ? packs : undefined;
    if (!isComplete && taken === undefined) return undefined;
    const byEvse = new Map(statuses?.map(({ id, value }) => [id, value]));
    const byId = new Map<string, StationRecord>();
    if (taken !== undefined && (!isComplete || incomplete !== undefined))
      for (const station of taken.stations) byId.set(station.id, station);
    if (isComplete) for (const { id, value } of stations) byId.set(id, value);
    const packedAt = Math.min(...(taken?.saved.map((pack) => pack.updatedAt) ?? []));
    return {
      stations: [...byId.values()],
      statusOf: (id) => byEvse.get(id) ?? taken?.statuses.get(id),
      syncedAt: isComplete ? syncedAt : packedAt,
      incomplete: isComplete ? incomplete : 'areas',
    };
  }, [stations, statuses, syncedAt, incomplete, packs]);
};
