import * as v from 'valibot';
import { assertOneChanged } from '#db/assertion.ts';
import {
  coverAfter,
  ROADSIDE_LIMITS,
  type RoadsideFault,
  SubscriptionParam,
} from '#edge/contract/garage/roadside.ts';
import { isOwner, vehicleFor } from '#edge/domains/garage/access.sql.ts';
import type { Context } from '#edge/graphql/context.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import type { Decision } from '#edge/platform/write/once.ts';
import { extendCover, insertSubscription, packageById, subscriptionById } from './cover.sql.ts';

interface Covered {
  /** Epoch ms. */
  readonly until: number;
}

/** Takes a package for one's own motorcycle; cover begins where the present one ends. */
export const subscribe = async (
  customerId: string,
  input: unknown,
  { readPrimary, clock }: Pick<Context, 'readPrimary' | 'clock'>,
): Promise<Result<Decision<Covered>, RoadsideFault>> => {
  const parsed = v.safeParse(SubscriptionParam, input);
  if (!parsed.success) return err('ROADSIDE_INVALID');
  const { id, vin, packageId } = parsed.output;
  const now = clock();
  const [[stored], [vehicle], [bought]] = await Promise.all([
    readPrimary(subscriptionById({ id })),
    readPrimary(vehicleFor({ vin, customerId, now })),
    readPrimary(packageById({ packageId })),
  ]);
  if (!isOwner(vehicle, customerId)) return err('ROADSIDE_NOT_FOUND');
  // The device sent it again without its key: what the id names has taken effect.
  if (stored !== undefined)
    return stored.customerId === customerId && stored.vehicleId === vehicle.id
      ? ok({ statements: [], outcome: { until: stored.endsAt } })
      : err('ROADSIDE_INVALID');
  if (bought === undefined) return err('ROADSIDE_PACKAGE_UNKNOWN');
  const { startsAt, endsAt } = coverAfter(vehicle.roadsideUntilAt, now, bought.months);
  if (endsAt > now + ROADSIDE_LIMITS.aheadMs) return err('ROADSIDE_TOO_MANY');
  return ok({
    statements: [
      extendCover(vehicle.id, vehicle.roadsideUntilAt, endsAt, now),
      assertOneChanged,
      insertSubscription({
        id,
        packageId,
        customerId,
        startsAt,
        endsAt,
        vehicleId: vehicle.id,
        priceIdr: bought.priceIdr,
        createdAt: now,
      }),
    ],
    outcome: { until: endsAt },
  });
};
