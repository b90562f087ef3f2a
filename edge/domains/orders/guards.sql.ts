import { and, type SQL, sql } from 'drizzle-orm';
import { DOCUMENTS_WITHIN_MS } from '#edge/contract/financing/application.ts';
import { ORDER_LIMITS } from '#edge/contract/orders/after-placing.ts';
import { MOST_CHANGES } from '#edge/contract/orders/change.ts';
import { ORDER_GUARDS, type OrderGuard } from '#edge/contract/orders/guards.ts';
import { CHANGE_MOVES } from '#edge/contract/orders/moves-change.ts';
import { OPEN_ATTEMPT_STATES } from '#edge/contract/payments/attempt-machine.ts';
import { BEGUN, LAPSED, RENDERED } from '#edge/domains/orders/services/service.sql.ts';
import { declareLimit } from '#edge/platform/write/declared.ts';

/** Each holds the motorcycle for days, and a company looks at each. */
export const APPLICATIONS = declareLimit({
  purpose: 'orders.applications',
  most: ORDER_LIMITS.applications,
  windowMs: null,
  what: 'applications for financing, whatever came of them',
  by: 'order',
  answer: 'ORDER_APPLICATIONS_LIMIT',
});

/** Each may take a unit from others, and is a price that somebody agreed to. */
export const CHANGES = declareLimit({
  purpose: 'orders.changes',
  most: MOST_CHANGES,
  windowMs: null,
  what: 'changes of an order after it was placed',
  by: 'order',
  answer: 'ORDER_CHANGES_LIMIT',
});

const CHANGING = sql.raw(
  Object.keys(CHANGE_MOVES)
    .map((move) => `'${move}'`)
    .join(', '),
);

/** What the guards look at beside the order's row. */
export interface Around {
  readonly now: number;
  /** Ids of declined payments whose page at the provider is closed: no other card can be tried there. */
  readonly closed: readonly string[];
}

const BALANCE = sql`((SELECT coalesce(sum(t.amount_idr), 0) FROM transfer t WHERE t.credit = 'order:' || customer_order.id)
  - (SELECT coalesce(sum(t.amount_idr), 0) FROM transfer t WHERE t.debit = 'order:' || customer_order.id))`;

const OPEN = sql.raw(OPEN_ATTEMPT_STATES.map((state) => `'${state}'`).join(', '));

const DENIED = sql`(customer_order.help_id IS NOT NULL
  AND coalesce(customer_order.sisapira_status, '') IN ('INELIGIBLE', 'QUOTA_CLOSED'))`;

/** Each guard as the condition under which its move changes the order's row. */
export const GUARD_CONDITIONS: Readonly<
  Record<Exclude<OrderGuard, (typeof HELD_BY_STATEMENT)[number]>, (around: Around) => SQL>
> = {
  [ORDER_GUARDS.booked]: () => sql`customer_order.order_type = 'BOOKING'`,
  [ORDER_GUARDS.direct]: () => sql`customer_order.order_type = 'FULL_PURCHASE'`,
  [ORDER_GUARDS.paid]: () => sql`${BALANCE} >= customer_order.required_idr`,
  [ORDER_GUARDS.short]: () => sql`${BALANCE} < customer_order.required_idr`,
  [ORDER_GUARDS.closed]: ({ closed }) => sql`NOT EXISTS (SELECT 1 FROM payment_attempt a
    WHERE a.ref = customer_order.id AND (a.state IN (${OPEN}) OR (a.state = 'DENIED'
      AND a.page_token IS NOT NULL
      AND a.id NOT IN (SELECT value FROM json_each(${JSON.stringify(closed)})))))`,
  [ORDER_GUARDS.over]: ({ now }) => sql`customer_order.expires_at <= ${now}`,
  [ORDER_GUARDS.irreversible]: ({ now }) => sql`NOT EXISTS (SELECT 1 FROM payment_attempt a
    WHERE a.ref = customer_order.id AND a.state = 'SETTLED' AND a.reversible_until_at > ${now})`,
  [ORDER_GUARDS.financed]: () => sql`customer_order.payment_option = 'INSTALLMENT'`,
  [ORDER_GUARDS.unsigned]: () => sql`customer_order.contract_signed_at IS NULL`,
  [ORDER_GUARDS.signed]: () => sql`(customer_order.payment_option <> 'INSTALLMENT'
    OR customer_order.contract_signed_at IS NOT NULL)`,
  [ORDER_GUARDS.documented]: () => sql`NOT EXISTS (SELECT 1 FROM financing_application a
    WHERE a.id = json_extract(customer_order.installment, '$.applicationId')
      AND a.submitted_at IS NULL)`,
  [ORDER_GUARDS.undocumented]: ({ now }) => sql`EXISTS (SELECT 1 FROM financing_application a
    WHERE a.id = json_extract(customer_order.installment, '$.applicationId')
      AND a.submitted_at IS NULL
      AND a.created_at <= ${now - DOCUMENTS_WITHIN_MS})`,
  [ORDER_GUARDS.fewApplications]: () => sql`(SELECT count(*) FROM financing_application a
    WHERE a.order_id = customer_order.id) < ${APPLICATIONS.most}`,
  [ORDER_GUARDS.motorcycle]: () => sql`customer_order.kind = 'MOTORCYCLE'`,
  [ORDER_GUARDS.thing]: () => sql`customer_order.kind <> 'SERVICE'`,
  [ORDER_GUARDS.service]: () => sql`customer_order.kind = 'SERVICE'`,
  [ORDER_GUARDS.unbegun]: () => sql`NOT ${BEGUN}`,
  [ORDER_GUARDS.rendered]: () => RENDERED,
  [ORDER_GUARDS.lapsed]: () => LAPSED,
  [ORDER_GUARDS.whole]: () => sql`customer_order.payment_option = 'FULL_PAYMENT'`,
  [ORDER_GUARDS.unspent]: () => sql`NOT EXISTS (SELECT 1 FROM order_cost c
    WHERE c.order_id = customer_order.id)`,
  [ORDER_GUARDS.fewChanges]: () => sql`(SELECT count(*) FROM order_history h
    WHERE h.order_id = customer_order.id AND h.move IN (${CHANGING})) < ${CHANGES.most}`,
  [ORDER_GUARDS.helpStands]: () => sql`NOT ${DENIED}`,
  [ORDER_GUARDS.helpDenied]: () => DENIED,
  [ORDER_GUARDS.proof]: () => sql`(customer_order.work_order IS NOT NULL
    AND customer_order.passkey IS NOT NULL)`,
};

/** Guards that a statement beside the row holds, which stops the batch: `reserveUnit`, `holdGoods` and `UNPAID.hold`. */
export const HELD_BY_STATEMENT = [ORDER_GUARDS.unit, ORDER_GUARDS.stock, ORDER_GUARDS.few] as const;

const conditions: Partial<Record<OrderGuard, (around: Around) => SQL>> = GUARD_CONDITIONS;

/** What the row has to be for a move with these guards; nothing for a move without. */
export const guardsHold = (guards: readonly OrderGuard[], around: Around): SQL | undefined =>
  and(...guards.map((guard) => conditions[guard]?.(around)));
