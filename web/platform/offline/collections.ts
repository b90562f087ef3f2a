import type { ProductRecord } from '#edge/contract/catalog/product-record.ts';
import type { PageRecord } from '#edge/contract/content/page-record.ts';
import type { VehicleRecord } from '#edge/contract/garage/vehicle-record.ts';
import type { ListingRecord } from '#edge/contract/listings/listing-record.ts';
import type { AddressRecord } from '#edge/contract/places/address-record.ts';
import type { PlaceRecord } from '#edge/contract/places/place-record.ts';
import type { ShareRecord } from '#edge/contract/sharing/share-record.ts';
import type { PartRecord } from '#edge/contract/shop/part-record.ts';
import type { StationFavouriteRecord } from '#edge/contract/stations/favourite-record.ts';
import type { EvseStatusRecord, StationRecord } from '#edge/contract/stations/record.ts';

/** What a record of each collection is. */
export interface Records {
  products: ProductRecord;
  pages: PageRecord;
  places: PlaceRecord;
  parts: PartRecord;
  stations: StationRecord;
  stationStatus: EvseStatusRecord;
  stationFavourites: StationFavouriteRecord;
  vehicles: VehicleRecord;
  shares: ShareRecord;
  addresses: AddressRecord;
  listings: ListingRecord;
}

export type Collection = keyof Records;

export const PRIVATE_COLLECTIONS: readonly Collection[] = [
  'vehicles',
  'shares',
  'listings',
  'stationFavourites',
  'addresses',
];

/** Private collections live in the customer's database, the others in the public one. */
export const isPrivate = (collection: Collection): boolean =>
  PRIVATE_COLLECTIONS.includes(collection);
