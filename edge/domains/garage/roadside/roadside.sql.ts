import { and, asc, count, eq, gt, isNull, sql } from 'drizzle-orm';
import { build, prepare, type Query, query } from '#db/query.ts';
import { vehicle } from '#db/schema/garage.ts';
import {
  roadsidePackage,
  roadsideRequest,
  roadsideSubscription,
} from '#db/schema/garage-roadside.ts';

const p = sql.placeholder;

export const activePackages = prepare(
  build
    .select()
    .from(roadsidePackage)
    .where(eq(roadsidePackage.isActive, true))
    .orderBy(asc(roadsidePackage.orderSequence)),
);

export type PackageRow = ReturnType<ReturnType<typeof activePackages>['map']>[number];

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

export const requestsSince = prepare(
  build
    .select({ count: count() })
    .from(roadsideRequest)
    .where(
      and(
        eq(roadsideRequest.customerId, p('customerId')),
        gt(roadsideRequest.receivedAt, p('since')),
      ),
    ),
);

export const insertRequest = (row: typeof roadsideRequest.$inferInsert): Query<unknown> =>
  query(build.insert(roadsideRequest).values(row).onConflictDoNothing());
