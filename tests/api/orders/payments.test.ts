import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FEE, PRICE } from './orders.ts';
import { type OrderScene, openOrderScene } from './scene.ts';

let scene: OrderScene;
beforeAll(async () => {
  scene = await openOrderScene();
});
afterAll(() => scene.stop());

const startArgs = (id: string, method: string | null = null, returnPath = '/en/my-orders') =>
  `id: "${id}", locale: en, returnPath: "${returnPath}"${method === null ? '' : `, method: "${method}"`}`;
const start = (id: string, method?: string, who: 'owner' | 'owner2' = 'owner') =>
  scene.by.change(who, 'startPayment', startArgs(id, method));
const check = (id: string) => scene.by.change('owner', 'checkPayment', `id: "${id}"`);
const cancel = (id: string) =>
  scene.must('owner', 'cancelOrder', `input: { orderId: "${id}", reason: NOT_WANTED, refund: 0 }`);
const attempts = async (id: string) =>
  (
    await scene.bff.db.primary.execute({
      sql: 'SELECT state, amount_idr, provider_order_id FROM payment_attempt WHERE ref = ? ORDER BY number',
      args: [id],
    })
  ).rows;
const bookOf = async (id: string) => {
  const t = scene.provider.transaction(String((await attempts(id)).at(-1)?.provider_order_id));
  if (t === undefined) throw new Error('no transaction');
  return t;
};
const transfers = async (id: string) =>
  (
    await scene.bff.db.primary.execute({
      sql: `SELECT code, amount_idr FROM transfer WHERE ref = ?`,
      args: [id],
    })
  ).rows.map(({ code, amount_idr }) => [code, amount_idr]);

describe('the work that follows a payment', () => {
  it('says when it began, and when it was done', async () => {
    const id = await scene.booked();
    const record = async () =>
      (
        await scene.by.ask<{
          jobRecord: { startedAt: string | null; settledAt: string | null } | null;
        }>('owner', `{ jobRecord(id: "${id}") { startedAt settledAt } }`)
      ).jobRecord;
    expect(await record()).toEqual({ startedAt: null, settledAt: null });
    await scene.bff.tick();
    const done = await record();
    expect(Date.parse(done?.startedAt ?? '')).toBeLessThanOrEqual(
      Date.parse(done?.settledAt ?? ''),
    );
    expect(Date.parse(done?.settledAt ?? '')).toBeLessThanOrEqual(Date.now());
  });
});

describe('startPayment', () => {
  it('works: a page of the provider over what is due, for the method that was chosen', async () => {
    const id = await scene.placed();
    const { url } = await start(id, 'bca_va');
    expect(url).toContain(scene.provider.origin);
    expect(await bookOf(id)).toMatchObject({ amount: FEE, offered: ['bca_va'] });
    const other = await start(id, 'bni_va');
    expect(other.url).not.toBe(url);
    expect((await attempts(id)).map(({ state }) => state)).toEqual(['CANCELLED', 'CREATED']);
    await cancel(id);
  });

  it('refuses a method that does not fit, an order that does not wait, and strangers', async () => {
    const id = await scene.direct();
    expect((await start(id, 'other_qris')).errorCode).toBe('INELIGIBLE_PAYMENT_METHOD');
    expect((await start(id, 'by_pigeon')).errorCode).toBe('INELIGIBLE_PAYMENT_METHOD');
    expect((await start(id, 'bca_va', 'owner2')).errorCode).toBe('ORDER_NOT_FOUND');
    await cancel(id);
    expect((await start(id)).errorCode).toBe('ORDER_PAYMENT_STATE');
    expect(await attempts(id)).toEqual([]);
  });

  it.each(['//evil.test/', 'https://evil.test/', '/jv/my-orders', '/en', '/en/..\\\\evil'])(
    'refuses to come back to %s',
    async (returnPath) => {
      const id = `ord_${'0'.repeat(26)}`;
      const args = startArgs(id, null, returnPath);
      await expect(scene.by.change('owner', 'startPayment', args)).rejects.toThrow(/returnPath/);
    },
  );

  it('is safe: two tabs get one page, and a fault of the provider leaves nothing half begun', async () => {
    const id = await scene.placed();
    scene.provider.behaviour.requests = 'error';
    expect((await start(id)).errorCode).toBe('PAYMENT_FAILED');
    scene.provider.behaviour.requests = 'ok';
    const [first, second] = await Promise.all([start(id), start(id)]);
    expect(first.url ?? second.url).toContain(scene.provider.origin);
    expect((await start(id)).url).toBe((await start(id)).url);
    expect(await attempts(id)).toMatchObject([{ state: 'CREATED', amount_idr: FEE }]);
    await cancel(id);
  });
});

describe('checkPayment', () => {
  it('works: money that the provider has makes the order go on, once', async () => {
    const id = await scene.placed();
    await start(id, 'bca_va');
    scene.provider.bank.choose(await bookOf(id), 'bca_va');
    expect((await check(id)).order).toMatchObject({ state: 'WAITING_PAYMENT', due: FEE });
    scene.provider.bank.settle(await bookOf(id));
    const answers = await Promise.all([check(id), check(id), check(id), check(id)]);
    for (const { order } of answers) expect(order).toMatchObject({ state: 'PAYMENT_SETTLED' });
    expect(await transfers(id)).toEqual([
      ['payment', FEE],
      ['provider_fee', 4_440],
    ]);
  });

  it('refuses where no payment was begun, and a card the bank declined; another one pays', async () => {
    const id = await scene.direct();
    expect((await check(id)).errorCode).toBe('ORDER_STATE_TRANSITION');
    await start(id, 'credit_card');
    scene.provider.bank.card(await bookOf(id), '4911111111111113');
    scene.provider.bank.password(await bookOf(id), '112233');
    expect((await check(id)).errorCode).toBe('PAYMENT_DECLINED');
    await start(id, 'credit_card');
    scene.provider.bank.card(await bookOf(id), '4411111111111118');
    expect((await check(id)).order).toMatchObject({ state: 'PAYMENT_SETTLED', paid: PRICE });
  });

  it('is safe: nobody else’s look moves it, and a silent provider moves nothing', async () => {
    const id = await scene.placed();
    await start(id, 'bca_va');
    scene.provider.bank.choose(await bookOf(id), 'bca_va');
    scene.provider.bank.settle(await bookOf(id));
    const foreign = await scene.by.change('owner2', 'checkPayment', `id: "${id}"`);
    expect(foreign.errorCode).toBe('ORDER_NOT_FOUND');
    scene.provider.behaviour.requests = 'error';
    expect((await check(id)).errorCode).toBe('PAYMENT_FAILED');
    scene.provider.behaviour.requests = 'ok';
    expect(await transfers(id)).toEqual([]);
    expect((await check(id)).order).toMatchObject({ state: 'PAYMENT_SETTLED' });
  });
});
