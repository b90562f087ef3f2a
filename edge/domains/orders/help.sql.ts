import { sql } from 'drizzle-orm';
import { assertOneChanged } from '#db/assertion.ts';
import { p, prepareRaw } from '#db/query.ts';
import type { GovernmentHelp } from '#edge/contract/orders/price-lines.ts';
import type { Statements } from './order.sql.ts';

export interface HelpTerms {
  readonly id: string;
  readonly help: GovernmentHelp;
  readonly needsNik: boolean;
  /** Motorcycles it still pays for; null without a limit. */
  readonly left: number | null;
}

/** The programme a model takes part in now; none when it has not begun, is over or switched off. */
export const helpFor = prepareRaw<{ slug: string; now: number }, HelpTerms | undefined>(
  sql`SELECT h.id, h.kind, h.basis_points, h.needs_nik, s.amount_idr, h.quota - (SELECT count(*)
        FROM government_help_use x WHERE x.help_id = h.id AND x.released_at IS NULL) AS left
    FROM product m JOIN subsidy s ON s.id = m.subsidy_id AND s.is_active = 1
      JOIN government_help h ON h.id = s.id
    WHERE m.slug = ${p('slug')} AND h.starts_at <= ${p('now')}
      AND (h.ends_at IS NULL OR h.ends_at > ${p('now')})`,
  ({ rows: [row] }) =>
    row && {
      id: String(row.id),
      help:
        row.kind === 'VAT_BORNE'
          ? { kind: 'VAT_BORNE', basisPoints: Number(row.basis_points) }
          : { kind: 'DIRECT_CUT', amount: Number(row.amount_idr) },
      needsNik: row.needs_nik === 1,
      left: row.left === null ? null : Math.max(0, Number(row.left)),
    },
);

/** The programme takes purchases now, and has one left for this order; what the order itself has does not count. */
const IS_OPEN = sql`h.starts_at <= ${p('now')} AND (h.ends_at IS NULL OR h.ends_at > ${p('now')})
  AND EXISTS (SELECT 1 FROM subsidy s WHERE s.id = h.id AND s.is_active = 1)
  AND (h.quota IS NULL OR h.quota > (SELECT count(*) FROM government_help_use x
    WHERE x.help_id = h.id AND x.released_at IS NULL AND x.order_id <> ${p('orderId')}))`;

export const isHelpOpen = prepareRaw<{ helpId: string; orderId: string; now: number }, boolean>(
  sql`SELECT 1 FROM government_help h WHERE h.id = ${p('helpId')} AND ${IS_OPEN}`,
  ({ rows }) => rows.length > 0,
);

/** For which identity number the order has the help; null where it has none yet. */
export const heldHelp = prepareRaw<{ orderId: string }, string | null>(
  sql`SELECT identity_index FROM government_help_use
    WHERE order_id = ${p('orderId')} AND released_at IS NULL`,
  ({ rows: [row] }) => (row === undefined ? null : String(row.identity_index)),
);

/** Whether somebody else's order, or another of the same person, has the help for this number. */
export const isHelpUsed = prepareRaw<
  { helpId: string; identityIndex: string; orderId: string },
  boolean
>(
  sql`SELECT 1 FROM government_help_use WHERE help_id = ${p('helpId')}
    AND identity_index = ${p('identityIndex')} AND released_at IS NULL AND order_id <> ${p('orderId')}`,
  ({ rows }) => rows.length > 0,
);

const take = prepareRaw<
  { id: string; helpId: string; orderId: string; identityIndex: string; now: number },
  unknown
>(
  sql`INSERT INTO government_help_use (id, help_id, order_id, identity_index, status, created_at)
    SELECT ${p('id')}, h.id, ${p('orderId')}, ${p('identityIndex')}, 'REGISTERED', ${p('now')}
    FROM government_help h WHERE h.id = ${p('helpId')} AND ${IS_OPEN}`,
  () => undefined,
);

export const releaseHelp = prepareRaw<{ orderId: string; now: number }, unknown>(
  sql`UPDATE government_help_use SET released_at = ${p('now')}
    WHERE order_id = ${p('orderId')} AND released_at IS NULL AND status = 'REGISTERED'`,
  () => undefined,
);

/** The government has verified the purchase, or paid for it: the help is no longer given back. */
export const confirmHelp = prepareRaw<
  { orderId: string; status: 'VERIFIED' | 'DISBURSED' },
  unknown
>(
  sql`UPDATE government_help_use SET status = ${p('status')}
    WHERE order_id = ${p('orderId')} AND released_at IS NULL`,
  () => undefined,
);

/** The programme does not pay for the purchase: the identity number and the quota are free again. */
export const denyHelp = prepareRaw<{ orderId: string; now: number }, unknown>(
  sql`UPDATE government_help_use SET released_at = ${p('now')}
    WHERE order_id = ${p('orderId')} AND released_at IS NULL`,
  () => undefined,
);

/**
 * Gives the help to an identity number, once while the order lives; stops the batch when it has had it,
 * or when the programme is over or has none left.
 */
export const takeHelp = (use: {
  readonly id: string;
  readonly helpId: string;
  readonly orderId: string;
  readonly identityIndex: string;
  readonly now: number;
}): Statements => [releaseHelp(use), take({ ...use }), assertOneChanged];
