import { eq, inArray } from 'drizzle-orm';
import { changedIds, type FeedPage } from '#db/feed/page.ts';
import { build, prepare } from '#db/query.ts';
import { customer } from '#db/schema/account.ts';
import { vehicle } from '#db/schema/garage.ts';
import { colorNameOf, productOfGeneration } from '#edge/contract/garage/generation.ts';
import type { VehicleRecord } from '#edge/contract/garage/vehicle-record.ts';
import type { LoadChanged } from '#edge/graphql/changed.ts';

const changedVehicles = prepare(
  build
    .select({ vehicle, ownerName: customer.name })
    .from(vehicle)
    .innerJoin(customer, eq(customer.id, vehicle.ownerId))
    .where(inArray(vehicle.id, changedIds)),
);

interface Row {
  readonly vehicle: typeof vehicle.$inferSelect;
  readonly ownerName: string;
}

const iso = (time: number | null): string | null =>
  time === null ? null : new Date(time).toISOString();

const snapshotOf = ({ generation, colorCode, accentCode }: Row['vehicle']): string | null => {
  const product = productOfGeneration(generation);
  if (product === undefined) return null;
  const look = accentCode === null ? colorCode : `${colorCode}--${accentCode}`;
  return `/pictures/models/${product.slug}/${look}/side-960.avif`;
};

/** The vehicle as the owner or a guest who may ride it sees it. */
export const recordOf = (
  row: Row,
  { audience }: Pick<FeedPage, 'audience'>,
  now: number,
): VehicleRecord => {
  const { vehicle: v, ownerName } = row;
  return {
    vin: v.vin,
    productName: productOfGeneration(v.generation)?.name ?? v.productCode,
    productCode: v.productCode,
    generation: v.generation,
    colorName: colorNameOf(v.colorCode),
    snapshot: snapshotOf(v),
    registrationPlate: v.registrationPlate,
    purchaseDate: new Date(v.purchasedAt).toISOString(),
    arrivedDate: iso(v.arrivedAt),
    deliveryDate: iso(v.deliveredAt),
    warrantyValid: iso(v.warrantyUntilAt),
    rsaExpDate: iso(v.roadsideUntilAt),
    isActiveRSA: v.roadsideUntilAt !== null && v.roadsideUntilAt > now,
    user: { name: ownerName, own: v.ownerId === audience },
  };
};

/** The audience of the page is the customer who asks; the feed has already decided what they see. */
export const loadChangedVehicles: LoadChanged<VehicleRecord> = async (page, { read, clock }) => {
  const rows = await read(changedVehicles(page));
  const now = clock();
  return new Map(rows.map((row) => [row.vehicle.id, recordOf(row, page, now)]));
};
