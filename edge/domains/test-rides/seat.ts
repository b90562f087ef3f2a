import { apartMs, freeAt, isBookable, isSlotOf } from '#edge/contract/slots.ts';
import { RIDE_SLOTS, type RideFault } from '#edge/contract/test-rides/booking.ts';
import { rulesOf, WIDEST_APART_MS } from '#edge/contract/test-rides/centre.ts';
import { isTimeZone } from '#edge/contract/time-zones.ts';
import type { Context } from '#edge/graphql/context.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import { centreOf, closingsOf, motorcyclesOf, takenAt } from './ride.sql.ts';

interface Wanted {
  /** The ride itself, which does not stand in its own way. */
  readonly id: string;
  readonly dealerSlug: string;
  readonly productId: number;
  readonly slotAt: number;
}

interface Seat {
  readonly placeId: string;
  readonly productId: string;
  readonly motorcycleId: string;
  readonly slotAt: number;
  readonly seat: number;
}

export interface FreeSeat {
  readonly seat: Seat;
  /** How far apart two rides of the centre with one seat begin at least. */
  readonly apart: number;
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
  by: 'rider' | 'staff' = 'rider',
): Promise<Result<FreeSeat, RideFault>> => {
  const now = clock();
  const around = {
    dealerSlug,
    from: slotAt - WIDEST_APART_MS,
    to: slotAt + WIDEST_APART_MS,
    now,
    except: id,
  };
  const span = { dealerSlug, from: slotAt, to: slotAt + RIDE_SLOTS.lengthMs };
  const [[centre], motorcycles, taken, closings] = await Promise.all([
    readPrimary(centreOf({ dealerSlug })),
    readPrimary(motorcyclesOf({ dealerSlug, productId })),
    readPrimary(takenAt(around)),
    readPrimary(closingsOf(span)),
  ]);
  if (centre === undefined || !isTimeZone(centre.timeZone)) return err('TEST_RIDE_PLACE_UNKNOWN');
  const [first] = motorcycles;
  if (first === undefined) return err('TEST_RIDE_PRODUCT_UNKNOWN');
  const rules = rulesOf(centre, by);
  if (!isBookable(rules, slotAt, now)) return err('TEST_RIDE_SLOT_PAST');
  if (!isSlotOf(rules, { hours: centre.hours, zone: centre.timeZone }, slotAt))
    return err('TEST_RIDE_SLOT_UNKNOWN');
  const room = { seats: centre.seats, resources: motorcycles, taken, closings };
  const free = freeAt(rules, room, slotAt);
  const seat = oneOf(free.seats);
  const motorcycleId = oneOf(free.resources);
  if (seat === undefined || motorcycleId === undefined) return err('TEST_RIDE_SLOT_FULL');
  const { productId: product } = first;
  return ok({
    seat: { placeId: centre.id, productId: product, motorcycleId, slotAt, seat },
    apart: apartMs(rules),
  });
};
