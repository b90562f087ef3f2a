import type { Collection } from '#edge/contract/sync/collections.ts';
import { COLLECTIONS } from '#web/platform/graphql/generated/collections.ts';
import { stripper } from './strip.ts';

const strippers = new Map<Collection, (record: object) => object>();

/** The part of a record that may be written to the device. */
export const storable = (collection: Collection, record: object): object => {
  const strip = strippers.get(collection) ?? stripper(COLLECTIONS[collection].fields.split(' '));
  strippers.set(collection, strip);
  return strip(record);
};

/** Names the fields a copy was made with, so that one with others is downloaded anew. */
export const shapeOf = (collection: Collection): string => COLLECTIONS[collection].fields;

/**
 * Whether a copy was made with the fields of now. Earlier releases noted them in the order in which
 * they were listed, which says nothing.
 */
export const isShapeOf = (collection: Collection, shape: string): boolean =>
  shape === shapeOf(collection) || shape.split(' ').sort().join(' ') === shapeOf(collection);
