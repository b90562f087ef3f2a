import type { vehicle } from '#db/schema/garage.ts';
import { colorNameOf, productOfGeneration } from '#edge/contract/garage/generation.ts';
import type { VehicleSummary } from '#edge/contract/garage/vehicle-record.ts';
import { vehicleCover } from '#edge/contract/garage/view.ts';
import { iso, isoOrNull } from '#edge/contract/time.ts';

export interface SummaryRow {
  readonly vehicle: typeof vehicle.$inferSelect;
  readonly ownerName: string;
}

/** Picture of the model in its colour, seen from the side. */
export const snapshotOf = ({
  generation,
  colorCode,
  accentCode,
}: Pick<SummaryRow['vehicle'], 'generation' | 'colorCode' | 'accentCode'>): string | null => {
  const product = productOfGeneration(generation);
  if (product === undefined) return null;
  const look = accentCode === null ? colorCode : `${colorCode}--${accentCode}`;
  return `/pictures/models/${product.slug}/${look}/side-960.avif`;
};

/** The vehicle as `customerId`, its owner or a guest, sees it in a list. */
export const summaryOf = (
  { vehicle: v, ownerName }: SummaryRow,
  customerId: string,
  now: number,
): VehicleSummary => {
  const cover = {
    warrantyValid: isoOrNull(v.warrantyUntilAt),
    rsaExpDate: isoOrNull(v.roadsideUntilAt),
  };
  return {
    vin: v.vin,
    productName: productOfGeneration(v.generation)?.name ?? v.productCode,
    productCode: v.productCode,
    generation: v.generation,
    colorName: colorNameOf(v.colorCode),
    snapshot: snapshotOf(v),
    registrationPlate: v.registrationPlate,
    purchaseDate: iso(v.purchasedAt),
    arrivedDate: isoOrNull(v.arrivedAt),
    deliveryDate: isoOrNull(v.deliveredAt),
    ...cover,
    isActiveRSA: vehicleCover(cover, now).isActiveRSA,
    user: { name: ownerName, own: v.ownerId === customerId },
  };
};
