'use client';

import { useMemo } from 'react';
import type { TimeZone } from '#edge/contract/time-zones.ts';
import { useGarage } from '#web/domains/garage/use-garage.ts';
import { useCollection } from '#web/platform/device/use-collection.ts';
import { useOutbox } from '#web/platform/device/use-outbox.ts';
import type { BookServiceMutationVariables } from '#web/platform/graphql/generated/main.ts';
import { type Appointment, appointmentsOf } from './appointments-of.ts';

/** An appointment with the clock of its workshop. */
interface ZonedAppointment extends Pick<Appointment, 'id' | 'date' | 'location'> {
  readonly productName: string;
  /** `unsent`: this device still has to ask for it. */
  readonly status: Appointment['status'] | 'unsent';
  readonly zone: TimeZone;
}

/** Service appointments of all the person's motorcycles, as this device has them. */
export type Appointments =
  | { readonly kind: 'loading' }
  | { readonly kind: 'not-downloaded'; readonly retry: () => void }
  | {
      readonly kind: 'ready';
      readonly appointments: readonly ZonedAppointment[];
      readonly syncedAt: number | null;
      readonly stale: boolean;
      readonly retry: () => void;
    };

const USUAL_ZONE: TimeZone = 'Asia/Jakarta';

/** @param now epoch ms; nothing is ready without it */
export const useAppointments = (now: number | null): Appointments => {
  const garage = useGarage();
  const { records } = useCollection('places');
  const { items } = useOutbox();
  return useMemo((): Appointments => {
    if (garage.kind === 'not-downloaded') return garage;
    if (garage.kind === 'loading' || now === null) return { kind: 'loading' };
    const { vehicles, syncedAt, stale, retry } = garage;
    const places = (records ?? []).map(({ value }) => value);
    const made = vehicles
      .flatMap((vehicle) => appointmentsOf(vehicle, now))
      .map(({ id, date, location, productName, status }): ZonedAppointment => {
        const place = places.find((each) => each.location === location);
        return { id, date, location, productName, status, zone: place?.timeZone ?? USUAL_ZONE };
      });
    const unsent = (items ?? [])
      .filter(({ operation, state }) => operation === 'bookService' && state !== 'sent')
      .map(({ key, variables }): ZonedAppointment => {
        const { param } = variables as BookServiceMutationVariables;
        const place = places.find(({ dealerSlug }) => dealerSlug === param.dealerSlug);
        const vehicle = vehicles.find(({ vin }) => vin === param.vin);
        return {
          id: key,
          date: String(param.slotAt),
          location: place?.location ?? '',
          productName: vehicle?.productName ?? '',
          status: 'unsent',
          zone: place?.timeZone ?? USUAL_ZONE,
        };
      });
    return { kind: 'ready', appointments: [...unsent, ...made], syncedAt, stale, retry };
  }, [garage, records, items, now]);
};
