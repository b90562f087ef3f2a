import { build, query } from '../../query.ts';
import { shopItem, shopItemSize, sparePart } from '../../schema/shop.ts';
import type { SeedStep } from '../../seed/step.ts';
import { onlyThese, upsert } from '../../seed/upsert.ts';
import { itemRows, sizeRows } from './items/rows.ts';
import { partRows } from './parts/rows.ts';

export const seed: SeedStep = {
  slug: 'shop',
  statements: () => {
    const sizes = sizeRows();
    return [
      // Row numbers are places in the list; a part that is added moves those behind it.
      query(build.delete(sparePart)),
      ...upsert(sparePart, partRows()),
      ...upsert(shopItem, itemRows()),
      onlyThese(
        shopItemSize,
        shopItemSize.id,
        sizes.map((size) => size.id),
      ),
      ...upsert(shopItemSize, sizes),
    ];
  },
};
