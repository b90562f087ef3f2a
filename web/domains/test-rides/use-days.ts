'use client';

import type { PlaceRecord } from '#edge/contract/places/place-record.ts';
import { dayAt, isBookable, midnightOf, slotsOfDay } from '#edge/contract/slots.ts';
import { DESK_NOTICE_MS, RIDE_SLOTS, RIDES } from '#edge/contract/test-rides/booking.ts';
import { DAY_MS } from '#edge/contract/time.ts';
import { TestRideDaysDocument } from '#web/platform/graphql/generated/main/test-ride-days.ts';
import { useMain } from '#web/platform/graphql/use-operation.ts';

interface RideDay {
  /** `YYYY-MM-DD` on the clock of the centre. */
  readonly day: string;
  /** `free` is null where nobody knows. */
  readonly slots: readonly { readonly at: number; readonly free: number | null }[];
}

export interface RideDays {
  /** `known`: the server said what is free. `likely`: from the hours on the device. */
  readonly kind: 'asking' | 'known' | 'likely';
  readonly days: readonly RideDay[];
  readonly retry: () => void;
}

interface Wanted {
  /** `YYYY-MM-DD` */
  readonly from: string;
  readonly now: number;
  /** By staff, who give slots without notice. */
  readonly forDesk: boolean;
}

const likely = (place: PlaceRecord, { from, now, forDesk }: Wanted) =>
  Array.from({ length: RIDES.days }, (_, index): RideDay => {
    const { hoursForSales: hours, timeZone: zone } = place;
    const rules = forDesk ? { ...RIDE_SLOTS, noticeMs: DESK_NOTICE_MS } : RIDE_SLOTS;
    const day = dayAt(midnightOf(from, zone) + index * DAY_MS, zone);
    const slots = slotsOfDay(rules, { hours, zone }, day)
      .filter((at) => isBookable(rules, at, now))
      .map((at) => ({ at, free: null }));
    return { day, slots };
  });

/** Rides a centre still gives of a model, from a day on. */
export const useDays = (
  place: PlaceRecord | undefined,
  productId: number,
  wanted: Wanted,
): RideDays => {
  const { from, forDesk } = wanted;
  const { data, sent, fault, retry } = useMain(
    TestRideDaysDocument,
    place === undefined
      ? null
      : { dealerSlug: place.dealerSlug, productId, from, days: RIDES.days, forDesk },
    { refreshInterval: 60_000 },
  );
  if (place === undefined) return { kind: 'known', days: [], retry };
  const isThis =
    sent?.dealerSlug === place.dealerSlug && sent.productId === productId && sent.from === from;
  if (data && isThis && !fault)
    return {
      kind: 'known',
      days: data.testRideDays.map(({ day, slots }) => ({
        day,
        slots: slots.map(({ startsAt, free }) => ({ at: Date.parse(startsAt), free })),
      })),
      retry,
    };
  if (!fault) return { kind: 'asking', days: [], retry };
  return { kind: 'likely', days: likely(place, wanted), retry };
};
