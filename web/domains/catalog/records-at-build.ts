import { cache } from 'react';
import type { ProductRecord } from '#edge/contract/catalog/product-record.ts';
import type { PlaceRecord } from '#edge/contract/places/place-record.ts';
import { mainAtBuild } from '../../platform/graphql/at-build.ts';
import { SyncDocument, type SyncQuery } from '../../platform/graphql/generated/main.ts';

type Page = SyncQuery['sync'];

/** A whole collection, as a device gets it. */
const recordsAtBuild = async <T>(
  scope: 'products' | 'places',
  of: (page: Page) => readonly { readonly record: T }[],
): Promise<T[]> => {
  const records: T[] = [];
  let cursor: string | null = null;
  for (;;) {
    const { sync }: SyncQuery = await mainAtBuild(SyncDocument, { scope, cursor });
    records.push(...of(sync).map(({ record }) => record));
    if (!sync.hasMore) return records;
    cursor = sync.cursor;
  }
};

/** What the pages that reckon without signal start from: the records the device will have. */
export const productRecords = cache(
  async (): Promise<ProductRecord[]> =>
    (await recordsAtBuild('products', (page) => page.products)).sort(
      (a, b) => a.order_sequence - b.order_sequence,
    ),
);

export const productRecord = async (slug: string): Promise<ProductRecord> => {
  const record = (await productRecords()).find((each) => each.slug === slug);
  if (record === undefined) throw new Error(`No product: ${slug}`);
  return record;
};

export const placeRecords = cache(
  (): Promise<PlaceRecord[]> => recordsAtBuild('places', (page) => page.places),
);
