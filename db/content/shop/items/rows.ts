import type { shopItem, shopItemSize } from '#db/schema/shop.ts';
import { ACCESSORIES } from './accessories.ts';
import { APPAREL } from './apparel.ts';
import { BATTERIES } from './batteries.ts';
import { pictureOf } from './pictures.ts';
import type { Item } from './types.ts';
import { weightOf } from './weights.ts';

export const ITEMS: readonly Item[] = [...ACCESSORIES, ...APPAREL, ...BATTERIES];

const idOf = (item: Item): string => `itm_${item.slug}`;

export const itemRows = (): (typeof shopItem.$inferInsert)[] =>
  ITEMS.map((item, orderSequence) => ({
    id: idOf(item),
    slug: item.slug,
    kind: item.kind,
    name: item.name,
    description: item.description,
    priceIdr: item.priceIdr,
    weightGrams: weightOf(item.slug),
    fits: item.fits,
    image: pictureOf(item.slug),
    isActive: true,
    orderSequence,
  }));

export const sizeRows = (): (typeof shopItemSize.$inferInsert)[] =>
  ITEMS.flatMap((item) =>
    Object.entries(item.sizes).map(([size, stock], orderSequence) => ({
      id: `${idOf(item)}_${size}`,
      itemId: idOf(item),
      size,
      stock,
      orderSequence,
    })),
  );
