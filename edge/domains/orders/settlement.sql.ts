import { sql } from 'drizzle-orm';
import { p, prepareRaw, type Query, raw } from '#db/query.ts';
import { DESK_LIMITS } from '#edge/contract/orders/desk.ts';
import { BY_PROVIDER, STUCK, TAKEN, TAKEN_CAUSE, unsettled } from './differences.sql.ts';

export const isSettled = prepareRaw<{ id: string }, boolean>(
  sql`SELECT 1 FROM order_settlement WHERE order_id = ${p('id')} LIMIT 1`,
  ({ rows }) => rows.length > 0,
);

interface Settlement {
  readonly orderId: string;
  readonly note: string;
  readonly staffId: string;
  readonly now: number;
}

/** Whatever is open of an order's payments and refunds that went wrong is settled. */
export const settleCauses = ({ orderId, note, staffId, now }: Settlement): Query<unknown> =>
  raw(
    sql`INSERT INTO order_settlement (cause_id, order_id, note, settled_by, settled_at)
      SELECT c.id, c.ref, ${note}, ${staffId}, ${now} FROM (
        SELECT ${TAKEN_CAUSE} AS id, a.ref FROM payment_attempt a WHERE a.ref = ${orderId} AND ${TAKEN}
        UNION ALL SELECT r.id, r.ref FROM payment_refund r
          WHERE r.ref = ${orderId} AND (r.state = 'FAILED' OR ${BY_PROVIDER})
        UNION ALL SELECT r.id || ':stuck', r.ref FROM payment_refund r
          WHERE r.ref = ${orderId} AND ${STUCK}
      ) c WHERE ${unsettled(sql`c.id`)}`,
    () => undefined,
  );

/** Stops its batch when one of the staff pays out a large refund that they approved themselves. */
export const assertAnotherPays = prepareRaw<{ id: string; staffId: string }, void>(
  sql`INSERT INTO assertion (ok) SELECT 0 FROM payment_refund WHERE id = ${p('id')}
    AND amount_idr > ${DESK_LIMITS.fourEyesAboveIdr} AND approved_by = ${p('staffId')}`,
  () => undefined,
);
