import { productRecord } from '#edge/contract/catalog/product-record.ts';
import { pageRecord } from '#edge/contract/content/page-record.ts';
import { vehicleRecord } from '#edge/contract/garage/vehicle-record.ts';
import { listingRecord } from '#edge/contract/listings/listing-record.ts';
import { notificationRecord } from '#edge/contract/notifications/notification-record.ts';
import { orderRecord } from '#edge/contract/orders/order-record.ts';
import { addressRecord } from '#edge/contract/places/address-record.ts';
import { placeRecord } from '#edge/contract/places/place-record.ts';
import { offerRecord } from '#edge/contract/sharing/offer-record.ts';
import { shareRecord } from '#edge/contract/sharing/share-record.ts';
import { partRecord } from '#edge/contract/shop/part-record.ts';
import { stationFavouriteRecord } from '#edge/contract/stations/favourite-record.ts';
import { evseStatusRecord, stationRecord } from '#edge/contract/stations/record.ts';
import { rideRecord } from '#edge/contract/test-rides/ride-record.ts';
import type { RecordOf, RecordSchema } from './record-schema.ts';

/** What belongs together for a person, and is kept or removed as one; in the order they are shown. */
export const GROUPS = ['garage', 'stations', 'products', 'places', 'pages'] as const;
export type Group = (typeof GROUPS)[number];

/** `private`: each customer has their own, in a database of their own. */
export type Audience = 'public' | 'private';

export interface SyncedCollection {
  readonly audience: Audience;
  readonly group: Group;
  /** Records of one answer; keeps it near 250 kB at most. */
  readonly pageSize: number;
  /** Devices fetch it when a page needs it; all others are brought along while the person reads. */
  readonly onDemand?: true;
  /**
   * All that `sync` sends and all that a device may keep. Identity and tax numbers, bank accounts,
   * images of documents and other people's phone numbers and emails are in none of them; the
   * telephone numbers are those of places of business.
   */
  readonly record: RecordSchema;
}

/**
 * Every collection that devices keep a copy of. Wire, device stores, allowed fields and inventory come
 * from this table (what a browser needs of it by `npm run codegen`, so that no page loads schemas); db/feed/collections.ts says which rows make up a record, and the domain reads them
 * (`provideRecords`).
 */
export const COLLECTIONS = {
  vehicles: { audience: 'private', group: 'garage', pageSize: 100, record: vehicleRecord },
  shares: { audience: 'private', group: 'garage', pageSize: 500, record: shareRecord },
  shareOffers: { audience: 'private', group: 'garage', pageSize: 100, record: offerRecord },
  listings: { audience: 'private', group: 'garage', pageSize: 100, record: listingRecord },
  stationFavourites: {
    audience: 'private',
    group: 'garage',
    pageSize: 500,
    record: stationFavouriteRecord,
  },
  orders: { audience: 'private', group: 'garage', pageSize: 20, record: orderRecord },
  notifications: {
    audience: 'private',
    group: 'garage',
    pageSize: 200,
    record: notificationRecord,
  },
  testRides: { audience: 'private', group: 'garage', pageSize: 100, record: rideRecord },
  addresses: { audience: 'private', group: 'garage', pageSize: 10, record: addressRecord },
  products: { audience: 'public', group: 'products', pageSize: 10, record: productRecord },
  parts: {
    audience: 'public',
    group: 'products',
    pageSize: 300,
    onDemand: true,
    record: partRecord,
  },
  stations: { audience: 'public', group: 'stations', pageSize: 200, record: stationRecord },
  stationStatus: {
    audience: 'public',
    group: 'stations',
    pageSize: 1_000,
    record: evseStatusRecord,
  },
  places: { audience: 'public', group: 'places', pageSize: 100, record: placeRecord },
  pages: { audience: 'public', group: 'pages', pageSize: 20, record: pageRecord },
} as const satisfies Readonly<Record<string, SyncedCollection>>;

export type Collection = keyof typeof COLLECTIONS;

/** One that everybody may download. */
export type PublicCollection = {
  [C in Collection]: (typeof COLLECTIONS)[C]['audience'] extends 'public' ? C : never;
}[Collection];

/** What a record of each collection is. */
export type Records = {
  readonly [C in Collection]: RecordOf<(typeof COLLECTIONS)[C]['record']>;
};

export const COLLECTION_NAMES = Object.keys(COLLECTIONS) as Collection[];

/** A record of any collection, as the wire carries it. */
export type SyncRecord = Records[Collection];
