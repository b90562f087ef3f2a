import { GraphQLScalarType } from 'graphql';
import type { ProductRecord } from '../contract/catalog/product-record.ts';
import type { PageRecord } from '../contract/content/page-record.ts';
import type { VehicleRecord } from '../contract/garage/vehicle-record.ts';
import type { ListingRecord } from '../contract/listings/listing-record.ts';
import type { AddressRecord } from '../contract/places/address-record.ts';
import type { PlaceRecord } from '../contract/places/place-record.ts';
import type { ShareRecord } from '../contract/sharing/share-record.ts';
import type { PartRecord } from '../contract/shop/part-record.ts';
import type { StationFavouriteRecord } from '../contract/stations/favourite-record.ts';
import type { EvseStatusRecord, StationRecord } from '../contract/stations/record.ts';

interface Records {
  ProductRecord: ProductRecord;
  PageRecord: PageRecord;
  PlaceRecord: PlaceRecord;
  PartRecord: PartRecord;
  StationRecord: StationRecord;
  EvseStatusRecord: EvseStatusRecord;
  StationFavouriteRecord: StationFavouriteRecord;
  VehicleRecord: VehicleRecord;
  ShareRecord: ShareRecord;
  AddressRecord: AddressRecord;
  ListingRecord: ListingRecord;
}

/**
 * Records that devices keep whole are scalars: nothing selects from them, their shape is the
 * interface of the same name in `edge/contract`, and codegen gives the web that type.
 */
export type RecordScalars = {
  [Name in keyof Records]: { Input: never; Output: Records[Name] };
};

/** Where each shape is declared, for codegen and for the schema's readers. */
export const RECORD_MODULES: Readonly<Record<keyof Records, string>> = {
  ProductRecord: 'edge/contract/catalog/product-record.ts',
  PageRecord: 'edge/contract/content/page-record.ts',
  PlaceRecord: 'edge/contract/places/place-record.ts',
  PartRecord: 'edge/contract/shop/part-record.ts',
  StationRecord: 'edge/contract/stations/record.ts',
  EvseStatusRecord: 'edge/contract/stations/record.ts',
  StationFavouriteRecord: 'edge/contract/stations/favourite-record.ts',
  VehicleRecord: 'edge/contract/garage/vehicle-record.ts',
  ShareRecord: 'edge/contract/sharing/share-record.ts',
  AddressRecord: 'edge/contract/places/address-record.ts',
  ListingRecord: 'edge/contract/listings/listing-record.ts',
};

export const recordScalar = (name: keyof Records): GraphQLScalarType =>
  new GraphQLScalarType({
    name,
    description: `JSON; its shape is \`${name}\` in ${RECORD_MODULES[name]}.`,
  });
