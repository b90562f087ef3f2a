import { and, eq } from 'drizzle-orm';
import { assertOneChanged } from '#db/assertion.ts';
import { build, type Query, query } from '#db/query.ts';
import { battery, vehicle } from '#db/schema/garage.ts';
import { dropBookings } from './booking/booking.sql.ts';
import { forgetConsent } from './leaderboard/leaderboard.sql.ts';

export interface Handover {
  readonly vehicleId: string;
  readonly from: string;
  readonly to: string;
  /** Epoch ms. */
  readonly now: number;
}

/**
 * A motorcycle gets another owner, with the batteries in it; warranty and roadside assistance are its
 * own and follow, appointments of others at workshops do not. Aborts the batch when it is not `from`'s any more.
 */
export const changeHands = ({ vehicleId, from, to, now }: Handover): Query<unknown>[] => [
  query(
    build
      .update(vehicle)
      .set({ ownerId: to, updatedAt: now })
      .where(and(eq(vehicle.id, vehicleId), eq(vehicle.ownerId, from))),
  ),
  assertOneChanged,
  query(
    build
      .update(battery)
      .set({ ownerId: to, updatedAt: now })
      .where(and(eq(battery.vehicleId, vehicleId), eq(battery.ownerId, from))),
  ),
  ...dropBookings(vehicleId, to, now),
  forgetConsent(vehicleId),
];
