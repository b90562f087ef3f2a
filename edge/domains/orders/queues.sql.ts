import { type SQL, sql } from 'drizzle-orm';
import { p } from '#db/query.ts';
import type { WorkQueue } from '#db/work-queue.ts';
import { DAY_MS } from '#edge/contract/time.ts';
import { ATTEMPT_TROUBLE, REFUND_TROUBLE } from './desk.sql.ts';

/** An order in a position, the one that has waited longest first. */
const orders = (step: string, where: SQL, due: WorkQueue['due'] = null): WorkQueue => ({
  from: sql`customer_order o`,
  where,
  id: sql`o.id`,
  tie: sql`o.rowid`,
  since: sql`o.updated_at`,
  due,
  subject: sql`o.id`,
  label: sql`o.code`,
  detail: sql`o.contact_name || ' · ' || coalesce(
    json_extract(o.product, '$.names.' || ${p('locale')}), json_extract(o.product, '$.name'))`,
  amountIdr: sql`o.total_idr`,
  step: sql.raw(`'${step}'`),
  place: sql`o.dealer_slug`,
});

const IN_FINAL = (state: string): SQL => sql.raw(`o.state = '${state}' AND o.phase = 'FINAL'`);
const PAID = IN_FINAL('PAYMENT_SETTLED');
const CONTRACT_OPEN = sql`(o.payment_option = 'INSTALLMENT' AND o.contract_signed_at IS NULL)`;

/** Of papers of an order that are late: the one that was due first stands for them. */
const LATE = sql`g.progress = 'PROCESSING' AND g.latest_at <= ${p('now')}`;

/** A plus takes an index out of the choice: the others of an order are found by its key, not among all that are late. */
const LATE_BEFORE = sql`+e.progress = 'PROCESSING' AND +e.latest_at <= ${p('now')}
  AND (+e.latest_at, e.item) < (g.latest_at, g.item)`;

/** Approved refunds that the provider pays are on their way by themselves. */
const FOR_STAFF = sql`(r.state = 'REQUESTED' OR (r.state = 'APPROVED' AND r.route = 'BANK'))`;

const money = orders('look-at-payment', sql``);

export const orderQueues = {
  /** Each payment and each refund that went wrong by itself, the one first that went wrong first. */
  PAYMENTS: {
    ...money,
    from: sql`payment_attempt a JOIN customer_order o ON o.id = a.ref`,
    where: ATTEMPT_TROUBLE,
    id: sql`a.id`,
    // Even numbers, and odd ones of refunds: two of one moment keep an order of their own.
    tie: sql`a.rowid * 2`,
    since: sql`a.updated_at`,
    amountIdr: sql`iif(a.charged_back_idr > 0, a.charged_back_idr, coalesce(a.paid_idr, a.amount_idr))`,
    also: {
      ...money,
      from: sql`payment_refund r JOIN customer_order o ON o.id = r.ref`,
      where: REFUND_TROUBLE,
      id: sql`r.id`,
      tie: sql`r.rowid * 2 + 1`,
      since: sql`r.updated_at`,
      amountIdr: sql`r.amount_idr`,
    },
  },
  ALLOCATE: orders('allocate', sql`o.state = 'PAYMENT_SETTLED' AND o.phase = 'BOOKING'`),
  FINANCING: orders(
    'decide-installment',
    IN_FINAL('INSTALLMENT_REQUESTED'),
    sql`coalesce(o.expires_at, o.updated_at)`,
  ),
  CONTRACTS: orders('sign-contract', sql`${PAID} AND ${CONTRACT_OPEN}`),
  // Nobody prepares a service: the workshop has its own list.
  PROCESS: orders('process', sql`${PAID} AND NOT ${CONTRACT_OPEN} AND o.kind <> 'SERVICE'`),
  SHIP: orders('ship', IN_FINAL('SHIPPED')),
  DELIVERIES: orders(
    'prove-delivery',
    IN_FINAL('SHIPPING'),
    sql`coalesce(o.delivery_planned_at, o.updated_at + ${sql.raw(String(2 * DAY_MS))})`,
  ),
  PLATES: {
    ...orders('chase-papers', sql``),
    from: sql`order_registration g JOIN customer_order o ON o.id = g.order_id`,
    where: sql`${LATE} AND NOT EXISTS (SELECT 1 FROM order_registration e
      WHERE e.order_id = g.order_id AND ${LATE_BEFORE})`,
    id: sql`g.order_id`,
    tie: sql`g.rowid`,
    since: sql`g.latest_at`,
    due: sql`g.latest_at`,
    detail: sql`g.item || ' · ' || o.contact_name`,
  },
  REFUNDS: {
    ...orders('', sql``),
    from: sql`payment_refund r JOIN customer_order o ON o.id = r.ref`,
    // As the index of open refunds has it.
    where: sql`r.state IN ('REQUESTED', 'APPROVED', 'SENT') AND ${FOR_STAFF}`,
    id: sql`r.id`,
    tie: sql`r.rowid`,
    since: sql`r.created_at`,
    detail: sql`o.contact_name`,
    amountIdr: sql`r.amount_idr`,
    step: sql`CASE WHEN r.route = 'BANK' AND r.destination IS NULL THEN 'wait-for-account'
      WHEN r.state = 'REQUESTED' THEN 'approve-refund' ELSE 'pay-refund' END`,
    place: null,
  },
  /** Those that wait for staff; what is answered waits for its customer. */
  COMPLAINTS: {
    ...orders('answer-complaint', sql``),
    from: sql`order_complaint k JOIN customer_order o ON o.id = k.order_id`,
    // As the index of complaints to answer has it.
    where: sql`k.state = 'OPEN'`,
    id: sql`k.id`,
    tie: sql`k.rowid`,
    since: sql`k.opened_at`,
    due: sql`coalesce(k.due_at, k.opened_at)`,
    detail: sql`o.contact_name`,
    amountIdr: sql`NULL`,
  },
  /** Those to decide on, and those whose goods are to come back. */
  RETURNS: {
    ...orders('', sql``),
    from: sql`goods_return g JOIN customer_order o ON o.id = g.order_id`,
    // As the index of returns under way has it.
    where: sql`g.state NOT IN ('REFUSED', 'WITHDRAWN', 'REFUNDED')`,
    id: sql`g.id`,
    tie: sql`g.rowid`,
    since: sql`g.created_at`,
    due: sql`coalesce(g.back_by_at, g.created_at + ${sql.raw(String(DAY_MS))})`,
    detail: sql`o.contact_name`,
    amountIdr: sql`g.delivery_idr + (SELECT coalesce(sum(l.amount_idr), 0) FROM goods_return_line l
      WHERE l.return_id = g.id)`,
    step: sql`iif(g.state = 'REQUESTED', 'decide-return', 'receive-return')`,
  },
} satisfies Record<string, WorkQueue>;
