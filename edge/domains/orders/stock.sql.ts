import { sql } from 'drizzle-orm';
import { assertOneChanged } from '#db/assertion.ts';
import { p, prepareRaw } from '#db/query.ts';
import type { Statements } from './order.sql.ts';

/** What a unit has to be, to fit an order. */
export interface Wanted {
  readonly slug: string;
  readonly color: string;
  readonly accent: string | null;
  readonly battery: string;
}

const free = sql`u.slug = ${p('slug')} AND u.color = ${p('color')} AND u.accent IS ${p('accent')}
  AND u.battery = ${p('battery')} AND u.withdrawn_at IS NULL
  AND NOT EXISTS (SELECT 1 FROM unit_reservation r WHERE r.unit_id = u.id)`;

export const countFree = prepareRaw<Wanted, number>(
  sql`SELECT count(*) AS n FROM unit u WHERE ${free}`,
  ({ rows }) => Number(rows[0]?.n),
);

const take = prepareRaw<Wanted & { orderId: string; dealerSlug: string; now: number }, unknown>(
  sql`INSERT INTO unit_reservation (unit_id, order_id, reserved_at)
    SELECT u.id, ${p('orderId')}, ${p('now')} FROM unit u WHERE ${free}
    ORDER BY u.dealer_slug = ${p('dealerSlug')} DESC, u.arrived_at, u.id LIMIT 1`,
  () => undefined,
);

/** Takes a free unit, of the chosen dealer first, or stops the batch when there is none. */
export const reserveUnit = (
  wanted: Wanted,
  to: { readonly orderId: string; readonly dealerSlug: string; readonly now: number },
): Statements => [take({ ...wanted, ...to }), assertOneChanged];

/** Gives the unit of an order back; nothing where it has none. */
export const releaseUnit = prepareRaw<{ orderId: string }, unknown>(
  sql`DELETE FROM unit_reservation WHERE order_id = ${p('orderId')}`,
  () => undefined,
);
