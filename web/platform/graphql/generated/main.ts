// Written by `npm run codegen`.
import type { TrustedDocument } from '../send.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { EvseStatusRecord, StationRecord } from '../../../../edge/contract/stations/record.ts';
import type { PageRecord } from '../../../../edge/contract/content/page-record.ts';
import type { PlaceRecord } from '../../../../edge/contract/places/place-record.ts';
import type { ProductRecord } from '../../../../edge/contract/catalog/product-record.ts';
import type { VehicleRecord } from '../../../../edge/contract/garage/vehicle-record.ts';
export type ChargingPrice =
  | 'FREE'
  | 'PER_KWH'
  | 'PER_MINUTE'
  | 'PER_SESSION';

/** What is left out does not filter. */
export type ChargingStationNearbyParams = {
  readonly cityName?: string | null | undefined;
  /** Slug of the model that has to charge there. */
  readonly compatibleWith?: string | null | undefined;
  readonly connector?: ReadonlyArray<ConnectorStandard> | null | undefined;
  /** All of them. */
  readonly feature?: ReadonlyArray<StationFeature> | null | undefined;
  /** An EVSE that fits is free, by a report under a day old. */
  readonly freeNow?: boolean | null | undefined;
  readonly includeUnknownCompatibility?: boolean | null | undefined;
  readonly lat: number;
  /** Up to 500; 20 when left out. */
  readonly limit?: number | null | undefined;
  readonly lon: number;
  readonly maxPricePerKwh?: number | null | undefined;
  /** Watts, of one connector that fits. */
  readonly minPower?: number | null | undefined;
  /** Surely allowed; unknown is not yes. */
  readonly motorcycleAllowed?: boolean | null | undefined;
  readonly openAt?: string | null | undefined;
  readonly openNow?: boolean | null | undefined;
  /** Open after the ride there, from now or `openAt`. */
  readonly openOnArrival?: boolean | null | undefined;
  /** Metres, up to 500,000; 100,000 when left out. A city, words or ids reach anywhere. */
  readonly radius?: number | null | undefined;
  /** Beginnings of words of the name, address, city, operator. */
  readonly search?: string | null | undefined;
  /** Only these, e.g. favourites; up to 200. */
  readonly stationIds?: ReadonlyArray<string> | null | undefined;
};

export type ChargingStationType =
  | 'BATTERY_SWAP'
  | 'BOOST_CHARGE'
  | 'DESTINATION_CHARGE'
  | 'PUBLIC_CHARGE';

export type ConnectorStandard =
  | 'ALVA_BOOST'
  | 'BATTERY_CABINET'
  | 'CHADEMO'
  | 'DOMESTIC_F'
  | 'GBT_AC'
  | 'GBT_DC'
  | 'IEC_62196_T1'
  | 'IEC_62196_T1_COMBO'
  | 'IEC_62196_T2'
  | 'IEC_62196_T2_COMBO';

export type CustomerType =
  | 'company'
  | 'personal';

export type Day =
  | 'FRIDAY'
  | 'MONDAY'
  | 'SATURDAY'
  | 'SUNDAY'
  | 'THURSDAY'
  | 'TUESDAY'
  | 'WEDNESDAY';

export type EvseStatus =
  | 'AVAILABLE'
  | 'BLOCKED'
  | 'CHARGING'
  | 'INOPERATIVE'
  | 'OUTOFORDER'
  | 'PLANNED'
  | 'REMOVED'
  | 'RESERVED'
  | 'UNKNOWN';

export type Gender =
  | 'FEMALE'
  | 'MALE';

export type Locale =
  | 'en'
  | 'id';

export type PowerType =
  | 'AC_1_PHASE'
  | 'AC_3_PHASE'
  | 'DC';

export type StationFeature =
  | 'CAFE'
  | 'CANOPY'
  | 'LIGHTING'
  | 'MINIMARKET'
  | 'PRAYER_ROOM'
  | 'SECURITY'
  | 'SERVICE_CENTER'
  | 'TOILET'
  | 'WIFI';

/** A collection that devices keep a copy of. */
export type SyncScope =
  | 'pages'
  | 'places'
  | 'products'
  | 'stationStatus'
  | 'stations'
  | 'vehicles';

export type ChargingStationDetailQueryVariables = Exact<{
  key: string;
  locale: Locale;
}>;


export type ChargingStationDetailQuery = { readonly getChargingStationDetail: { readonly stationId: string, readonly locationName: string, readonly operatorName: string | null, readonly address: string, readonly cityName: string, readonly provinceName: string, readonly timeZone: string, readonly chargingType: ChargingStationType, readonly chargingFeature: ReadonlyArray<StationFeature>, readonly motorcycleAllowed: boolean | null, readonly operatingHour: string | null, readonly isOpen: boolean | null, readonly price: number | null, readonly availableConnector: number | null, readonly totalConnector: number, readonly status: EvseStatus, readonly phoneNumber: string | null, readonly whatsapp: string | null, readonly gmapsUrl: string, readonly description: string | null, readonly howToUse: string | null, readonly lastConfirmed: string | null, readonly isDemo: boolean, readonly source: string, readonly coordinate: { readonly lat: number, readonly lon: number }, readonly compatible: ReadonlyArray<{ readonly productName: string, readonly isCompatible: boolean | null }>, readonly opHours: ReadonlyArray<{ readonly day: Day, readonly time: string }>, readonly prices: { readonly kinds: ReadonlyArray<ChargingPrice>, readonly perKwh: number | null, readonly perMinute: number | null, readonly perSession: number | null }, readonly connectors: ReadonlyArray<{ readonly evsesId: string, readonly connectorId: string, readonly standard: ConnectorStandard, readonly powerType: PowerType | null, readonly status: EvseStatus, readonly since: string | null, readonly lastUpdated: string | null, readonly maxElectricPower: number | null, readonly maxAmperage: number | null }> } | null };

export type ChargingStationNearbyQueryVariables = Exact<{
  params: ChargingStationNearbyParams;
  chargingStationType?: ReadonlyArray<ChargingStationType> | ChargingStationType | null | undefined;
  price?: ReadonlyArray<ChargingPrice> | ChargingPrice | null | undefined;
}>;


export type ChargingStationNearbyQuery = { readonly chargingStationNearby: ReadonlyArray<{ readonly stationId: string, readonly locationName: string, readonly address: string, readonly cityName: string, readonly distance: number | null, readonly chargingType: ChargingStationType, readonly availableConnector: number | null, readonly totalConnector: number, readonly status: EvseStatus, readonly isOpen: boolean | null, readonly operatingHour: string | null, readonly price: number | null, readonly motorcycleAllowed: boolean | null, readonly isDemo: boolean, readonly prices: { readonly kinds: ReadonlyArray<ChargingPrice>, readonly perKwh: number | null, readonly perMinute: number | null, readonly perSession: number | null }, readonly connectors: ReadonlyArray<{ readonly lastUpdated: string | null, readonly maxElectricPower: number | null }> }> };

export type StationSummaryFragment = { readonly stationId: string, readonly locationName: string, readonly address: string, readonly cityName: string, readonly distance: number | null, readonly chargingType: ChargingStationType, readonly availableConnector: number | null, readonly totalConnector: number, readonly status: EvseStatus, readonly isOpen: boolean | null, readonly operatingHour: string | null, readonly price: number | null, readonly motorcycleAllowed: boolean | null, readonly isDemo: boolean, readonly prices: { readonly kinds: ReadonlyArray<ChargingPrice>, readonly perKwh: number | null, readonly perMinute: number | null, readonly perSession: number | null }, readonly connectors: ReadonlyArray<{ readonly lastUpdated: string | null, readonly maxElectricPower: number | null }> };

export type ExperienceCentersQueryVariables = Exact<{ [key: string]: never; }>;


export type ExperienceCentersQuery = { readonly ExperienceCenter: ReadonlyArray<{ readonly id: string, readonly location: string, readonly address1: string, readonly city: string, readonly state: string, readonly latitude: number, readonly longitude: number, readonly gmapsLink: string, readonly upcoming: boolean, readonly testRide: boolean }> };

export type ProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type ProfileQuery = { readonly profileCustomer: { readonly id: string, readonly customerType: CustomerType, readonly name: string, readonly emailAddress: string | null, readonly emailVerified: boolean, readonly phoneNumber: string | null, readonly birthDate: string | null, readonly gender: Gender | null, readonly occupation: string | null, readonly branchLocation: string | null, readonly isPS: boolean, readonly statusAffiliator: boolean, readonly document: { readonly name: string | null, readonly address: string | null, readonly cityName: string | null, readonly provinceName: string | null, readonly zipCode: string | null, readonly identityCardNumber: string | null, readonly taxCardNumber: string | null } | null } };

export type SyncQueryVariables = Exact<{
  scope: SyncScope;
  cursor?: string | null | undefined;
}>;


export type SyncQuery = { readonly sync: { readonly cursor: string, readonly hasMore: boolean, readonly starts: boolean, readonly removed: ReadonlyArray<string>, readonly products: ReadonlyArray<{ readonly id: string, readonly record: ProductRecord, readonly visibleUntil: string | null }>, readonly pages: ReadonlyArray<{ readonly id: string, readonly record: PageRecord, readonly visibleUntil: string | null }>, readonly places: ReadonlyArray<{ readonly id: string, readonly record: PlaceRecord, readonly visibleUntil: string | null }>, readonly stations: ReadonlyArray<{ readonly id: string, readonly record: StationRecord, readonly visibleUntil: string | null }>, readonly stationStatus: ReadonlyArray<{ readonly id: string, readonly record: EvseStatusRecord, readonly visibleUntil: string | null }>, readonly vehicles: ReadonlyArray<{ readonly id: string, readonly record: VehicleRecord, readonly visibleUntil: string | null }> } };

export const ChargingStationDetailDocument: TrustedDocument<ChargingStationDetailQuery, ChargingStationDetailQueryVariables> = {
  __meta__: { name: 'ChargingStationDetail', hash: 'sha256:fadc23b73db3ff8b6fb20819c355f52c16dbd3951875a84733605496712141a8' },
};
export const ChargingStationNearbyDocument: TrustedDocument<ChargingStationNearbyQuery, ChargingStationNearbyQueryVariables> = {
  __meta__: { name: 'ChargingStationNearby', hash: 'sha256:e56bf093e4910907265cb5d94655a2072c40aca10362d9853cb79a32488704ad' },
};
export const ExperienceCentersDocument: TrustedDocument<ExperienceCentersQuery, ExperienceCentersQueryVariables> = {
  __meta__: { name: 'ExperienceCenters', hash: 'sha256:8c9790be327d1f36a698f3568b32259a1cdf279e7e90bb3dfd5d20b29c3b8f60' },
};
export const ProfileDocument: TrustedDocument<ProfileQuery, ProfileQueryVariables> = {
  __meta__: { name: 'Profile', hash: 'sha256:5bde83876ca86e499a1e6267fa4535edf521e719cdcf7d518e0a43cbac7aa01e' },
};
export const SyncDocument: TrustedDocument<SyncQuery, SyncQueryVariables> = {
  __meta__: { name: 'Sync', hash: 'sha256:af9c57ef9db6be543abafe1069970ed6a86e7418cd1d286614d72868976ff2f0' },
};
