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

/** Of the attempt `a`: refunds the provider has; it may say of one that was just sent that it has it, or not yet. */
const PAID_BACK_BY_PROVIDER = (state: 'SENT' | 'CONFIRMED') =>
  sql`(SELECT coalesce(sum(r.amount_idr), 0) FROM payment_refund r
    WHERE r.attempt_id = a.id AND r.route = 'PROVIDER' AND r.state = ${sql.raw(`'${state}'`)})`;

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
        iif(a.state = 'REVERSED' OR (a.state = 'CHARGED_BACK' AND a.charged_back_idr = 0),
          a.paid_idr, a.charged_back_idr) AS expected,
        (SELECT coalesce(sum(t.amount_idr), 0) FROM transfer t WHERE
          t.key IN ('reversal:' || a.id, 'reversal:' || a.id || ':lost')
          OR (t.key >= 'chargeback:' || a.id AND t.key < 'chargeback:' || a.id || ';'))
        - (SELECT coalesce(sum(t.amount_idr), 0) FROM transfer t WHERE
          t.key >= 'chargeback-returned:' || a.id AND t.key < 'chargeback-returned:' || a.id || ';') AS actual
      FROM payment_attempt a WHERE expected <> actual
    UNION ALL
      SELECT 'the provider keeps a fee of each payment', a.id, a.state IN ('SETTLED', 'CHARGED_BACK') AND NOT (a.captured
          AND EXISTS (SELECT 1 FROM payment_refund r WHERE r.attempt_id = a.id AND r.state = 'CONFIRMED'
            AND r.route = 'PROVIDER' AND r.amount_idr = a.paid_idr)) AS expected,
        coalesce((SELECT sum(iif(t.code = 'provider_fee', t.amount_idr, 0 - t.amount_idr)) FROM transfer t
          WHERE t.key >= 'fee:' || a.id AND t.key < 'fee:' || a.id || ';'), 0) > 0 AS actual
      FROM payment_attempt a WHERE expected <> actual
    UNION ALL
      SELECT 'all accounts together are nothing', 'ledger', 0 AS expected,
        (SELECT coalesce(sum(t.amount_idr), 0) FROM transfer t JOIN ledger_account a ON a.id = t.credit) -
        (SELECT coalesce(sum(t.amount_idr), 0) FROM transfer t JOIN ledger_account a ON a.id = t.debit) AS actual
      WHERE actual <> expected
    UNION ALL
      SELECT 'refunds and chargebacks of an attempt are no more than what was paid', a.id,
        coalesce(a.paid_idr, 0) AS expected,
        a.charged_back_idr + (SELECT coalesce(sum(r.amount_idr), 0) FROM payment_refund r
          WHERE r.attempt_id = a.id AND r.state <> 'FAILED') AS actual
      FROM payment_attempt a WHERE actual > expected
    UNION ALL
      SELECT 'paid back by the provider as it says', a.id, a.provider_refunded_idr AS expected,
        max(${PAID_BACK_BY_PROVIDER('CONFIRMED')}, min(a.provider_refunded_idr,
          ${PAID_BACK_BY_PROVIDER('CONFIRMED')} + ${PAID_BACK_BY_PROVIDER('SENT')})) AS actual
      FROM payment_attempt a WHERE a.provider_refunded_idr IS NOT NULL AND expected <> actual
    UNION ALL
      SELECT 'one payment of an order can be paid', a.ref, 1, count(*) AS actual FROM payment_attempt a
      WHERE a.state IN ('CREATED', 'PENDING', 'REVIEW')
        OR (a.state = 'DENIED' AND a.page_closed_at IS NULL)
      GROUP BY a.ref HAVING actual > 1
    UNION ALL
      SELECT 'refund transfers of a refund', r.id, r.amount_idr AS expected,
        (SELECT coalesce(sum(t.amount_idr), 0) FROM transfer t
          WHERE t.key IN ('refund:' || r.id, 'refund:' || r.id || ':lost')) AS actual
      FROM payment_refund r WHERE expected <> actual
    UNION ALL
      SELECT 'paid-out transfer of a refund', r.id, iif(r.state = 'CONFIRMED', r.amount_idr, 0) AS expected,
        (SELECT coalesce(sum(iif(t.code = 'refund_returned', 0 - t.amount_idr, t.amount_idr)), 0) FROM transfer t
          WHERE t.key IN ('refund:' || r.id || ':paid', 'refund:' || r.id || ':returned')) AS actual
      FROM payment_refund r WHERE expected <> actual
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
