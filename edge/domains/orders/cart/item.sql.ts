import { asc, sql } from 'drizzle-orm';
import { build, p, prepare, type RowOf } from '#db/query.ts';
import { orderItem } from '#db/schema/orders-cart.ts';
import type { holdsWithIds } from '#edge/domains/shop/index.ts';

/** What orders of goods are of, by a JSON list of their ids. */
export const itemsWithIds = prepare(
  build
    .select()
    .from(orderItem)
    .where(sql`${orderItem.orderId} IN (SELECT value FROM json_each(${p('ids')}))`)
    .orderBy(asc(orderItem.orderId), asc(orderItem.position)),
);

export type ItemRow = RowOf<typeof itemsWithIds>;
export type HoldRow = RowOf<typeof holdsWithIds>;
