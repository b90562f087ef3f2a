import type { Text } from '#edge/contract/locale.ts';

/** What can be put into a cart. Prices in whole rupiah, with tax; weights in grams, packed. */
export const GOODS_KINDS = ['accessory', 'apparel', 'battery', 'part'] as const;
export type GoodsKind = (typeof GOODS_KINDS)[number];

/** What an order can have lines of: goods, and work on a motorcycle or cover for it. */
export const ITEM_KINDS = [...GOODS_KINDS, 'service'] as const;

/** One thing in one size, as it is sold now. */
export interface Variant {
  readonly id: string;
  readonly kind: GoodsKind;
  /** Of the item; of a part its code. */
  readonly slug: string;
  /** `-` where there is only one. */
  readonly size: string;
  readonly name: Text;
  readonly image: string | null;
  readonly priceIdr: number;
  readonly weightGrams: number;
  /** Slugs of the models it fits; empty when it fits a person. */
  readonly fits: readonly string[];
}

/** Lithium cells of this size are dangerous goods (UN 3480): no parcel service takes them. */
export const isDangerous = ({ kind }: Pick<Variant, 'kind'>): boolean => kind === 'battery';

/** How many of one variant one place can give. */
export interface PlaceStock {
  readonly variantId: string;
  readonly dealerSlug: string;
  readonly free: number;
}
