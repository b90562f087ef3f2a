import { describe, expect, it } from 'vitest';
import { collections } from '#db/feed/collections.ts';
import { COLLECTION_NAMES, COLLECTIONS, GROUPS } from '#edge/contract/sync/collections.ts';
import { fieldNames } from '#edge/contract/sync/record-schema.ts';
import { feedName } from '#edge/domains/sync/feed-name.ts';
import { providerOf } from '#edge/graphql/provide-records.ts';
import '#edge/graphql/main-schema.ts';
import { collectionsOf, isPrivate } from '#web/platform/offline/collections.ts';

describe('the synced collections', () => {
  it.each(COLLECTION_NAMES)('%s: the feed follows it, for the same audience', (name) => {
    const { audience } = collections[feedName(name)];
    expect(audience !== 'public').toBe(isPrivate(name));
  });

  it.each(COLLECTION_NAMES)('%s: a domain provides its records', (name) => {
    expect(providerOf(name)).toBeTypeOf('function');
  });

  it('are all that the feed follows', () => {
    expect(COLLECTION_NAMES.map(feedName).sort()).toEqual(Object.keys(collections).sort());
  });

  it('differ in their fields, so that no copy passes for another', () => {
    const shapes = COLLECTION_NAMES.map((name) => fieldNames(COLLECTIONS[name].record).join(' '));
    expect(new Set(shapes).size).toBe(COLLECTION_NAMES.length);
  });

  it('every collection is in one group', () => {
    expect(GROUPS.flatMap(collectionsOf).sort()).toEqual([...COLLECTION_NAMES].sort());
  });
});
