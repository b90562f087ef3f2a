import { requireCustomer, unauthenticated } from '#edge/auth/policy.ts';
import { colorNameOf, productOfGeneration } from '#edge/contract/garage/generation.ts';
import type { ListingKind } from '#edge/contract/listings/condition.ts';
import { snapshotOf } from '#edge/domains/garage/index.ts';
import { main } from '#edge/graphql/builder.ts';
import { KindEnum } from './enums.ts';
import { ownBatteries, ownVehicles } from './listing.sql.ts';

interface Sellable {
  readonly kind: ListingKind;
  readonly vin: string | null;
  readonly batteryNumber: string | null;
  readonly title: string;
  readonly colorName: string | null;
  readonly snapshot: string | null;
  readonly openListing: string | null;
  readonly refusal: string | null;
}

const SellableRef = main.objectRef<Sellable>('SellableItem').implement({
  fields: (t) => ({
    kind: t.field({ type: KindEnum, resolve: ({ kind }) => kind }),
    vin: t.exposeString('vin', { nullable: true }),
    batteryNumber: t.exposeString('batteryNumber', { nullable: true }),
    title: t.exposeString('title'),
    colorName: t.exposeString('colorName', { nullable: true }),
    snapshot: t.exposeString('snapshot', { nullable: true }),
    openListing: t.exposeString('openListing', {
      nullable: true,
      description: 'Id of the listing that is open for it.',
    }),
    refusal: t.exposeString('refusal', {
      nullable: true,
      description: 'Why it cannot be listed: a code of `saveListing`.',
    }),
  }),
});

main.queryField('sellableItems', (t) =>
  t.field({
    type: [SellableRef],
    description: 'The customer’s own motorcycles and batteries, those out of any motorcycle too.',
    resolve: async (_, __, { read, actor, identity }) => {
      const customerId = identity.claimedCustomerId;
      if (customerId === undefined) throw unauthenticated();
      const [who, vehicles, batteries] = await Promise.all([
        actor(),
        read(ownVehicles({ customerId })),
        read(ownBatteries({ customerId })),
      ]);
      requireCustomer(who);
      return [
        ...vehicles.map(
          ({ vehicle: v, openListing }): Sellable => ({
            kind: 'MOTORCYCLE',
            vin: v.vin,
            batteryNumber: null,
            title: productOfGeneration(v.generation)?.name ?? v.productCode,
            colorName: colorNameOf(v.colorCode),
            snapshot: snapshotOf(v),
            openListing,
            refusal: null,
          }),
        ),
        ...batteries.map(
          ({ battery: b, openListing }): Sellable => ({
            kind: 'BATTERY',
            vin: null,
            batteryNumber: b.serialNumber,
            title: b.model,
            colorName: null,
            snapshot: null,
            openListing,
            refusal:
              b.missingSinceAt !== null
                ? 'LISTING_BATTERY_MISSING'
                : b.locked
                  ? 'LISTING_BATTERY_LOCKED'
                  : null,
          }),
        ),
      ];
    },
  }),
);
