import { sql } from 'drizzle-orm';
import { assertOneChanged } from '#db/assertion.ts';
import { p, prepareRaw } from '#db/query.ts';
import type { Statements } from '#edge/domains/orders/order.sql.ts';

interface Numbered {
  readonly orderId: string;
  readonly number: string;
  /** Null where the order has no motorcycle any more. */
  readonly vin: string | null;
}

/** An order that came to nothing gives its number back: the motorcycle keeps it for whoever buys it. */
const IS_OF_ANOTHER = sql`(EXISTS (SELECT 1 FROM vehicle v
    WHERE v.registration_plate = ${p('number')} AND v.vin IS NOT ${p('vin')})
  OR EXISTS (SELECT 1 FROM order_registration g JOIN customer_order o ON o.id = g.order_id
    WHERE g.plate_number = ${p('number')} AND g.order_id <> ${p('orderId')}
      AND o.state <> 'CANCELLED'))`;

/** Whether another motorcycle has the number, or has it from its hand-over on. */
export const isOfAnother = prepareRaw<Numbered, boolean>(
  sql`SELECT ${IS_OF_ANOTHER} AS taken`,
  ({ rows }) => Number(rows[0]?.taken) === 1,
);

const numberPlate = prepareRaw<Numbered & { now: number }, unknown>(
  sql`UPDATE order_registration SET plate_number = ${p('number')}, updated_at = ${p('now')}
    WHERE order_id = ${p('orderId')} AND item = 'TNKB' AND NOT ${IS_OF_ANOTHER}`,
  () => undefined,
);

/** The plate's number from now on; undoes the batch when another motorcycle was faster. */
export const writeNumber = (plate: Numbered & { now: number }): Statements => [
  numberPlate(plate),
  assertOneChanged,
];
