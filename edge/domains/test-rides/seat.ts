import { isTimeZone } from '#edge/contract/hours.ts';
import { apartMs, freeAt, isBookable, isSlotOf, type SlotRules } from '#edge/contract/slots.ts';
import { RIDE_SLOTS, type RideFault } from '#edge/contract/test-rides/booking.ts';
import type { Context } from '#edge/graphql/context.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import { centreOf, motorcyclesOf, takenAt } from './ride.sql.ts';

interface Wanted {
  /** The ride itself, which does not stand in its own way. */
  readonly id: string;
  readonly dealerSlug: string;
  readonly productId: number;
  readonly slotAt: number;
}

export interface Seat {
  readonly placeId: string;
  readonly productId: string;
  readonly motorcycleId: string;
  readonly slotAt: number;
  readonly seat: number;
}

/** Not the first: many who come at once would all try for that one, and again for the next. */
const oneOf = <T>(free: readonly T[]): T | undefined =>
  free[Math.floor(Math.random() * free.length)];

/**
 * A companion and a motorcycle that are free at a slot. Two who see the same ones free
 * are told apart by the statement that writes; the later one decides again (`once`).
 */
export const findSeat = async (
  { id, dealerSlug, productId, slotAt }: Wanted,
  { readPrimary, clock }: Pick<Context, 'readPrimary' | 'clock'>,
  rules: SlotRules = RIDE_SLOTS,
): Promise<Result<Seat, RideFault>> => {
  const now = clock();
  const apart = apartMs(rules);
  const around = { dealerSlug, from: slotAt - apart, to: slotAt + apart, now, except: id };
  const [[centre], motorcycles, taken] = await Promise.all([
    readPrimary(centreOf({ dealerSlug })),
    readPrimary(motorcyclesOf({ dealerSlug, productId })),
    readPrimary(takenAt(around)),
  ]);
  if (centre === undefined || !isTimeZone(centre.timeZone)) return err('TEST_RIDE_PLACE_UNKNOWN');
  const [first] = motorcycles;
  if (first === undefined) return err('TEST_RIDE_PRODUCT_UNKNOWN');
  if (!isBookable(rules, slotAt, now)) return err('TEST_RIDE_SLOT_PAST');
  if (!isSlotOf(rules, { hours: centre.hours, zone: centre.timeZone }, slotAt))
    return err('TEST_RIDE_SLOT_UNKNOWN');
  const free = freeAt(rules, { seats: centre.seats, resources: motorcycles, taken }, slotAt);
  const seat = oneOf(free.seats);
  const motorcycleId = oneOf(free.resources);
  if (seat === undefined || motorcycleId === undefined) return err('TEST_RIDE_SLOT_FULL');
  return ok({ placeId: centre.id, productId: first.productId, motorcycleId, slotAt, seat });
};
