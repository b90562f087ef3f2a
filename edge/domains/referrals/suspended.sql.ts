import { type SQL, sql } from 'drizzle-orm';
import { p, prepareRaw } from '#db/query.ts';

/** By what the tax office and the bank know whoever has this account. */
const keysOf = (who: SQL): SQL =>
  sql`(SELECT identity_number_index AS known_by FROM customer_document
      WHERE customer_id = ${who} AND identity_number_index IS NOT NULL
    UNION ALL SELECT tax_number_index FROM affiliate_payee WHERE customer_id = ${who}
    UNION ALL SELECT account_number_index FROM affiliate_payee WHERE customer_id = ${who})`;

/**
 * The key under which the person of an account was suspended and nobody has lifted it since; null when there is
 * none. Read from what happened, not from the state of a row: leaving, applying again and another account of
 * the same person change nothing about it.
 */
export const suspendedAs = (who: SQL): SQL<string | null> =>
  sql<
    string | null
  >`(SELECT f.key FROM affiliate_event s JOIN affiliate f ON f.customer_id = s.customer_id
    WHERE s.kind = 'suspend'
      AND (s.customer_id = ${who} OR EXISTS (SELECT 1 FROM ${keysOf(who)} mine
        WHERE mine.known_by IN ${keysOf(sql`s.customer_id`)}))
      AND NOT EXISTS (SELECT 1 FROM affiliate_event r WHERE r.kind = 'resume'
        AND r.customer_id IN (s.customer_id, ${who}) AND (r.done_at, r.rowid) > (s.done_at, s.rowid))
    ORDER BY s.done_at DESC LIMIT 1)`;

export const suspensionOf = prepareRaw<{ customerId: string }, string | null>(
  sql`SELECT ${suspendedAs(sql`${p('customerId')}`)} AS key`,
  ({ rows: [row] }) => (row?.key == null ? null : String(row.key)),
);

/** Stops its batch when the person is suspended by now. */
export const holdNotSuspended = prepareRaw<{ customerId: string }, void>(
  sql`INSERT INTO assertion (ok) SELECT 0 WHERE ${suspendedAs(sql`${p('customerId')}`)} IS NOT NULL`,
  () => undefined,
);
