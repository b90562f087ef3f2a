import { type SQL, sql } from 'drizzle-orm';
import { prepareRaw } from '#db/query.ts';
import type { Difference } from '#edge/domains/payments/index.ts';

const balance = (account: SQL): SQL =>
  sql`(coalesce((SELECT sum(amount_idr) FROM transfer WHERE credit = ${account}), 0)
    - coalesce((SELECT sum(amount_idr) FROM transfer WHERE debit = ${account}), 0))`;

const transferred = (key: SQL): SQL =>
  sql`coalesce((SELECT amount_idr FROM transfer WHERE key = ${key}), 0)`;

/** What was given and taken of the commission `c`. */
const CORRECTED = sql`(SELECT coalesce(sum(x.amount_idr), 0) FROM commission_correction x
  WHERE x.commission_id = c.id)`;

/** Whether the payout of a row `x` has been paid. */
const isPaid = (payoutId: SQL): SQL =>
  sql`EXISTS (SELECT 1 FROM payout p JOIN payout_batch b ON b.id = p.batch_id
    WHERE p.id = ${payoutId} AND b.state = 'PAID')`;

/** Whether the bank sent the payout `p` back. */
const isReturned = sql`EXISTS (SELECT 1 FROM payout_return r WHERE r.payout_id = p.id)`;

/** Where commissions, payouts and the ledger disagree; empty when all is well. A list, never a correction. */
export const referralDifferences = prepareRaw<object, readonly Difference[]>(
  sql`SELECT 'commissions owed under reserve' AS rule, a.customer_id AS subject,
        (SELECT coalesce(sum(c.amount_idr), 0) FROM commission c
          WHERE c.customer_id = a.customer_id AND c.state IN ('PENDING', 'ON_HOLD')) AS expected,
        ${balance(sql`'affiliate_pending:' || a.customer_id`)} AS actual
      FROM affiliate a WHERE expected <> actual
    UNION ALL
      SELECT 'commissions owed', a.customer_id,
        (SELECT coalesce(sum(c.amount_idr), 0) FROM commission c
          WHERE c.customer_id = a.customer_id AND c.state = 'MATURED')
        + (SELECT coalesce(sum(x.amount_idr), 0) FROM commission_correction x
          WHERE x.customer_id = a.customer_id AND NOT ${isPaid(sql`x.payout_id`)}) AS expected,
        ${balance(sql`'affiliate:' || a.customer_id`)} AS actual
      FROM affiliate a WHERE expected <> actual
    UNION ALL
      SELECT 'a commission was earned once', c.id, c.amount_idr AS expected,
        ${transferred(sql`'commission:' || c.order_id || ':earned'`)} AS actual
      FROM commission c WHERE expected <> actual
    UNION ALL
      SELECT 'a commission that ended is not owed', c.id, iif(c.state = 'CANCELLED', c.amount_idr, 0) AS expected,
        ${transferred(sql`'commission:' || c.order_id || ':cancelled'`)} AS actual
      FROM commission c WHERE expected <> actual
    UNION ALL
      SELECT 'a cancelled order pays no commission', c.id, 0 AS expected,
        iif(c.state = 'CANCELLED', 0, c.amount_idr + ${CORRECTED}) AS actual
      FROM commission c JOIN customer_order o ON o.id = c.order_id
      WHERE o.state = 'CANCELLED' AND expected <> actual
    UNION ALL
      SELECT 'a payout is what was gathered for it', p.id, p.gross_idr AS expected,
        (SELECT coalesce(sum(c.amount_idr), 0) FROM commission c WHERE c.payout_id = p.id)
        + (SELECT coalesce(sum(x.amount_idr), 0) FROM commission_correction x WHERE x.payout_id = p.id) AS actual
      FROM payout p JOIN payout_batch b ON b.id = p.batch_id
      WHERE b.state <> 'WITHDRAWN' AND NOT ${isReturned} AND expected <> actual
    UNION ALL
      SELECT 'a paid payout left, with its tax', p.id, iif(b.state = 'PAID', p.gross_idr, 0) AS expected,
        ${transferred(sql`'payout:' || p.id || ':net'`)} + ${transferred(sql`'payout:' || p.id || ':tax'`)} AS actual
      FROM payout p JOIN payout_batch b ON b.id = p.batch_id WHERE expected <> actual
    UNION ALL
      SELECT 'a payout that came back is owed again, with its tax', p.id, iif(${isReturned}, p.gross_idr, 0) AS expected,
        ${transferred(sql`'payout:' || p.id || ':net-returned'`)} + ${transferred(sql`'payout:' || p.id || ':tax-returned'`)} AS actual
      FROM payout p WHERE expected <> actual
    UNION ALL
      SELECT 'two people approved a payout', b.id, 2 AS expected,
        (b.approved_by IS NOT NULL) + (b.released_by IS NOT NULL AND b.released_by IS NOT b.approved_by) AS actual
      FROM payout_batch b WHERE b.state IN ('RELEASED', 'PAID') AND expected <> actual
    ORDER BY 1, 2 LIMIT 100`,
  ({ rows }) =>
    rows.map((row) => ({
      rule: String(row.rule),
      subject: String(row.subject),
      expectedIdr: Number(row.expected),
      actualIdr: Number(row.actual),
    })),
);
