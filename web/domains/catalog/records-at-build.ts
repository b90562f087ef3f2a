import { cache } from 'react';
import { inProductOrder } from '#edge/contract/catalog/product-order.ts';
import type { ProductRecord } from '#edge/contract/catalog/product-record.ts';
import type { PlaceRecord } from '#edge/contract/places/place-record.ts';
import type { Records } from '#edge/contract/sync/collections.ts';
import { mainAtBuild } from '#web/platform/graphql/at-build.ts';
import { SyncDocument } from '#web/platform/graphql/generated/main/sync.ts';
import type { SyncQuery } from '#web/platform/graphql/generated/main.ts';

/** A whole collection, as a device gets it. */
const recordsAtBuild = async <C extends 'products' | 'places'>(scope: C): Promise<Records[C][]> => {
  const records: Records[C][] = [];
  let cursor: string | null = null;
  for (;;) {
    const { sync }: SyncQuery = await mainAtBuild(SyncDocument, { scope, cursor });
    // A page has the records of the scope it was asked for.
    records.push(...sync.changes.map(({ record }) => record as Records[C]));
    if (!sync.hasMore) return records;
    cursor = sync.cursor;
  }
};

/** What the pages that reckon without signal start from: the records the device will have. */
export const productRecords = cache(
  async (): Promise<ProductRecord[]> => inProductOrder(await recordsAtBuild('products')),
);

export const productRecord = async (slug: string): Promise<ProductRecord> => {
  const record = (await productRecords()).find((each) => each.slug === slug);
  if (record === undefined) throw new Error(`No product: ${slug}`);
  return record;
};

export const placeRecords = cache((): Promise<PlaceRecord[]> => recordsAtBuild('places'));
