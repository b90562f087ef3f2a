'use client';

import { useMemo } from 'react';
import type { StationRecord } from '#edge/contract/stations/record.ts';
import { useCollection } from '../../../platform/device/use-collection.ts';
import type { StatusOf } from './shown.ts';

/** The stations on this device. */
export interface StationCopy {
  readonly stations: readonly StationRecord[];
  readonly statusOf: StatusOf;
  /** When the copy was last brought up to date, epoch ms. */
  readonly syncedAt: number;
  /** Stations were given up for lack of room. */
  readonly incomplete: boolean;
}

/** A whole register: it waits until the answer of the BFF is on the screen. */
const LATER = { pullAtOnce: false };

/** `undefined` until the stations were downloaded once: that is not the same as "none". */
export const useStationCopy = (): StationCopy | undefined => {
  const { records: stations, syncedAt, incomplete } = useCollection('stations', LATER);
  const { records: statuses } = useCollection('stationStatus', LATER);
  return useMemo(() => {
    if (stations === undefined || syncedAt === null) return undefined;
    const byEvse = new Map(statuses?.map(({ id, value }) => [id, value]));
    return {
      stations: stations.map(({ value }) => value),
      statusOf: (id) => byEvse.get(id),
      syncedAt,
      incomplete,
    };
  }, [stations, statuses, syncedAt, incomplete]);
};
