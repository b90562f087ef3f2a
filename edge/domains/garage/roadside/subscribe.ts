import * as v from 'valibot';
import { assertOneChanged } from '#db/assertion.ts';
import type { Query } from '#db/query.ts';
import {
  coverAfter,
  ROADSIDE_LIMITS,
  type RoadsideFault,
  SubscriptionParam,
} from '#edge/contract/garage/roadside.ts';
import { orderIdOfService } from '#edge/contract/garage/service-prices.ts';
import { byLocale, inLocale, type Text } from '#edge/contract/locale.ts';
import { isOwner, vehicleFor } from '#edge/domains/garage/access.sql.ts';
import type { PayFault, PayFor } from '#edge/domains/garage/paid-service.ts';
import type { Context } from '#edge/graphql/context.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import type { Decision } from '#edge/platform/write/once.ts';
import {
  extendCover,
  insertSubscription,
  packageById,
  packageEver,
  subscriptionOfOrder,
} from './cover.sql.ts';

const PAY_FAULTS: Readonly<Record<PayFault, RoadsideFault>> = {
  MANY: 'ROADSIDE_UNPAID_ORDERS',
  OTHER: 'ROADSIDE_INVALID',
};

const NAMES: Text = { en: 'Roadside assistance', id: 'Bantuan di jalan' };

interface Ordered {
  /** The order that the cover is paid with. */
  readonly orderId: string;
}

/** Orders a package for one's own motorcycle; cover begins with its payment, where the present one ends. */
export const subscribe = async (
  customerId: string,
  input: unknown,
  { readPrimary, clock }: Pick<Context, 'readPrimary' | 'clock'>,
  payFor: PayFor,
): Promise<Result<Decision<Ordered>, RoadsideFault>> => {
  const parsed = v.safeParse(SubscriptionParam, input);
  if (!parsed.success) return err('ROADSIDE_INVALID');
  const { id, vin, packageId } = parsed.output;
  const now = clock();
  const [[vehicle], [bought]] = await Promise.all([
    readPrimary(vehicleFor({ vin, customerId, now })),
    readPrimary(packageById({ packageId })),
  ]);
  if (!isOwner(vehicle, customerId)) return err('ROADSIDE_NOT_FOUND');
  if (bought === undefined) return err('ROADSIDE_PACKAGE_UNKNOWN');
  const { endsAt } = coverAfter(vehicle.roadsideUntilAt, now, bought.months);
  const orderId = orderIdOfService(id);
  const name = byLocale((locale) => `${inLocale(NAMES, locale)}: ${inLocale(bought.name, locale)}`);
  const paying = await payFor({
    orderId,
    subject: bought.id,
    slug: bought.id,
    name,
    pieces: [{ name, priceIdr: bought.priceIdr }],
    vin,
    before: null,
    dealerSlug: null,
  });
  if (!paying.ok) return err(PAY_FAULTS[paying.error]);
  // Ordered before: its own cover may be what reaches so far ahead by now.
  const isNew = paying.value.length > 0;
  if (isNew && endsAt > now + ROADSIDE_LIMITS.aheadMs) return err('ROADSIDE_TOO_MANY');
  return ok({ statements: paying.value, outcome: { orderId } });
};

interface PaidCover {
  readonly id: string;
  readonly orderId: string;
  readonly packageId: string;
  readonly vin: string;
  readonly customerId: string;
  readonly priceIdr: number;
}

/** Cover that was paid begins, whoever has the motorcycle by now; nothing when it has begun already. */
export const beginCover = async (
  { id, orderId, packageId, vin, customerId, priceIdr }: PaidCover,
  now: number,
  read: Context['readPrimary'],
): Promise<readonly Query<unknown>[]> => {
  const [[stored], [vehicle], [bought]] = await Promise.all([
    read(subscriptionOfOrder({ orderId })),
    read(vehicleFor({ vin, customerId, now })),
    read(packageEver({ packageId })),
  ]);
  if (stored !== undefined || vehicle === undefined || bought === undefined) return [];
  const { startsAt, endsAt } = coverAfter(vehicle.roadsideUntilAt, now, bought.months);
  return [
    extendCover(vehicle.id, vehicle.roadsideUntilAt, endsAt, now),
    assertOneChanged,
    insertSubscription({
      id,
      orderId,
      packageId,
      customerId,
      startsAt,
      endsAt,
      vehicleId: vehicle.id,
      priceIdr,
      createdAt: now,
    }),
  ];
};
