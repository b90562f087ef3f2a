import { and, eq, sql } from 'drizzle-orm';
import { assertOneChanged } from '#db/assertion.ts';
import { build, p, prepare, prepareRaw, type Query } from '#db/query.ts';
import { goodsReturn } from '#db/schema/orders-returns.ts';
import type { ReturnState } from '#edge/contract/orders/return-machine.ts';
import { COUNTED_RETURNS, returnMachine } from '#edge/contract/orders/return-machine.ts';
import type { ALL_RETURN_REASONS } from '#edge/contract/orders/returns.ts';
import { createMover } from '#edge/platform/write/mover.ts';

export const returnMover = createMover(returnMachine, {
  table: goodsReturn,
  id: goodsReturn.id,
  columnsOf: (state) => ({ state }),
});

export interface ReturnLine {
  readonly position: number;
  readonly quantity: number;
  /** What is paid back for them; whole rupiah. */
  readonly amountIdr: number;
}

/** A return with its lines and the ids of its photos. */
export interface ReturnRow {
  readonly id: string;
  readonly orderId: string;
  readonly state: ReturnState;
  readonly reason: (typeof ALL_RETURN_REASONS)[number];
  readonly note: string | null;
  readonly answer: string | null;
  readonly deliveryIdr: number;
  readonly backByAt: number | null;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly lines: readonly ReturnLine[];
  readonly photos: readonly string[];
}

/** All of them, by a JSON list of orders, first to last. */
export const returnsWithIds = prepareRaw<{ ids: string }, readonly ReturnRow[]>(
  sql`SELECT r.*,
      (SELECT json_group_array(json_object('position', l.position, 'quantity', l.quantity, 'amountIdr', l.amount_idr))
        FROM goods_return_line l WHERE l.return_id = r.id) AS lines,
      (SELECT json_group_array(u.id) FROM upload u
        WHERE u.attached_to = r.id AND u.purpose = 'RETURN' AND u.removed_at IS NULL) AS photos
    FROM goods_return r WHERE r.order_id IN (SELECT value FROM json_each(${p('ids')}))
    ORDER BY r.created_at, r.id`,
  ({ rows }) =>
    rows.map((row) => ({
      id: String(row.id),
      orderId: String(row.order_id),
      state: String(row.state) as ReturnState,
      reason: String(row.reason) as ReturnRow['reason'],
      note: row.note === null ? null : String(row.note),
      answer: row.answer === null ? null : String(row.answer),
      deliveryIdr: Number(row.delivery_idr),
      backByAt: row.back_by_at === null ? null : Number(row.back_by_at),
      createdAt: Number(row.created_at),
      updatedAt: Number(row.updated_at),
      lines: (JSON.parse(String(row.lines)) as ReturnLine[]).sort(
        (a, b) => a.position - b.position,
      ),
      photos: (JSON.parse(String(row.photos)) as string[]).sort(),
    })),
);

const COUNTED = COUNTED_RETURNS.map((state) => `'${state}'`).join(', ');

const insertLine = prepareRaw<
  ReturnLine & { readonly returnId: string; readonly orderId: string },
  unknown
>(
  sql`INSERT INTO goods_return_line (return_id, order_id, position, quantity, amount_idr)
    SELECT ${p('returnId')}, i.order_id, i.position, ${p('quantity')}, ${p('amountIdr')} FROM order_item i
    WHERE i.order_id = ${p('orderId')} AND i.position = ${p('position')}
      AND i.quantity >= ${p('quantity')} + (SELECT coalesce(sum(l.quantity), 0)
        FROM goods_return_line l JOIN goods_return r ON r.id = l.return_id
        WHERE l.order_id = i.order_id AND l.position = i.position AND r.state IN (${sql.raw(COUNTED)}))
      AND i.quantity * i.unit_idr >= ${p('amountIdr')} + (SELECT coalesce(sum(l.amount_idr), 0)
        FROM goods_return_line l JOIN goods_return r ON r.id = l.return_id
        WHERE l.order_id = i.order_id AND l.position = i.position AND r.state IN (${sql.raw(COUNTED)}))`,
  () => undefined,
);

/** The lines of a new return; its batch stops when more would go back than was bought, or more be paid. */
export const returnLines = (
  { returnId, orderId }: { readonly returnId: string; readonly orderId: string },
  lines: readonly ReturnLine[],
): readonly Query<unknown>[] =>
  lines.flatMap((line) => [insertLine({ ...line, returnId, orderId }), assertOneChanged]);

/** Whose order a return is of, wherever it is. */
export const orderOfReturn = prepare(
  build
    .select({ orderId: goodsReturn.orderId })
    .from(goodsReturn)
    .where(eq(goodsReturn.id, p('id'))),
);

/** Accepted ones that never came back. */
export const lapsedReturns = prepare(
  build
    .select({ id: goodsReturn.id, orderId: goodsReturn.orderId })
    .from(goodsReturn)
    .where(and(eq(goodsReturn.state, 'ACCEPTED'), sql`${goodsReturn.backByAt} <= ${p('now')}`))
    .limit(100),
);
