import type { Text } from '#edge/contract/locale.ts';

export interface Item {
  readonly slug: string;
  readonly kind: 'accessory' | 'apparel' | 'battery';
  readonly name: Text;
  readonly description: Text;
  readonly priceIdr: number;
  /** Slugs of models; empty when it fits a person. */
  readonly fits: readonly string[];
  /** Stock by size; one size is `-`. */
  readonly sizes: Readonly<Record<string, number>>;
}

export const ONE = ['alva-one', 'alva-one-xp'];
export const CERVO = ['alva-cervo', 'alva-cervo-q', 'alva-cervo-boost-charge'];
export const N3 = ['alva-n3'];
export const ALL = [...ONE, ...CERVO, ...N3];

export const item = (
  kind: Item['kind'],
  slug: string,
  name: Text,
  description: Text,
  priceIdr: number,
  fits: readonly string[],
  sizes: Item['sizes'],
): Item => ({
  kind,
  slug,
  name,
  description,
  priceIdr,
  fits,
  sizes,
});
