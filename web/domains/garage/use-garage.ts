'use client';

import { useMemo } from 'react';
import type { VehicleRecord } from '#edge/contract/garage/vehicle-record.ts';
import { device } from '#web/platform/device/device.ts';
import { useCollection } from '#web/platform/device/use-collection.ts';
import { session as browserSession } from '#web/platform/session/browser.ts';
import { useSession } from '#web/platform/session/use-session.ts';

// Begun while React still takes the page over: who is here, and their store.
if (typeof window !== 'undefined') {
  void browserSession().refresh();
  device();
}

/** The person's motorcycles as this device has them. */
export type Garage =
  | { readonly kind: 'loading' }
  /** Never downloaded, and the network does not answer: not the same as "none". */
  | { readonly kind: 'not-downloaded'; readonly retry: () => void }
  | {
      readonly kind: 'here';
      readonly vehicles: readonly VehicleRecord[];
      /** When the device last had everything, epoch ms; `null`: so far it has a part only. */
      readonly syncedAt: number | null;
      /** The last try to refresh brought nothing. */
      readonly stale: boolean;
      readonly retry: () => void;
    };

/** Own motorcycles before lent ones, then by name and plate. */
const byRank = (a: VehicleRecord, b: VehicleRecord): number =>
  Number(b.user.own) - Number(a.user.own) ||
  a.productName.localeCompare(b.productName) ||
  (a.registrationPlate ?? '').localeCompare(b.registrationPlate ?? '');

export const useGarage = (): Garage => {
  const { records, syncedAt, refresh, retry } = useCollection('vehicles');
  const vehicles = useMemo(() => records?.map(({ value }) => value).sort(byRank), [records]);
  const session = useSession();
  // Nobody ever signed in here, and nobody can be asked: there is nothing to wait for.
  if (session.kind === 'unavailable' && session.lastCustomerId === undefined)
    return { kind: 'not-downloaded', retry: () => void browserSession().refresh() };
  const failed = refresh === 'unreachable' || refresh === 'no-room';
  if (vehicles === undefined || (syncedAt === null && vehicles.length === 0))
    return failed ? { kind: 'not-downloaded', retry } : { kind: 'loading' };
  return { kind: 'here', vehicles, syncedAt, stale: failed, retry };
};

const folded = (text: string): string => text.toLowerCase().replace(/\s+/g, '');

/** Plate (with or without its spaces), VIN or model. */
export const matching = (
  vehicles: readonly VehicleRecord[],
  search: string,
): readonly VehicleRecord[] => {
  const wanted = folded(search);
  return vehicles.filter(({ vin, productName, registrationPlate }) =>
    [vin, productName, registrationPlate ?? ''].some((text) => folded(text).includes(wanted)),
  );
};
