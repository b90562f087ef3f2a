import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { disclose } from '#edge/contract/financing/disclosure.ts';
import { wantedChange } from '#edge/contract/orders/change.ts';
import { DAY_MS, MINUTE_MS } from '#edge/contract/time.ts';
import { changeOrder, changeOrderForCustomer } from '#edge/domains/orders/change/change-order.ts';
import { planChange } from '#edge/domains/orders/change/plan.ts';
import {
  choosePayment,
  payDownPayment,
  withdrawInstallment,
} from '#edge/domains/orders/choose-payment.ts';
import { endWindow } from '#edge/domains/orders/end-window.ts';
import { pursueDue } from '#edge/domains/orders/financing/jobs.ts';
import { receiveDecision } from '#edge/domains/orders/financing/notification.ts';
import { signBody } from '#edge/domains/orders/financing/signature.ts';
import { primaryReader } from '#edge/domains/orders/load.ts';
import { startPayment } from '#edge/domains/orders/pay.ts';
import { recordOf } from '#edge/domains/orders/record.ts';
import { allocateOrder } from '#edge/domains/orders/staff/allocate.ts';
import { localSecret } from '#edge/financing-sandbox/companies.ts';
import { type FinancingShop, openFinancingShop } from '#tests/support/financing.ts';
import { BROUGHT, CODE, NO_CODE, WHITE } from '#tests/support/order-changes.ts';
import {
  addCoupon,
  booking,
  COUPON_IDR,
  FEE,
  ownerWith,
  PRICE,
} from '#tests/support/order-shop.ts';
import { storesOfPass } from '#tests/support/stores.ts';

const AYU = 'cus_owner';
const STAFF = 'cus_staff';
const DOWN = 8_000_000;
const CHEAPER = PRICE - COUPON_IDR;
type Wanted = typeof WHITE | typeof CODE | typeof NO_CODE | typeof BROUGHT;

describe.each(storesOfPass)('an order by instalments that is changed, on $kind', ({ open }) => {
  let world: FinancingShop;
  beforeAll(async () => {
    world = await openFinancingShop(open);
    await addCoupon(world.shop, { code: 'HEMAT', mostPerPerson: 1_000 });
    // Of the demo stock two are white: the tests take more.
    await world.deps.db.primary.execute(
      "UPDATE unit SET accent = 'white' WHERE id IN ('unt_0', 'unt_1', 'unt_2', 'unt_3', 'unt_4', 'unt_5')",
    );
  });
  afterAll(async () => {
    const differing = await world.shop.differences();
    await world.stop();
    expect(differing).toEqual([]);
  });
  beforeEach(async () => {
    Object.assign(world.companies.behaviour, { silent: false, copies: 1, requests: 'ok' });
    // Each test has its own orders: nobody's limit of unpaid ones counts here.
    await world.deps.db.primary.execute(`UPDATE customer_order SET customer_id = 'cus_admin'`);
    await world.deps.db.primary.execute('DELETE FROM attempt');
  });

  const load = (id: string) => world.shop.load(id);
  const stateOf = async (id: string) => (await load(id)).order.state;
  const record = async (id: string) => recordOf(await load(id), world.shop.now());
  const plan = async (id: string, change: Wanted) =>
    planChange(await load(id), v.parse(wantedChange, change), {
      read: primaryReader(world.deps.db),
      cipher: world.deps.cipher,
      now: world.shop.now(),
    });
  /** What the page of the change has seen, as it is sent when the customer confirms it. */
  const seen = async (id: string, change: Wanted) => {
    const planned = await plan(id, change);
    if (!planned.ok) throw new Error(JSON.stringify(planned.error));
    const { total, due, refund, request } = planned.value;
    const { order } = await load(id);
    return {
      orderId: id,
      change,
      total,
      due,
      refund,
      ...(request !== null && {
        request: {
          provider: request.plan.provider,
          months: request.plan.plan.installments.length,
          downPayment: request.plan.downPayment,
          isAgreed: true,
        },
        hasConsent: true,
        expectedVersion: order.version,
      }),
    };
  };
  const change = async (id: string, wanted: Wanted, more: object = {}) =>
    changeOrder(AYU, { ...(await seen(id, wanted)), ...more }, world.deps);
  const changed = async (id: string, wanted: Wanted) => {
    const done = await change(id, wanted);
    if (!done.ok) throw new Error(JSON.stringify(done.error));
    return recordOf(done.value, world.shop.now());
  };
  const applications = async (id: string) =>
    (
      await world.deps.db.primary.execute({
        sql: 'SELECT id FROM financing_application WHERE order_id = ? ORDER BY number',
        args: [id],
      })
    ).rows.map((row) => ({ id: String(row.id) }));
  const transfers = async (id: string) =>
    (
      await world.deps.db.primary.execute({
        sql: 'SELECT id FROM transfer WHERE debit = ? OR credit = ?',
        args: [`order:${id}`, `order:${id}`],
      })
    ).rows.length;
  const atCompany = (reference: string) => {
    const application = world.companies.application(reference);
    if (application === undefined) throw new Error('the company has not heard of it');
    return application;
  };
  const approve = async (id: string): Promise<void> => {
    world.companies.desk.approve(atCompany((await world.application(id)).id));
    await world.decided();
  };
  const approved = async (more: object = {}): Promise<string> => {
    const id = await world.requested('BFI', more);
    await approve(id);
    expect(await stateOf(id)).toBe('INSTALLMENT_APPROVED');
    return id;
  };
  const post = async (reference: string, status: string) => {
    const at = new Date(world.shop.now()).toISOString();
    const body = JSON.stringify({ reference, id: 'BFI-1', status, at });
    const signature = await signBody(body, localSecret('BFI'), world.shop.now());
    const request = new Request('http://site.test/api/financing/notifications/bfi', {
      method: 'POST',
      body,
      headers: { 'financing-signature': signature },
    });
    return (await receiveDecision('bfi', request, world.deps)).json();
  };

  it('keeps its request where the price stays the same, and takes another motorcycle', async () => {
    const id = await world.requested();
    const before = await load(id);
    const after = await changed(id, WHITE);
    expect(after).toMatchObject({
      state: 'INSTALLMENT_REQUESTED',
      total: PRICE,
      due: 0,
      product: { accent: 'white' },
      installment: { application: { id: before.application?.id, step: 'DECIDING' } },
    });
    const { order, unit } = await load(id);
    expect(unit?.accent).toBe('white');
    expect(unit?.vin).not.toBe(before.unit?.vin);
    // A change gives nobody more time than they had.
    expect(order.expiresAt).toBe(before.order.expiresAt);
    await approve(id);
    expect(await stateOf(id)).toBe('INSTALLMENT_APPROVED');
    expect(await applications(id)).toHaveLength(1);
  });

  it('at another price is asked for anew at the figures of that price, once, with the papers that are there', async () => {
    const id = await world.requested();
    const [first] = await applications(id);
    const input = await seen(id, CODE);
    expect(input).toMatchObject({ total: CHEAPER, due: 0, refund: 0 });
    const all = await Promise.all([1, 2, 3].map(() => changeOrder(AYU, input, world.deps)));
    expect(all.map(({ ok }) => ok)).toEqual([true, true, true]);
    expect(await changeOrder(AYU, input, world.deps)).toMatchObject({ ok: true });
    const second = await world.application(id);
    expect(second).toMatchObject({
      number: 2,
      isMarried: true,
      work: 'EMPLOYED',
      disclosure: disclose({ price: CHEAPER, downPayment: DOWN, provider: 'BFI', months: 12 }),
    });
    expect((await record(id)).installment).toMatchObject({
      monthly: disclose({ price: CHEAPER, downPayment: DOWN, provider: 'BFI', months: 12 })
        ?.monthly,
      application: { id: second.id, step: 'SENDING', disclosure: { price: CHEAPER } },
    });
    await world.tick();
    await world.tick();
    expect(atCompany(first?.id ?? '').status).toBe('cancelled');
    expect(atCompany(second.id)).toMatchObject({ price: CHEAPER, downPayment: DOWN, months: 12 });
    expect(atCompany(second.id).submittedAt).toBeDefined();
    expect(await applications(id)).toHaveLength(2);
    await approve(id);
    await payDownPayment(AYU, id, world.deps);
    await world.shop.pay(AYU, id, 'bca_va');
    expect(await record(id)).toMatchObject({
      state: 'PAYMENT_SETTLED',
      paid: DOWN,
      total: CHEAPER,
    });
  });

  it('reaches its company only once the company has heard of the end of the request before it', async () => {
    const id = await world.requested();
    const [first] = await applications(id);
    await changed(id, CODE);
    const second = await world.application(id);
    const calls: string[] = [];
    let isDown = true;
    const deps: typeof world.deps = {
      ...world.deps,
      fetch: async (input, init) => {
        const request = new Request(input, init);
        const { url } = request;
        if (isDown && url.endsWith('/cancel')) return new Response(null, { status: 503 });
        const isOfOrder =
          url.includes(first?.id ?? '') || (await request.clone().text()).includes(second.id);
        if (isOfOrder || url.includes(second.id)) calls.push(new URL(url).pathname);
        return world.deps.fetch(input, init);
      },
    };
    for (let minutes = 0; minutes < 3; minutes++) {
      await pursueDue(deps);
      world.shop.wait(5 * MINUTE_MS);
    }
    expect(world.companies.application(second.id)).toBeUndefined();
    expect(calls).toEqual([]);
    isDown = false;
    for (let minutes = 0; minutes < 4; minutes++) {
      world.shop.wait(70 * MINUTE_MS);
      await pursueDue(deps);
    }
    expect(calls[0]).toMatch(`/applications/${first?.id}/cancel`);
    expect(calls.filter((call) => call.endsWith('/cancel'))).toHaveLength(1);
    expect(calls.filter((call) => call.endsWith('/submit'))).toHaveLength(1);
    expect(atCompany(second.id).submittedAt).toBeDefined();
  });

  it('is not moved by what the company says of the request that was replaced', async () => {
    const id = await world.requested();
    const [first] = await applications(id);
    await changed(id, CODE);
    const before = (await load(id)).order;
    for (const status of ['approved', 'rejected'])
      expect(await post(first?.id ?? '', status)).toEqual({ heard: 'waits' });
    expect((await load(id)).order).toEqual(before);
    await world.tick();
    await world.tick();
    await approve(id);
    expect((await load(id)).order).toMatchObject({
      state: 'INSTALLMENT_APPROVED',
      totalIdr: CHEAPER,
    });
    // Even the approval of what is approved anew was not that of the first request.
    const { rows } = await world.deps.db.primary.execute({
      sql: `SELECT e.status, a.number FROM financing_event e
        JOIN financing_application a ON a.id = e.application_id WHERE a.order_id = ?`,
      args: [id],
    });
    expect(rows.map(({ status, number }) => [status, number])).toEqual([['approved', 2]]);
  });

  it('is refused without the figures, the consent and the agreement that a request needs', async () => {
    const id = await world.requested();
    const before = await load(id);
    expect(await change(id, CODE, { request: null })).toMatchObject({
      error: { code: 'ORDER_CHANGED' },
    });
    expect(await change(id, CODE, { hasConsent: false })).toMatchObject({
      error: {
        code: 'ORDER_INVALID',
        faults: [{ field: 'hasConsent', key: 'financing-consent' }],
      },
    });
    expect(await change(id, CODE, { expectedVersion: null })).toMatchObject({
      error: { code: 'ORDER_INVALID', faults: [{ field: 'expectedVersion', key: 'required' }] },
    });
    const version = before.order.version - 1;
    expect(await change(id, CODE, { expectedVersion: version })).toMatchObject({
      error: { code: 'ORDER_CHANGED' },
    });
    const request = { provider: 'BFI', months: 12, downPayment: DOWN + 1, isAgreed: false };
    expect(await change(id, CODE, { request })).toMatchObject({
      error: { code: 'ORDER_PRICE_CHANGED', total: CHEAPER },
    });
    // The price that stays needs no request.
    expect(
      await change(id, WHITE, { request, expectedVersion: before.order.version }),
    ).toMatchObject({ error: { code: 'ORDER_CHANGED' } });
    expect((await load(id)).order).toEqual(before.order);
    const sale = await world.requested('PAPITUPI');
    const unagreed = { ...(await seen(sale, CODE)).request, isAgreed: false };
    expect(await change(sale, CODE, { request: unagreed })).toMatchObject({
      error: { faults: [{ field: 'request.isAgreed', key: 'syariah-agreement' }] },
    });
    expect(await changed(sale, CODE)).toMatchObject({ total: CHEAPER });
    expect((await world.application(sale)).agreementVersion).not.toBeNull();
  });

  it('asks for a larger down payment only where the company takes no smaller one at the new price', async () => {
    const least = PRICE / 10;
    const id = await world.requested('BFI', {
      installment: { provider: 'BFI', months: 12, downPayment: least, isAgreed: false },
    });
    const after = await changed(id, BROUGHT);
    expect(after.total).toBeGreaterThan(PRICE);
    const { disclosure } = await world.application(id);
    expect(disclosure).toMatchObject({ price: after.total });
    const { downPayment } = disclosure as { downPayment: number };
    expect(downPayment).toBe(Math.ceil(after.total / 10 / 1_000) * 1_000);
    expect(downPayment).toBeGreaterThan(least);
    expect(after.delivery).toMatchObject({ method: 'DELIVER_TO_HOME', outsideJabodetabek: true });
  });

  it('whose papers are still to come asks for them at the new figures, and the company hears of one request', async () => {
    const id = await world.applied();
    const first = await world.application(id);
    expect(await change(id, CODE, { hasConsent: false })).toMatchObject({ ok: true });
    expect((await record(id)).installment?.application).toMatchObject({
      step: 'DOCUMENTS',
      disclosure: { price: CHEAPER },
    });
    await world.handIn(id);
    await world.tick();
    await world.tick();
    expect(world.companies.application(first.id)).toBeUndefined();
    expect(atCompany((await world.application(id)).id)).toMatchObject({ price: CHEAPER });
  });

  it('that is approved stays so at the same price, and is asked for anew at another', async () => {
    const id = await approved();
    expect(await changed(id, WHITE)).toMatchObject({ state: 'INSTALLMENT_APPROVED' });
    const after = await changed(id, CODE);
    expect(after).toMatchObject({ state: 'INSTALLMENT_REQUESTED', due: 0, total: CHEAPER });
    expect(await payDownPayment(AYU, id, world.deps)).toMatchObject({ ok: false });
    await world.tick();
    await world.tick();
    await approve(id);
    expect(await record(id)).toMatchObject({ state: 'INSTALLMENT_APPROVED', total: CHEAPER });
  });

  it('closes the page of the down payment before there is another request, or another motorcycle', async () => {
    const id = await approved();
    const open = async () => {
      const returnUrl = 'http://site.test/id';
      await startPayment(AYU, { id, method: 'bca_va', locale: 'id', returnUrl }, world.deps);
      const t = await world.shop.transaction(id);
      if (t === undefined) throw new Error('no transaction');
      world.shop.bank.choose(t, 'bca_va');
      return t;
    };
    await payDownPayment(AYU, id, world.deps);
    const one = await open();
    const until = (await load(id)).order.expiresAt;
    expect(await changed(id, WHITE)).toMatchObject({
      state: 'WAITING_PAYMENT',
      due: DOWN,
      payment: null,
    });
    expect(one.status).toBe('cancel');
    expect((await load(id)).order.expiresAt).toBe(until);
    const two = await open();
    expect(await changed(id, CODE)).toMatchObject({ state: 'INSTALLMENT_REQUESTED', due: 0 });
    expect(two.status).toBe('cancel');
    expect((await load(id)).attempts.map(({ state }) => state)).toEqual(['CANCELLED', 'CANCELLED']);
    expect((await load(id)).order.requiredIdr).toBe(0);
    await world.tick();
    await world.tick();
    await approve(id);
    await payDownPayment(AYU, id, world.deps);
    await world.shop.pay(AYU, id, 'bca_va');
    expect(await record(id)).toMatchObject({ state: 'PAYMENT_SETTLED', paid: DOWN });
    // Paid: the request is withdrawn before anything changes.
    expect((await record(id)).moves).not.toContain('changeOrder');
  });

  it('that was rejected is changed, and then asked for at the new price, or paid in full', async () => {
    const id = await world.requested();
    world.companies.desk.reject(atCompany((await world.application(id)).id), 'Terlalu besar.');
    await world.decided();
    const until = (await load(id)).order.expiresAt;
    expect(await changed(id, CODE)).toMatchObject({
      state: 'INSTALLMENT_REJECTED',
      total: CHEAPER,
      due: 0,
    });
    expect((await load(id)).order.expiresAt).toBe(until);
    expect(await applications(id)).toHaveLength(1);
    const installment = { provider: 'BFI', months: 24, downPayment: DOWN, isAgreed: false };
    const again = { orderId: id, paymentOption: 'INSTALLMENT', help: false, installment, due: 0 };
    expect(await choosePayment(AYU, { ...again, total: CHEAPER }, world.deps)).toMatchObject({
      ok: true,
    });
    expect((await world.application(id)).disclosure).toEqual(
      disclose({ price: CHEAPER, downPayment: DOWN, provider: 'BFI', months: 24 }),
    );
    await withdrawInstallment(AYU, id, world.deps);
    const taken = await changed(id, NO_CODE);
    expect(taken).toMatchObject({ state: 'INSTALLMENT_CANCELED', total: PRICE });
    const full = { orderId: id, paymentOption: 'FULL_PAYMENT', help: false };
    expect(
      await choosePayment(AYU, { ...full, total: PRICE, due: PRICE }, world.deps),
    ).toMatchObject({ ok: true });
    await world.shop.pay(AYU, id, 'bca_va');
    expect(await record(id)).toMatchObject({ state: 'PAYMENT_SETTLED', paid: PRICE });
  });

  it('is changed no more once what waited for the customer is over', async () => {
    const id = await approved();
    const input = await seen(id, WHITE);
    world.shop.wait(7 * DAY_MS);
    expect(await changeOrder(AYU, input, world.deps)).toMatchObject({
      error: { code: 'ORDER_STATE_TRANSITION' },
    });
    await endWindow(id, world.deps);
    expect(await stateOf(id)).toBe('CANCELLED');
  });

  it('is changed by staff at the same price alone: the customer alone asks for money', async () => {
    const id = await world.requested();
    const { version } = (await load(id)).order;
    const by = async (wanted: Wanted) => {
      const { total, due, refund } = await seen(id, wanted);
      const input = { change: wanted, total, due, refund, note: 'As agreed by phone' };
      return changeOrderForCustomer(STAFF, { id, expectedVersion: version, input }, world.deps);
    };
    expect(await by(CODE)).toMatchObject({ error: { code: 'ORDER_FINANCING_BY_CUSTOMER' } });
    expect(await by(WHITE)).toMatchObject({ ok: true });
    expect(await applications(id)).toHaveLength(1);
  });

  it('makes as many requests as an order may have, and no more', async () => {
    const id = await world.requested();
    for (const wanted of [CODE, NO_CODE, CODE, NO_CODE]) {
      await changed(id, wanted);
      world.shop.wait(1);
    }
    expect(await applications(id)).toHaveLength(5);
    const before = (await load(id)).order;
    expect(await change(id, CODE)).toMatchObject({
      error: { code: 'ORDER_APPLICATIONS_LIMIT', limit: 5 },
    });
    expect((await load(id)).order).toEqual(before);
    expect(await changed(id, WHITE)).toMatchObject({ state: 'INSTALLMENT_REQUESTED' });
  });

  it('moves no money while nothing but a booking fee can be on its account', async () => {
    const id = await approved();
    await changed(id, CODE);
    await changed(id, BROUGHT);
    await changed(id, WHITE);
    expect(await transfers(id)).toBe(0);
    expect((await load(id)).refunds).toEqual([]);
    // A booked one has its motorcycle: it stays as it was allocated.
    const placed = await world.shop.place(AYU, booking({}));
    if (!placed.ok) throw new Error(JSON.stringify(placed.error));
    const booked = placed.value.order.id;
    await world.shop.pay(AYU, booked, 'bca_va');
    await allocateOrder(STAFF, { id: booked, expectedVersion: null }, world.deps);
    const installment = { provider: 'BFI', months: 12, downPayment: DOWN, isAgreed: false };
    const owner = ownerWith(await world.shop.card(AYU));
    const input = {
      orderId: booked,
      paymentOption: 'INSTALLMENT',
      help: false,
      installment,
      owner,
    };
    expect(await choosePayment(AYU, { ...input, total: PRICE, due: 0 }, world.deps)).toMatchObject({
      ok: true,
    });
    const before = await transfers(booked);
    expect(await record(booked)).toMatchObject({ state: 'INSTALLMENT_REQUESTED', paid: FEE });
    expect((await record(booked)).moves).not.toContain('changeOrder');
    expect(await change(booked, WHITE)).toMatchObject({
      error: { code: 'ORDER_STATE_TRANSITION' },
    });
    expect(await transfers(booked)).toBe(before);
  });
});
