import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seed as garage } from '#db/content/garage/index.ts';
import { runSeed } from '#db/seed/run.ts';
import { orderIdOfService, servicePrice } from '#edge/contract/garage/service-prices.ts';
import { slotsOf } from '#edge/contract/garage/service-slots.ts';
import { newId } from '#edge/contract/ids.ts';
import { DAY_MS } from '#edge/contract/time.ts';
import { isTimeZone } from '#edge/contract/time-zones.ts';
import { workshop } from '#edge/domains/garage/booking/booking.sql.ts';
import { stateServicePrice } from '#edge/domains/garage/estimate/state.ts';
import { answerServicePrice, bookService, subscribe } from '#edge/domains/garage/index.ts';
import { cancelOrder } from '#edge/domains/orders/cancel.ts';
import { endWindow } from '#edge/domains/orders/end-window.ts';
import { primaryReader } from '#edge/domains/orders/load.ts';
import { recordOf } from '#edge/domains/orders/record.ts';
import { cancelAppointment } from '#edge/domains/orders/services/cancel-appointment.ts';
import { settleServices } from '#edge/domains/orders/services/jobs.ts';
import { payForService } from '#edge/domains/orders/services/place.ts';
import { processOrder } from '#edge/domains/orders/staff/dispatch.ts';
import { once } from '#edge/platform/write/once.ts';
import { type OrderShop, openOrderShop } from '#tests/support/order-shop.ts';
import { storesOfPass } from '#tests/support/stores.ts';

const AYU = 'cus_owner';
const SCBD = 'aec-scbd';

describe.each(storesOfPass)('a service that is paid, on $kind', ({ open }) => {
  let shop: OrderShop;
  let vin: string;
  beforeAll(async () => {
    shop = await openOrderShop(open);
    await runSeed(shop.deps.db, [garage]);
    const { rows } = await sql(`SELECT vin FROM vehicle WHERE id = 'veh_ayu_one'`);
    vin = String(rows[0]?.vin);
    await sql(`DELETE FROM service_record WHERE status = 'BOOKED'`);
    await sql(`DELETE FROM service_booking`);
    await sql(`UPDATE vehicle SET free_service_until_at = NULL`);
  });
  afterAll(async () => {
    expect(await shop.differences()).toEqual([]);
    await shop.stop();
  });

  const sql = (text: string) => shop.deps.db.primary.execute(text);
  const context = () => ({ ...shop.deps, readPrimary: primaryReader(shop.deps.db) });
  const coverUntil = async () =>
    Number(
      (await sql(`SELECT roadside_until_at AS at FROM vehicle WHERE vin = '${vin}'`)).rows[0]?.at,
    );
  const takeCover = async () => {
    const id = newId('rsb', shop.now());
    const param = { id, vin, packageId: 'rsp_city' };
    const write = { operation: 'insertSubscription', who: AYU, input: param };
    const done = await once({ ...shop.deps, idempotencyKey: undefined }, write, () =>
      subscribe(AYU, param, context(), payForService(AYU, shop.deps)),
    );
    if (!done.ok) throw new Error(done.error);
    return done.value.orderId;
  };
  /** The next free hour of the workshop, from two days on. */
  const nextSlot = async (): Promise<number> => {
    const [place] = await context().readPrimary(workshop({ dealerSlug: SCBD }));
    if (place === undefined || !isTimeZone(place.timeZone)) throw new Error('no workshop');
    for (let day = 2; day < 10; day++) {
      const name = new Date(shop.now() + day * DAY_MS).toISOString().slice(0, 10);
      const [first] = slotsOf(place.hours, place.timeZone, name);
      if (first !== undefined) return first;
    }
    throw new Error('never open');
  };
  const book = async (kind = 'TYRES') => {
    const id = newId('sbk', shop.now());
    const slotAt = await nextSlot();
    const param = { id, vin, dealerSlug: SCBD, slotAt, kind, note: null };
    const write = { operation: 'bookService', who: AYU, input: param };
    const done = await once({ ...shop.deps, idempotencyKey: undefined }, write, () =>
      bookService(AYU, param, context(), payForService(AYU, shop.deps)),
    );
    if (!done.ok) throw new Error(done.error);
    return { id, slotAt, orderId: orderIdOfService(id) };
  };
  const statusOf = async (id: string) =>
    (await sql(`SELECT status FROM service_booking WHERE id = '${id}'`)).rows[0]?.status;
  const cancel = async (orderId: string, refund: number) =>
    cancelOrder(AYU, { orderId, reason: 'NOT_WANTED', note: '', refund, bank: null }, shop.deps);
  const runJob = () => settleServices.run(null as never, shop.deps);

  it('cover begins with its payment, where the present cover ends, and once', async () => {
    const before = Math.max(await coverUntil(), shop.now());
    const orderId = await takeCover();
    expect(await coverUntil()).toBeLessThanOrEqual(before);
    await shop.pay(AYU, orderId, 'credit_card');
    const until = await coverUntil();
    expect(until - before).toBeGreaterThanOrEqual(365 * DAY_MS);
    await shop.deliverAll();
    expect(await coverUntil()).toBe(until);
    const record = recordOf(await shop.load(orderId), shop.now());
    expect(record).toMatchObject({ kind: 'SERVICE', state: 'PAYMENT_SETTLED', paid: 180_000 });
    expect(record.moves).toContain('cancelOrder');
  });

  it('cover that is cancelled before it was used ends, and all its money goes back', async () => {
    const before = await coverUntil();
    const orderId = await takeCover();
    await shop.pay(AYU, orderId, 'credit_card');
    expect((await cancel(orderId, 180_000)).ok).toBe(true);
    expect(await coverUntil()).toBe(before);
    const { refunds, order } = await shop.load(orderId);
    expect(order.state).toBe('CANCELLED');
    expect(refunds.map(({ amountIdr }) => amountIdr)).toEqual([180_000]);
  });

  it('cover under which help was called is not cancelled any more, and is revenue by the clock', async () => {
    await sql(`UPDATE vehicle SET roadside_until_at = NULL WHERE vin = '${vin}'`);
    const orderId = await takeCover();
    await shop.pay(AYU, orderId, 'credit_card');
    await sql(`INSERT INTO roadside_request (id, vehicle_id, customer_id, kind, asked_at, received_at)
      VALUES ('rsr_1', 'veh_ayu_one', 'cus_owner', 'OTHER', ${shop.now()}, ${shop.now()})`);
    expect(await cancel(orderId, 180_000)).toMatchObject({
      ok: false,
      error: { code: 'ORDER_STATE_TRANSITION' },
    });
    expect(recordOf(await shop.load(orderId), shop.now()).moves).not.toContain('cancelOrder');
    await runJob();
    expect((await shop.load(orderId)).order.state).toBe('COMPLETED');
  });

  it('cover can be returned for two working days, and is complete after them', async () => {
    const orderId = await takeCover();
    await shop.pay(AYU, orderId, 'credit_card');
    await sql('DELETE FROM roadside_request');
    await runJob();
    expect((await shop.load(orderId)).order.state).toBe('PAYMENT_SETTLED');
    shop.wait(7 * DAY_MS);
    await runJob();
    expect((await shop.load(orderId)).order.state).toBe('COMPLETED');
  });

  it('an appointment that is not paid is lost with its order, within a day', async () => {
    const { id, orderId } = await book();
    expect((await shop.load(orderId)).order).toMatchObject({
      state: 'WAITING_PAYMENT',
      totalIdr: servicePrice('TYRES', 0, null),
      expiresAt: shop.now() + DAY_MS,
    });
    expect(await statusOf(id)).toBe('BOOKED');
    shop.wait(DAY_MS);
    await endWindow(orderId, shop.deps);
    expect(await statusOf(id)).toBe('CANCELLED');
    expect((await sql(`SELECT 1 FROM service_record WHERE id = '${id}'`)).rows).toEqual([]);
  });

  it('what is cancelled as an appointment is cancelled as an order, with its money back', async () => {
    const { id, orderId } = await book();
    await shop.pay(AYU, orderId, 'credit_card');
    expect((await cancelAppointment('cus_owner2', id, shop.deps)).ok).toBe(false);
    for (const _ of [1, 2]) expect((await cancelAppointment(AYU, id, shop.deps)).ok).toBe(true);
    expect(await statusOf(id)).toBe('CANCELLED');
    const { order, refunds } = await shop.load(orderId);
    expect(order.state).toBe('CANCELLED');
    expect(refunds.map(({ amountIdr }) => amountIdr)).toEqual([order.totalIdr]);
  });

  it('an appointment is not cancelled once the workshop has the motorcycle, nor sent anywhere', async () => {
    const { id, orderId } = await book();
    await shop.pay(AYU, orderId, 'credit_card');
    const sent = await processOrder('cus_admin', { id: orderId, expectedVersion: null }, shop.deps);
    expect(sent).toMatchObject({ ok: false, error: { code: 'ORDER_STATE_TRANSITION' } });
    await sql(`UPDATE service_record SET status = 'IN_PROGRESS' WHERE id = '${id}'`);
    expect((await cancelAppointment(AYU, id, shop.deps)).ok).toBe(false);
    expect(await statusOf(id)).toBe('BOOKED');
    await sql(`UPDATE service_booking SET status = 'COMPLETED' WHERE id = '${id}'`);
    await runJob();
    expect((await shop.load(orderId)).order.state).toBe('COMPLETED');
  });

  it('an appointment that was not kept gives its money back by the clock', async () => {
    const { id, orderId } = await book('PERIODIC');
    await shop.pay(AYU, orderId, 'credit_card');
    await sql(`UPDATE service_booking SET status = 'CANCELLED', missed = 1 WHERE id = '${id}'`);
    await runJob();
    const { order, refunds } = await shop.load(orderId);
    expect(order).toMatchObject({ state: 'CANCELLED', cancelReason: 'APPOINTMENT_ENDED' });
    expect(refunds.map(({ amountIdr }) => amountIdr)).toEqual([order.totalIdr]);
  });

  /** A repair whose motorcycle is in the workshop, at a price of two lines that its rider has agreed to. */
  const agreedRepair = async () => {
    const { id } = await book('REPAIR');
    await sql(`UPDATE service_record SET status = 'IN_PROGRESS' WHERE id = '${id}'`);
    const lines = [
      { name: 'Kampas rem depan', price: 185_001 },
      { name: 'Jasa pasang', price: 75_000 },
    ];
    const stating = { operation: 'stateServicePrice', who: 'cus_workshop', input: id };
    const version = Number(
      (await sql(`SELECT version FROM service_booking WHERE id = '${id}'`)).rows[0]?.version,
    );
    const stated = await once({ ...shop.deps, idempotencyKey: undefined }, stating, () =>
      stateServicePrice({ id, lines, expectedVersion: version }, context()),
    );
    if (!stated.ok) throw new Error(stated.error);
    const { rows } = await sql(
      `SELECT id FROM service_estimate WHERE booking_id = '${id}' AND state = 'STATED'`,
    );
    const input = { id: String(rows[0]?.id), answer: 'ACCEPT' } as const;
    const answering = { operation: 'answerServicePrice', who: AYU, input };
    const answered = await once({ ...shop.deps, idempotencyKey: undefined }, answering, () =>
      answerServicePrice(AYU, input, context(), payForService(AYU, shop.deps)),
    );
    if (!answered.ok) throw new Error(answered.error);
    return { id, orderId: orderIdOfService(input.id) };
  };

  it('a repair at the price of the workshop is paid like any order, and is revenue once it is done', async () => {
    const { id, orderId } = await agreedRepair();
    const { order, items, lines } = await shop.load(orderId);
    expect(order).toMatchObject({ kind: 'SERVICE', totalIdr: 260_001, dealerSlug: SCBD });
    expect(items.map(({ unitIdr }) => unitIdr)).toEqual([185_001, 75_000]);
    expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(260_001);
    await shop.pay(AYU, orderId, 'credit_card');
    await shop.deliverAll();
    expect((await shop.load(orderId)).order.state).toBe('PAYMENT_SETTLED');
    // The workshop has the motorcycle: the money stays until the work is done.
    expect((await cancel(orderId, 260_001)).ok).toBe(false);
    expect((await cancelAppointment(AYU, id, shop.deps)).ok).toBe(false);
    await runJob();
    expect((await shop.load(orderId)).order.state).toBe('PAYMENT_SETTLED');
    await sql(`UPDATE service_booking SET status = 'COMPLETED' WHERE id = '${id}'`);
    await runJob();
    expect((await shop.load(orderId)).order.state).toBe('COMPLETED');
    expect(await shop.differences()).toEqual([]);
  });

  it('a repair that nobody pays within a day stays in the workshop, which may state a price anew', async () => {
    const { id, orderId } = await agreedRepair();
    shop.wait(DAY_MS);
    await endWindow(orderId, shop.deps);
    expect((await shop.load(orderId)).order.state).toBe('CANCELLED');
    expect(await statusOf(id)).toBe('BOOKED');
    const write = { operation: 'stateServicePrice', who: 'cus_workshop', input: 'again' };
    const lines = [{ name: 'Kampas rem depan', price: 185_000 }];
    const again = await once({ ...shop.deps, idempotencyKey: undefined }, write, () =>
      stateServicePrice({ id, lines, expectedVersion: 3 }, context()),
    );
    expect(again.ok).toBe(true);
    await sql(`UPDATE service_booking SET status = 'COMPLETED' WHERE id = '${id}'`);
  });

  it('what has no price is no order', async () => {
    const { id, orderId } = await book('REPAIR');
    await expect(shop.load(orderId)).rejects.toThrow();
    expect(await statusOf(id)).toBe('BOOKED');
    expect((await cancelAppointment(AYU, id, shop.deps)).ok).toBe(true);
    expect(servicePrice('PERIODIC', 10, 11)).toBe(0);
    expect(servicePrice('PERIODIC', 11, 11)).toBeGreaterThan(0);
    expect(servicePrice('TYRES', 10, 11)).toBeGreaterThan(0);
  });
});
