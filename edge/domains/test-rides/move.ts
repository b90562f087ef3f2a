import { and, eq, gt, lte } from 'drizzle-orm';
import { testRide } from '#db/schema/test-rides.ts';
import { canMove } from '#edge/contract/machine.ts';
import { dayAt } from '#edge/contract/slots.ts';
import { RIDES, type RideFault } from '#edge/contract/test-rides/booking.ts';
import type { MoveRide } from '#edge/contract/test-rides/desk.ts';
import { isOpenToRider, rideMachine, type StaffMove } from '#edge/contract/test-rides/machine.ts';
import { isTimeZone } from '#edge/contract/time-zones.ts';
import type { Context } from '#edge/graphql/context.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import type { Decision } from '#edge/platform/write/once.ts';
import { nextSequence, type RideRow, rideById, rideByKey, rideMover } from './ride.sql.ts';

type Store = Pick<Context, 'readPrimary' | 'clock'>;
type Decided = Result<Decision<null>, RideFault>;

const NOTHING: Decided = ok({ statements: [], outcome: null });

/** By whoever has the link, until it begins. A repeat is a success. */
export const cancelRide = async (manageKey: string, store: Store): Promise<Decided> => {
  const now = store.clock();
  const [row] = await store.readPrimary(rideByKey({ manageKey }));
  if (row === undefined || canMove(rideMachine, 'confirm', row.ride.state))
    return err('TEST_RIDE_NOT_FOUND');
  const { id, state, slotAt } = row.ride;
  if (state === 'CANCELLED') return NOTHING;
  if (!isOpenToRider(state, slotAt, now)) return err('TEST_RIDE_MOVE_IMPOSSIBLE');
  return ok({
    statements: rideMover.move('cancel', {
      id,
      guard: gt(testRide.slotAt, now),
      set: { sequence: nextSequence, updatedAt: now },
    }),
    outcome: null,
  });
};

/** What stands in the way of a move beside the state. */
const faultOf = ({ ride, timeZone }: RideRow, { move, waiver }: MoveRide, now: number) => {
  if (move === 'miss' && now < ride.slotAt + RIDES.graceMs) return 'TEST_RIDE_TOO_EARLY';
  if (move !== 'checkIn') return undefined;
  if (!waiver) return 'TEST_RIDE_WAIVER_MISSING';
  const zone = isTimeZone(timeZone) ? timeZone : 'Asia/Jakarta';
  // A ride after midnight belongs to the evening before: half a day to either side is its day, too.
  const near = Math.abs(now - ride.slotAt) <= RIDES.sameDayMs;
  return near || dayAt(now, zone) === dayAt(ride.slotAt, zone) ? undefined : 'TEST_RIDE_TOO_EARLY';
};

const columnsOf = (move: StaffMove, now: number) => {
  if (move === 'checkIn') return { waiverAt: now };
  return move === 'cancel' ? { sequence: nextSequence } : {};
};

/** Staff take a ride on. A repeat is a success. */
export const moveRideAtDesk = async (
  input: MoveRide,
  staffId: string,
  store: Store,
): Promise<Decided> => {
  const { id, move, note } = input;
  const now = store.clock();
  const [row] = await store.readPrimary(rideById({ id }));
  if (row === undefined || canMove(rideMachine, 'confirm', row.ride.state))
    return err('TEST_RIDE_NOT_FOUND');
  if (row.ride.state === rideMachine.moves[move].to) return NOTHING;
  if (!canMove(rideMachine, move, row.ride.state)) return err('TEST_RIDE_MOVE_IMPOSSIBLE');
  const fault = faultOf(row, input, now);
  if (fault !== undefined) return err(fault);
  const began = move === 'miss' ? lte(testRide.slotAt, now - RIDES.graceMs) : undefined;
  return ok({
    statements: rideMover.move(move, {
      id,
      guard: and(eq(testRide.slotAt, row.ride.slotAt), began),
      set: {
        ...columnsOf(move, now),
        movedBy: staffId,
        ...(note === '' ? {} : { note }),
        updatedAt: now,
      },
    }),
    outcome: null,
  });
};
