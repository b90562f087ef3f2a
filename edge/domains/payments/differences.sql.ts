import { sql } from 'drizzle-orm';
import { prepareRaw } from '#db/query.ts';

/** Two figures that should be the same and are not. */
export interface Difference {
  readonly rule: string;
  readonly subject: string;
  readonly expectedIdr: number;
  readonly actualIdr: number;
}

/** Settled now, or once: money has come in for it. */
const HAS_PAID = sql`('SETTLED', 'REVERSED', 'CHARGED_BACK')`;

/**
 * Where rows and ledger disagree; empty when all is well. A list, never a correction: what is wrong
 * is looked at by a person.
 */
export const differences = prepareRaw<object, readonly Difference[]>(
  sql`SELECT 'account is not below its floor' AS rule, a.id AS subject, a.floor_idr AS expected,
        coalesce((SELECT sum(amount_idr) FROM transfer WHERE credit = a.id), 0) -
        coalesce((SELECT sum(amount_idr) FROM transfer WHERE debit = a.id), 0) AS actual
      FROM ledger_account a WHERE a.floor_idr IS NOT NULL AND actual < a.floor_idr
    UNION ALL
      SELECT 'payment transfer of an attempt', a.id,
        iif(a.state IN ${HAS_PAID}, a.paid_idr, 0) AS expected,
        coalesce(t.amount_idr, 0) AS actual
      FROM payment_attempt a LEFT JOIN transfer t ON t.key = 'payment:' || a.id
      WHERE expected <> actual
    UNION ALL
      SELECT 'payment transfer without its attempt', t.key, 0, t.amount_idr FROM transfer t
      WHERE t.code = 'payment' AND NOT EXISTS (SELECT 1 FROM payment_attempt a
        WHERE t.key = 'payment:' || a.id AND t.ref = a.ref)
        AND t.ref NOT IN (SELECT id FROM forgotten_order)
    UNION ALL
      SELECT 'money taken back from an attempt', a.id,
        iif(a.state IN ('REVERSED', 'CHARGED_BACK'), a.paid_idr, 0) AS expected,
        (SELECT coalesce(sum(t.amount_idr), 0) FROM transfer t WHERE t.key IN
          ('reversal:' || a.id, 'reversal:' || a.id || ':lost', 'chargeback:' || a.id)) AS actual
      FROM payment_attempt a WHERE expected <> actual
    UNION ALL
      SELECT 'refunds of an attempt are no more than what was paid', a.id, coalesce(a.paid_idr, 0) AS expected,
        (SELECT coalesce(sum(r.amount_idr), 0) FROM payment_refund r
          WHERE r.attempt_id = a.id AND r.state <> 'FAILED') AS actual
      FROM payment_attempt a WHERE actual > expected
    UNION ALL
      SELECT 'refund transfer of a refund', r.id, r.amount_idr AS expected, coalesce(t.amount_idr, 0) AS actual
      FROM payment_refund r LEFT JOIN transfer t ON t.key = 'refund:' || r.id
      WHERE expected <> actual
    UNION ALL
      SELECT 'paid-out transfer of a refund', r.id, iif(r.state = 'CONFIRMED', r.amount_idr, 0) AS expected,
        coalesce(t.amount_idr, 0) AS actual
      FROM payment_refund r LEFT JOIN transfer t ON t.key = 'refund:' || r.id || ':paid'
      WHERE expected <> actual
    UNION ALL
      SELECT 'owed back by an order', a.id,
        (SELECT coalesce(sum(r.amount_idr), 0) FROM payment_refund r
          WHERE 'refund_payable:' || r.ref = a.id AND r.state IN ('REQUESTED', 'APPROVED', 'SENT')) AS expected,
        coalesce((SELECT sum(amount_idr) FROM transfer WHERE credit = a.id), 0) -
        coalesce((SELECT sum(amount_idr) FROM transfer WHERE debit = a.id), 0) AS actual
      FROM ledger_account a WHERE a.kind = 'refund_payable' AND expected <> actual
    ORDER BY 1, 2 LIMIT 100`,
  ({ rows }) =>
    rows.map((row) => ({
      rule: String(row.rule),
      subject: String(row.subject),
      expectedIdr: Number(row.expected),
      actualIdr: Number(row.actual),
    })),
);
