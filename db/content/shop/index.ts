import { sql } from 'drizzle-orm';
import { build, query } from '#db/query.ts';
import { shopItem, shopItemSize, sparePart } from '#db/schema/shop.ts';
import { shopStock } from '#db/schema/shop-stock.ts';
import type { SeedStep } from '#db/seed/step.ts';
import { onlyThese, upsert } from '#db/seed/upsert.ts';
import { itemRows, sizeRows } from './items/rows.ts';
import { partRows } from './parts/rows.ts';
import { stockRows } from './stock.ts';

export const seed: SeedStep = {
  slug: 'shop',
  statements: () => {
    const items = itemRows();
    const sizes = sizeRows();
    const parts = partRows();
    return [
      // Row numbers are places in the list; a part that is added moves those behind it. What stands
      // where it stood is left alone: devices would download it anew.
      query(
        build
          .delete(sparePart)
          .where(
            sql`${sparePart.rowNumber} || ' ' || ${sparePart.code} not in (select value from json_each(${JSON.stringify(parts.map(({ rowNumber, code }) => `${rowNumber} ${code}`))}))`,
          ),
      ),
      ...upsert(sparePart, parts),
      onlyThese(
        shopItemSize,
        shopItemSize.id,
        sizes.map((size) => size.id),
      ),
      onlyThese(
        shopItem,
        shopItem.id,
        items.map((item) => item.id),
      ),
      ...upsert(shopItem, items),
      ...upsert(shopItemSize, sizes),
    ];
  },
};

const ROWS_PER_STATEMENT = 200;

/** What was sold since stays sold: only goods and places that have no stock yet get some. */
export const stockSeed: SeedStep = {
  slug: 'shop-stock',
  demo: true,
  statements: () => {
    const rows = stockRows();
    return Array.from({ length: Math.ceil(rows.length / ROWS_PER_STATEMENT) }, (_, at) =>
      query(
        build
          .insert(shopStock)
          .values(rows.slice(at * ROWS_PER_STATEMENT, (at + 1) * ROWS_PER_STATEMENT))
          .onConflictDoNothing(),
      ),
    );
  },
};
