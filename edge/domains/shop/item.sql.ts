import { and, eq, sql } from 'drizzle-orm';
import { build, p, prepare, type RowOf } from '#db/query.ts';
import { shopItem } from '#db/schema/shop.ts';

// Written out: in a statement on one table drizzle leaves the table off, and both have an `id`.
const sizes = sql<string>`(select json_group_array(json_object('size', s.size, 'stock', s.stock))
  from (select * from shop_item_size where shop_item_size.item_id = shop_item.id
    order by shop_item_size.order_sequence) s)`;

const items = (...where: Parameters<typeof and>) =>
  prepare(
    build
      .select({ item: shopItem, sizes })
      .from(shopItem)
      .where(and(eq(shopItem.isActive, true), ...where))
      .orderBy(shopItem.orderSequence),
  );

/** Placeholder: kind. */
export const itemsOfKind = items(eq(shopItem.kind, p('kind')));
/** Placeholder: slug. */
export const itemBySlug = items(eq(shopItem.slug, p('slug')));

export type ItemRow = RowOf<typeof itemsOfKind>;
