'use client';

import { useMemo } from 'react';
import { rideStatusAt } from '#edge/contract/test-rides/machine.ts';
import type { RideRecord } from '#edge/contract/test-rides/ride-record.ts';
import type { TimeZone } from '#edge/contract/time-zones.ts';
import { useCollection } from '#web/platform/device/use-collection.ts';
import { useOutbox } from '#web/platform/device/use-outbox.ts';
import type { BookTestRideMutationVariables } from '#web/platform/graphql/generated/main.ts';

/** A ride in a list of bookings. */
export interface ListedRide {
  readonly id: string;
  readonly manageKey: string;
  readonly productName: string;
  readonly location: string;
  /** ISO-8601. */
  readonly date: string;
  /** `unsent`: this device still has to ask for it. */
  readonly status: RideRecord['status'] | 'unsent';
  readonly zone: TimeZone;
}

/** The person’s test rides, as this device has them. */
export type Rides =
  | { readonly kind: 'loading' }
  | { readonly kind: 'not-downloaded'; readonly retry: () => void }
  | {
      readonly kind: 'ready';
      readonly rides: readonly ListedRide[];
      readonly syncedAt: number | null;
      readonly stale: boolean;
      readonly retry: () => void;
    };

/** @param now epoch ms; nothing is ready without it */
export const useRides = (now: number | null): Rides => {
  const { records, syncedAt, refresh, retry } = useCollection('testRides');
  const { records: places } = useCollection('places');
  const { items } = useOutbox();
  return useMemo((): Rides => {
    if (records === undefined || now === null) return { kind: 'loading' };
    const failed = refresh === 'unreachable' || refresh === 'no-room';
    if (syncedAt === null) return failed ? { kind: 'not-downloaded', retry } : { kind: 'loading' };
    const made = records.map(
      ({ value: { id, manageKey, productName, location, date, state, timeZone } }): ListedRide => ({
        id,
        manageKey,
        productName,
        location,
        date,
        status: rideStatusAt(state, Date.parse(date), now),
        zone: timeZone,
      }),
    );
    const unsent = (items ?? [])
      .filter(({ operation, state }) => operation === 'bookTestRide' && state !== 'sent')
      .map(({ key, variables }): ListedRide => {
        const { param } = variables as BookTestRideMutationVariables;
        const place = places?.find(({ value }) => value.dealerSlug === param.dealerSlug)?.value;
        return {
          id: key,
          manageKey: param.manageKey,
          productName: '',
          location: place?.location ?? '',
          date: String(param.slotAt),
          status: 'unsent',
          zone: place?.timeZone ?? 'Asia/Jakarta',
        };
      });
    return {
      kind: 'ready',
      rides: [...unsent, ...made],
      syncedAt,
      stale: failed,
      retry,
    };
  }, [records, places, items, syncedAt, refresh, retry, now]);
};
