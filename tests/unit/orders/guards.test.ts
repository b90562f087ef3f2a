import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isAssertionFailure } from '#db/assertion.ts';
import { seed as garage } from '#db/content/garage/index.ts';
import { runSeed } from '#db/seed/run.ts';
import { ORDER_GUARDS, type OrderGuard } from '#edge/contract/orders/guards.ts';
import {
  ORDER_MACHINE,
  ORDER_MOVES,
  type OrderMove,
  type OrderPosition,
  phaseOf,
  stateOf,
} from '#edge/contract/orders/machine.ts';
import { guardsOf } from '#edge/contract/orders/standing.ts';
import { GUARD_CONDITIONS, HELD_BY_STATEMENT } from '#edge/domains/orders/guards.sql.ts';
import { moveOrder } from '#edge/domains/orders/move.ts';
import { booking, type OrderShop, openOrderShop } from '#tests/support/order-shop.ts';
import { storesOfPass } from '#tests/support/stores.ts';

const { moves } = ORDER_MACHINE;
const AYU = 'cus_owner';

/** Columns with which every guard of a move holds, and how each is broken behind the decision's back. */
const HOLDS: Partial<Record<OrderGuard, string>> = {
  [ORDER_GUARDS.booked]: `order_type = 'BOOKING'`,
  [ORDER_GUARDS.direct]: `order_type = 'FULL_PURCHASE'`,
  [ORDER_GUARDS.short]: 'required_idr = 1',
  [ORDER_GUARDS.over]: 'expires_at = 1',
  [ORDER_GUARDS.financed]: `payment_option = 'INSTALLMENT'`,
  [ORDER_GUARDS.whole]: `payment_option = 'FULL_PAYMENT'`,
  [ORDER_GUARDS.signed]: `payment_option = 'INSTALLMENT', contract_signed_at = 1`,
  [ORDER_GUARDS.documented]: `installment = '{"applicationId":"fin_1"}'`,
  [ORDER_GUARDS.undocumented]: `installment = '{"applicationId":"fin_1"}'`,
  [ORDER_GUARDS.helpDenied]: `help_id = 'sub_1', sisapira_status = 'QUOTA_CLOSED'`,
  [ORDER_GUARDS.proof]: `work_order = 'WO-1', passkey = 'ABC123'`,
  [ORDER_GUARDS.service]: `kind = 'SERVICE'`,
};

const APPOINTMENT = `INSERT INTO service_booking (id, vehicle_id, customer_id, place_id, slot_at, seat, status, kind, created_at, order_id)
  SELECT 'sbk_1', v.id, 'cus_owner', p.id, 1, 1, 'COMPLETED', 'TYRES', 1, ? FROM vehicle v, place p LIMIT 1`;
const COVER = `INSERT INTO roadside_subscription (id, package_id, vehicle_id, customer_id, price_idr, starts_at, ends_at, created_at, order_id)
  SELECT 'rsb_1', r.id, 'veh_ayu_one', 'cus_owner', 1, 1, 2, 1, ? FROM roadside_package r LIMIT 1`;
const CALL = `INSERT INTO roadside_request (id, vehicle_id, customer_id, kind, asked_at, received_at)
  SELECT 'rsr_1', s.vehicle_id, s.customer_id, 'OTHER', 9, 9 FROM roadside_subscription s WHERE s.order_id = ?`;

/** Rows with which a guard holds. */
const ROWS: Partial<Record<OrderGuard, readonly string[]>> = {
  [ORDER_GUARDS.rendered]: [APPOINTMENT],
  [ORDER_GUARDS.lapsed]: [
    APPOINTMENT,
    `UPDATE service_booking SET status = 'CANCELLED' WHERE order_id = ?`,
  ],
  [ORDER_GUARDS.unbegun]: [COVER],
  [ORDER_GUARDS.documented]: [
    'UPDATE financing_application SET submitted_at = 1 WHERE order_id = ?',
  ],
};
const LATER = Date.UTC(2100, 0, 1);
const column = (set: string) => `UPDATE customer_order SET ${set} WHERE id = ?`;
const attempt = (state: string, more: string) =>
  `INSERT INTO payment_attempt (id, ref, purpose, number, provider_order_id, state, amount_idr, offered,
    page_token, reversible_until_at, expires_at, asked_at, created_at, updated_at)
    VALUES ('pay_1', ?, 'FINAL', 1, 'A-1', '${state}', 1, '[]', ${more}, 1, 1, 1, 1)`;
const BREAKS: Readonly<Record<keyof typeof GUARD_CONDITIONS, readonly string[]>> = {
  [ORDER_GUARDS.booked]: [column(`order_type = 'FULL_PURCHASE'`)],
  [ORDER_GUARDS.direct]: [column(`order_type = 'BOOKING'`)],
  [ORDER_GUARDS.paid]: [column('required_idr = 1')],
  [ORDER_GUARDS.short]: [column('required_idr = 0')],
  [ORDER_GUARDS.closed]: [
    attempt('CREATED', 'NULL, NULL'),
    attempt('PENDING', `'page', NULL`),
    attempt('DENIED', `'page', NULL`),
  ],
  [ORDER_GUARDS.over]: [column(`expires_at = ${LATER}`)],
  [ORDER_GUARDS.irreversible]: [attempt('SETTLED', `'page', ${LATER}`)],
  [ORDER_GUARDS.financed]: [column(`payment_option = 'FULL_PAYMENT'`)],
  [ORDER_GUARDS.unsigned]: [column('contract_signed_at = 1')],
  [ORDER_GUARDS.signed]: [column('contract_signed_at = NULL')],
  [ORDER_GUARDS.helpStands]: [column(`help_id = 'sub_1', sisapira_status = 'INELIGIBLE'`)],
  [ORDER_GUARDS.helpDenied]: [column(`sisapira_status = 'REGISTERED'`)],
  [ORDER_GUARDS.documented]: [
    'UPDATE financing_application SET submitted_at = NULL WHERE order_id = ?',
  ],
  [ORDER_GUARDS.undocumented]: [
    'UPDATE financing_application SET submitted_at = 1 WHERE order_id = ?',
    `UPDATE financing_application SET created_at = ${LATER} WHERE order_id = ?`,
  ],
  [ORDER_GUARDS.fewApplications]: [
    `INSERT INTO financing_application (id, order_id, number, provider, route, disclosure, next_try_at, created_at, updated_at)
      SELECT 'fin_' || value, ?, value, 'BFI', 'API', '{}', 1, 1, 1 FROM json_each('[2,3,4,5]')`,
  ],
  [ORDER_GUARDS.motorcycle]: [column(`kind = 'GOODS'`), column(`kind = 'SERVICE'`)],
  [ORDER_GUARDS.thing]: [column(`kind = 'SERVICE'`)],
  [ORDER_GUARDS.service]: [column(`kind = 'GOODS'`)],
  [ORDER_GUARDS.unbegun]: [APPOINTMENT, CALL],
  [ORDER_GUARDS.rendered]: [`UPDATE service_booking SET status = 'BOOKED' WHERE order_id = ?`],
  [ORDER_GUARDS.lapsed]: [`UPDATE service_booking SET status = 'COMPLETED' WHERE order_id = ?`],
  [ORDER_GUARDS.whole]: [column(`payment_option = 'INSTALLMENT'`)],
  [ORDER_GUARDS.unspent]: [
    `INSERT INTO order_cost (id, order_id, label, amount_idr, receipt, entered_by, created_at)
      VALUES ('cst_1', ?, 'STNK', 1, 'x', 'cus_staff', 1)`,
  ],
  [ORDER_GUARDS.fewChanges]: [
    `INSERT INTO order_history (id, order_id, kind, happened_at, actor, move, to_state, phase)
      SELECT 'ohi_c' || n.value, o.id, 'ORDER_MODIFIED', 1, 'customer', 'changePaid', o.state, o.phase
      FROM customer_order o, json_each('[1,2,3,4,5,6,7,8,9,10]') n WHERE o.id = ?`,
  ],
  [ORDER_GUARDS.proof]: [column('passkey = NULL'), column('work_order = NULL')],
};

const isHeldByStatement = (guard: OrderGuard): boolean =>
  (HELD_BY_STATEMENT as readonly OrderGuard[]).includes(guard);

const cases = ORDER_MOVES.flatMap((move) =>
  moves[move].from.length === 0
    ? []
    : guardsOf(move)
        .filter((guard) => !isHeldByStatement(guard))
        .map((guard) => [move, guard] as const),
);

describe.each(storesOfPass)('a guard of the order machine on $kind', ({ open }) => {
  let shop: OrderShop;
  let id: string;
  beforeAll(async () => {
    shop = await openOrderShop(open);
    const placed = await shop.place(AYU, booking());
    if (!placed.ok) throw new Error(JSON.stringify(placed.error));
    // What this test writes into the history is taken out of it again.
    const { rows } = await shop.deps.db.primary.execute(
      `SELECT name FROM sqlite_master WHERE type = 'trigger' AND tbl_name = 'order_history'
        AND sql LIKE '%BEFORE DELETE%'`,
    );
    for (const { name } of rows)
      await shop.deps.db.primary.execute(`DROP TRIGGER "${String(name)}"`);
    id = placed.value.order.id;
    await runSeed(shop.deps.db, [garage]);
  });
  afterAll(() => shop.stop());

  /** The order where the move begins, with all its guards kept. */
  const set = async (move: OrderMove): Promise<void> => {
    const position = moves[move].from[0] as OrderPosition;
    const guarded = guardsOf(move).flatMap((guard) => HOLDS[guard] ?? []);
    const usual = `state = '${stateOf(position)}', phase = '${phaseOf(position)}', required_idr = 0,
      kind = 'MOTORCYCLE', help_id = NULL, sisapira_status = NULL, contract_signed_at = NULL, expires_at = NULL`;
    const ofOrder = (sql: string) => ({ sql, args: [id] });
    await shop.deps.db.primary.batch([
      ofOrder('DELETE FROM payment_attempt WHERE ref = ?'),
      ofOrder(column(usual)),
      ofOrder('DELETE FROM order_history WHERE order_id = ?'),
      'DELETE FROM order_cost',
      'DELETE FROM financing_application',
      ofOrder(`INSERT INTO financing_application (id, order_id, number, provider, route, disclosure,
        next_try_at, created_at, updated_at) VALUES ('fin_1', ?, 1, 'BFI', 'API', '{}', 1, 1, 1)`),
      ...['service_booking', 'roadside_request', 'roadside_subscription'].map(
        (table) => `DELETE FROM ${table}`,
      ),
      ...guardsOf(move)
        .flatMap((guard) => ROWS[guard] ?? [])
        .map(ofOrder),
      ...guarded.map((each) => ofOrder(column(each))),
    ]);
  };
  const write = async (move: OrderMove) => {
    const { order } = await shop.load(id);
    const effects = Object.fromEntries(moves[move].effects.map((effect) => [effect, []]));
    const doing = { actor: 'clock', actorId: null, now: shop.now(), ids: shop.deps.ids } as const;
    return moveOrder(order, move, doing, { effects });
  };

  it.each(cases)(
    '%s is not written any more when it turned out otherwise: %s',
    async (move, guard) => {
      for (const broken of BREAKS[guard as keyof typeof BREAKS]) {
        await set(move);
        const statements = await write(move);
        await shop.deps.db.primary.execute({ sql: broken, args: [id] });
        const before = (await shop.load(id)).order;
        const failed = await shop.deps.db.write(statements).then(
          () => undefined,
          (error: unknown) => error,
        );
        expect(isAssertionFailure(failed), broken).toBe(true);
        expect((await shop.load(id)).order).toEqual(before);
      }
      await set(move);
      await shop.deps.db.write(await write(move));
      const { order } = await shop.load(id);
      expect(`${order.state}.${order.phase}`).toBe(moves[move].to);
    },
  );
});

describe('the guards of the order machine', () => {
  it('are each held by a condition of the row, or by a statement beside it', () => {
    const guarded = new Set([...Object.keys(GUARD_CONDITIONS), ...HELD_BY_STATEMENT]);
    expect(guarded).toEqual(new Set(Object.values(ORDER_GUARDS)));
    expect(new Set(ORDER_MOVES.flatMap(guardsOf))).toEqual(guarded);
  });

  it('are left to a statement only where a move takes something, or begins an order', () => {
    const left = ORDER_MOVES.filter((move) => guardsOf(move).some(isHeldByStatement));
    expect(left).toEqual([
      'placeBooking',
      'placeDirect',
      'placeGoods',
      'placeService',
      'placeInstallment',
      'allocate',
    ]);
  });
});
