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

/** Of a unit `u`: it fits, and nobody has it. */
export const IS_FREE = sql`u.slug = ${p('slug')} AND u.color = ${p('color')} AND u.accent IS ${p('accent')}
  AND u.battery = ${p('battery')} AND u.withdrawn_at IS NULL
  AND NOT EXISTS (SELECT 1 FROM unit_reservation r WHERE r.unit_id = u.id)`;

/** Square degrees from the place of the order to that of a unit `u`: near the equator as good as metres. */
const AWAY = sql`(SELECT (a.latitude - b.latitude) * (a.latitude - b.latitude)
    + (a.longitude - b.longitude) * (a.longitude - b.longitude)
  FROM place a JOIN place b ON b.dealer_slug = ${p('dealerSlug')} WHERE a.dealer_slug = u.dealer_slug)`;

/** The nearest to the order's dealer first, of one place the one that has stood there for longest. */
export const IN_ORDER = sql`ORDER BY u.dealer_slug <> ${p('dealerSlug')}, coalesce(${AWAY}, 9e9), u.arrived_at, u.id`;

export const countFree = prepareRaw<Wanted, number>(
  sql`SELECT count(*) AS n FROM unit u WHERE ${IS_FREE}`,
  ({ rows }) => Number(rows[0]?.n),
);

const take = prepareRaw<Wanted & { orderId: string; dealerSlug: string; now: number }, unknown>(
  sql`INSERT INTO unit_reservation (unit_id, order_id, reserved_at)
    SELECT u.id, ${p('orderId')}, ${p('now')} FROM unit u WHERE ${IS_FREE}
    ${IN_ORDER} LIMIT 1`,
  () => undefined,
);

/** Takes a free unit, as they are suggested to staff, or stops the batch when there is none. */
export const reserveUnit = (
  wanted: Wanted,
  to: { readonly orderId: string; readonly dealerSlug: string; readonly now: number },
): Statements => [take({ ...wanted, ...to }), assertOneChanged];

/** Gives the unit of an order back; nothing where it has none. */
export const releaseUnit = prepareRaw<{ orderId: string }, unknown>(
  sql`DELETE FROM unit_reservation WHERE order_id = ${p('orderId')}`,
  () => undefined,
);
