'use client';

import { canStillBook, slotsOf } from '#edge/contract/garage/service-slots.ts';
import type { PlaceRecord } from '#edge/contract/places/place-record.ts';
import { ServiceSlotsDocument } from '#web/platform/graphql/generated/main/service-slots.ts';
import { useMain } from '#web/platform/graphql/use-operation.ts';

export interface Slots {
  /** `known`: the server said which are free. `likely`: from the hours on the device, nobody asked. */
  readonly kind: 'asking' | 'known' | 'likely';
  /** `free` is null where nobody knows. */
  readonly slots: readonly { readonly at: number; readonly free: number | null }[];
}

/** What a workshop gives on a day. */
export const useSlots = (place: PlaceRecord | undefined, day: string, now: number): Slots => {
  const variables =
    place === undefined || day === '' ? null : { dealerSlug: place.dealerSlug, day };
  const { data, fault } = useMain(ServiceSlotsDocument, variables);
  if (place === undefined || day === '') return { kind: 'known', slots: [] };
  if (data)
    return {
      kind: 'known',
      slots: data.serviceSlots.map(({ startsAt, free }) => ({ at: Date.parse(startsAt), free })),
    };
  if (!fault) return { kind: 'asking', slots: [] };
  return {
    kind: 'likely',
    slots: slotsOf(place.hoursForService, place.timeZone, day)
      .filter((at) => canStillBook(at, now))
      .map((at) => ({ at, free: null })),
  };
};
