// Written by `npm run codegen`.
import type { TrustedDocument } from '../send.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { EvseStatusRecord, StationRecord } from '../../../../edge/contract/stations/record.ts';
import type { PageRecord } from '../../../../edge/contract/content/page-record.ts';
import type { ProductRecord } from '../../../../edge/contract/catalog/product-record.ts';
import type { VehicleRecord } from '../../../../edge/contract/garage/vehicle-record.ts';
/** A collection that devices keep a copy of. */
export type SyncScope =
  | 'pages'
  | 'products'
  | 'stationStatus'
  | 'stations'
  | 'vehicles';

export type SyncQueryVariables = Exact<{
  scope: SyncScope;
  cursor?: string | null | undefined;
}>;


export type SyncQuery = { readonly sync: { readonly cursor: string, readonly hasMore: boolean, readonly starts: boolean, readonly removed: ReadonlyArray<string>, readonly products: ReadonlyArray<{ readonly id: string, readonly record: ProductRecord, readonly visibleUntil: string | null }>, readonly pages: ReadonlyArray<{ readonly id: string, readonly record: PageRecord, readonly visibleUntil: string | null }>, readonly stations: ReadonlyArray<{ readonly id: string, readonly record: StationRecord, readonly visibleUntil: string | null }>, readonly stationStatus: ReadonlyArray<{ readonly id: string, readonly record: EvseStatusRecord, readonly visibleUntil: string | null }>, readonly vehicles: ReadonlyArray<{ readonly id: string, readonly record: VehicleRecord, readonly visibleUntil: string | null }> } };

export const SyncDocument: TrustedDocument<SyncQuery, SyncQueryVariables> = {
  __meta__: { hash: 'sha256:9ea674597960e0b2343a49ffe32043a56cab42c8cc2e000087db830b584e308c' },
};
