import { EPOCH } from '#db/content/epoch.ts';
import type { riderStatistic } from '#db/schema/garage-leaderboard.ts';
import { vehicles } from './vehicles.ts';

/** Owners who have agreed to be named. */
const NAMED = new Set(['cus_owner2', 'cus_affiliate']);

export const statistics: readonly (typeof riderStatistic.$inferInsert)[] = vehicles.map(
  ({ id, odometerKm = 0, ownerId }) => ({
    vehicleId: id,
    totalTrip: 12 + (odometerKm % 83),
    efficiency: 28 + (odometerKm % 97) / 10,
    isActive: odometerKm > 500,
    named: NAMED.has(ownerId),
    createdAt: EPOCH,
  }),
);
