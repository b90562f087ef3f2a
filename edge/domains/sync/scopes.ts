import type { CollectionName } from '#db/feed/collections.ts';
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
import type { LoadChanged } from '#edge/graphql/changed.ts';
import { loadChangedAddresses } from '../account/index.ts';
import { loadChangedProducts } from '../catalog/index.ts';
import { loadChangedPages } from '../content/index.ts';
import { loadChangedVehicles } from '../garage/index.ts';
import { loadChangedListings } from '../listings/index.ts';
import { loadChangedPlaces } from '../places/index.ts';
import { loadChangedShares } from '../sharing/index.ts';
import { loadChangedParts } from '../shop/index.ts';
import {
  loadChangedFavourites,
  loadChangedStations,
  loadChangedStatuses,
} from '../stations/index.ts';

/** What a device may follow, by the name it keeps it under. */
export interface ScopeRecords {
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

export type ScopeName = keyof ScopeRecords;

export interface Scope<T> {
  readonly collection: CollectionName;
  /** `private`: what the customer who asks may see. */
  readonly audience: 'public' | 'private';
  /** Records of a page; keeps an answer near 250 kB at most. */
  readonly limit: number;
  readonly load: LoadChanged<T>;
}

export const scopes: { readonly [S in ScopeName]: Scope<ScopeRecords[S]> } = {
  products: {
    collection: 'products',
    audience: 'public',
    limit: 10,
    load: loadChangedProducts,
  },
  pages: { collection: 'pages', audience: 'public', limit: 20, load: loadChangedPages },
  places: { collection: 'places', audience: 'public', limit: 100, load: loadChangedPlaces },
  parts: { collection: 'parts', audience: 'public', limit: 300, load: loadChangedParts },
  stations: { collection: 'stations', audience: 'public', limit: 200, load: loadChangedStations },
  stationStatus: {
    collection: 'station-status',
    audience: 'public',
    limit: 1_000,
    load: loadChangedStatuses,
  },
  stationFavourites: {
    collection: 'station-favourites',
    audience: 'private',
    limit: 500,
    load: loadChangedFavourites,
  },
  vehicles: {
    collection: 'vehicles',
    audience: 'private',
    limit: 100,
    load: loadChangedVehicles,
  },
  shares: { collection: 'shares', audience: 'private', limit: 500, load: loadChangedShares },
  addresses: {
    collection: 'addresses',
    audience: 'private',
    limit: 10,
    load: loadChangedAddresses,
  },
  listings: { collection: 'listings', audience: 'private', limit: 100, load: loadChangedListings },
};

export const SCOPES = Object.keys(scopes) as ScopeName[];
