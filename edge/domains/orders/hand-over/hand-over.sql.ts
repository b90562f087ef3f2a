import { eq, sql } from 'drizzle-orm';
import { build, p, prepare, type Query, query, type RowOf } from '#db/query.ts';
import { goodsHandedOver } from '#db/schema/orders-returns.ts';

/** Pieces that came before the rest, by a JSON list of orders. */
export const handedOverWithIds = prepare(
  build
    .select({
      parcelId: goodsHandedOver.parcelId,
      orderId: goodsHandedOver.orderId,
      position: goodsHandedOver.position,
      quantity: goodsHandedOver.quantity,
    })
    .from(goodsHandedOver)
    .where(sql`${goodsHandedOver.orderId} IN (SELECT value FROM json_each(${p('ids')}))`),
);

export type HandedOverRow = RowOf<typeof handedOverWithIds>;

/** Whose order a parcel is of, wherever it is. */
export const orderOfParcel = prepare(
  build
    .select({ orderId: goodsHandedOver.orderId })
    .from(goodsHandedOver)
    .where(eq(goodsHandedOver.parcelId, p('id')))
    .limit(1),
);

export const insertHandedOver = (
  rows: readonly (typeof goodsHandedOver.$inferInsert)[],
): Query<unknown> => query(build.insert(goodsHandedOver).values([...rows]));
