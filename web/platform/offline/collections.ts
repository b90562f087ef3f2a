import type { ProductRecord } from '#edge/contract/catalog/product-record.ts';
import type { PageRecord } from '#edge/contract/content/page-record.ts';
import type { VehicleRecord } from '#edge/contract/garage/vehicle-record.ts';
import type { PlaceRecord } from '#edge/contract/places/place-record.ts';
import type { EvseStatusRecord, StationRecord } from '#edge/contract/stations/record.ts';

/** What a record of each collection is. */
export interface Records {
  products: ProductRecord;
  pages: PageRecord;
  places: PlaceRecord;
  stations: StationRecord;
  stationStatus: EvseStatusRecord;
  vehicles: VehicleRecord;
}

export type Collection = keyof Records;

/** A field, or a field of an object in a field. */
type Field<T> = {
  [K in keyof T & string]: K | (T[K] extends object ? `${K}.${keyof T[K] & string}` : never);
}[keyof T & string];

/**
 * What the device may keep (design §8). A record is stored with these fields and no others, at any
 * depth: a name covers the whole value below it unless a dotted name narrows it. Identity and tax
 * numbers, bank accounts, document images and other people's phone numbers are in none of them.
 */
export const STORED_FIELDS = {
  products: true,
  pages: true,
  places: true,
  stations: true,
  stationStatus: true,
  vehicles: [
    ...['vin', 'productName', 'arrivedDate', 'deliveryDate', 'registrationPlate', 'purchaseDate'],
    ...['warrantyValid', 'productCode', 'snapshot', 'generation', 'rsaExpDate', 'isActiveRSA'],
    ...['colorName', 'user.name', 'user.own'],
  ],
} as const satisfies { readonly [C in Collection]: true | readonly Field<Records[C]>[] };

export const PRIVATE_COLLECTIONS: readonly Collection[] = ['vehicles'];

/** Private collections live in the customer's database, the others in the public one. */
export const isPrivate = (collection: Collection): boolean =>
  PRIVATE_COLLECTIONS.includes(collection);

const narrow = (value: unknown, rest: string[]): unknown => {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map((each) => narrow(each, rest));
  return Object.fromEntries(Object.entries(value).filter(([key]) => rest.includes(key)));
};

/** The part of a record that may be written to the device. */
export const storable = (collection: Collection, record: object): object => {
  const allowed: true | readonly string[] = STORED_FIELDS[collection];
  if (allowed === true) return record;
  const kept: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(record)) {
    if (allowed.includes(key)) kept[key] = value;
    const below = allowed
      .filter((name) => name.startsWith(`${key}.`))
      .map((name) => name.slice(key.length + 1));
    if (below.length > 0) kept[key] = narrow(value, below);
  }
  return kept;
};
