import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { build, prepare, type Query, query, type RowOf } from '#db/query.ts';
import { vehicle } from '#db/schema/garage.ts';
import {
  roadsidePackage,
  roadsideRequest,
  roadsideSubscription,
} from '#db/schema/garage-roadside.ts';
import { limitOf } from '#edge/platform/write/limit.ts';

const p = sql.placeholder;

export const activePackages = prepare(
  build
    .select()
    .from(roadsidePackage)
    .where(eq(roadsidePackage.isActive, true))
    .orderBy(asc(roadsidePackage.orderSequence)),
);

export type PackageRow = RowOf<typeof activePackages>;

export const packageById = prepare(
  build
    .select()
    .from(roadsidePackage)
    .where(and(eq(roadsidePackage.id, p('packageId')), eq(roadsidePackage.isActive, true))),
);

export const subscriptionById = prepare(
  build
    .select()
    .from(roadsideSubscription)
    .where(eq(roadsideSubscription.id, p('id'))),
);

export const insertSubscription = (row: typeof roadsideSubscription.$inferInsert): Query<unknown> =>
  query(build.insert(roadsideSubscription).values(row));

/** Moves the end of cover, if it still is where it was seen. */
export const extendCover = (
  vehicleId: string,
  from: number | null,
  to: number,
  now: number,
): Query<unknown> =>
  query(
    build
      .update(vehicle)
      .set({ roadsideUntilAt: to, updatedAt: now })
      .where(
        and(
          eq(vehicle.id, vehicleId),
          from === null ? isNull(vehicle.roadsideUntilAt) : eq(vehicle.roadsideUntilAt, from),
        ),
      ),
  );

/** Calls for help of one customer since a moment. */
export const requestsSince = limitOf<{ customerId: string; since: number }>(
  sql`SELECT count(*) FROM roadside_request
    WHERE customer_id = ${p('customerId')} AND received_at > ${p('since')}`,
);

export const insertRequest = (row: typeof roadsideRequest.$inferInsert): Query<unknown> =>
  query(build.insert(roadsideRequest).values(row).onConflictDoNothing());
