import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownerWith } from '#tests/support/order-shop.ts';
import { papersHandedIn } from '#tests/support/papers-handed-in.ts';
import { booking, FEE, PRICE } from './orders.ts';
import { INSTALLMENT, type OrderScene, openOrderScene } from './scene.ts';

let scene: OrderScene;
beforeAll(async () => {
  scene = await openOrderScene();
});
afterAll(() => scene.stop());

const byId = (who: 'owner' | 'owner2' | 'admin', name: string, id: string) =>
  scene.by.change(who, name, `id: "${id}"`);
/** Entries of the history by this move. */
const times = async (id: string, move: string): Promise<number> => {
  const { rows } = await scene.bff.db.primary.execute({
    sql: 'SELECT count(*) AS n FROM order_history WHERE order_id = ? AND move = ?',
    args: [id, move],
  });
  return Number(rows[0]?.n);
};
/** Both at once, and once more: all of them succeed, and the order moved once. */
const repeated = async (name: string, id: string, move: string): Promise<void> => {
  const answers = await Promise.all([byId('owner', name, id), byId('owner', name, id)]);
  for (const answer of [...answers, await byId('owner', name, id)])
    expect(answer.errorCode).toBeUndefined();
  expect(await times(id, move)).toBe(1);
};

describe('completeOrderDetails', () => {
  it('works: the owner is written down and the rest is due', async () => {
    const id = await scene.allocated();
    expect((await scene.choose(id)).order).toMatchObject({
      state: 'WAITING_PAYMENT',
      phase: 'FINAL',
      due: PRICE - FEE,
      owner: { name: 'Ayu Lestari' },
    });
    await scene.pay(id);
  });

  it('refuses a price of the device’s own, a missing owner, another state and strangers', async () => {
    const id = await scene.allocated();
    for (const tampered of [{ total: 1 }, { due: 1 }, { total: PRICE - 1, due: PRICE - FEE - 1 }])
      expect(await scene.choose(id, tampered)).toMatchObject({
        errorCode: 'ORDER_PRICE_CHANGED',
        total: PRICE,
        due: PRICE - FEE,
      });
    expect(await scene.choose(id, { owner: null })).toMatchObject({
      errorCode: 'ORDER_INVALID',
      faults: [{ field: 'owner', key: 'owner.empty' }],
    });
    const elsewhere = ownerWith(await scene.upload('cus_owner', 'IDENTITY_CARD'));
    expect(
      await scene.choose(id, { owner: { ...elsewhere, provinceId: '32', cityId: '3273' } }),
    ).toMatchObject({
      errorCode: 'ORDER_INVALID',
      faults: [{ field: 'owner.provinceId', key: 'province-of-price' }],
    });
    expect((await scene.choose(id, { help: true })).errorCode).toBe('ORDER_HELP_REFUSED');
    const input = { orderId: id, paymentOption: 'FULL_PAYMENT', help: false, total: 1, due: 1 };
    expect((await scene.by.complete('owner2', input)).errorCode).toBe('ORDER_NOT_FOUND');
    const early = await scene.placed();
    expect((await scene.choose(early)).errorCode).toBe('ORDER_STATE_TRANSITION');
  });

  it('takes no other promo code and no key: those of the booking count to the end, and what it costs with them', async () => {
    const off = 1_000_000;
    for (const code of ['BOOKED', 'LATER'])
      await scene.bff.db.primary.execute({
        sql: `INSERT INTO coupon (code, kind, amount_idr, starts_at, most_per_person) VALUES (?, 'AMOUNT', ?, 0, 1)`,
        args: [code, off],
      });
    const placed = await scene.by.place('owner', booking({ coupon: 'BOOKED', total: PRICE - off }));
    const id = placed.order?.id ?? '';
    await scene.pay(id);
    await scene.must('admin', 'allocateOrder', `id: "${id}"`);
    const sums = { total: PRICE - off, due: PRICE - off - FEE };
    for (const other of ['coupon', 'referralCode'])
      await expect(scene.choose(id, { ...sums, [other]: 'LATER' })).rejects.toThrow(
        `not to include unknown field \\"${other}\\"`,
      );
    expect(
      await scene.by.change(
        'owner',
        'changeOrder',
        `id: "${id}", change: { kind: VOUCHER, coupon: "LATER" }, total: ${sums.total}, due: 0, refund: 0`,
      ),
    ).toMatchObject({ errorCode: 'ORDER_STATE_TRANSITION' });
    expect((await scene.choose(id, sums)).order).toMatchObject({
      state: 'WAITING_PAYMENT',
      coupon: 'BOOKED',
      ...sums,
    });
    const { rows } = await scene.bff.db.primary.execute(
      `SELECT code, used FROM coupon WHERE code IN ('BOOKED', 'LATER') ORDER BY code`,
    );
    expect(rows.map(({ code, used }) => [code, used])).toEqual([
      ['BOOKED', 1],
      ['LATER', 0],
    ]);
    await scene.pay(id);
  });

  it('is safe: of two at once one is written, with one owner', async () => {
    const id = await scene.allocated();
    await Promise.all([scene.choose(id), scene.choose(id)]);
    expect(await times(id, 'payFinal')).toBe(1);
    const { rows } = await scene.bff.db.primary.execute({
      sql: 'SELECT count(*) AS n FROM order_owner WHERE order_id = ?',
      args: [id],
    });
    expect(rows[0]?.n).toBe(1);
    const card = ownerWith(await scene.upload('cus_owner2', 'IDENTITY_CARD'));
    const other = await scene.allocated();
    expect((await scene.choose(other, { owner: card })).errorCode).toBe('ORDER_UPLOAD_UNKNOWN');
    await scene.pay(id);
  });
});

describe('withdrawInstallment and payDownPayment', () => {
  it('work: an application ends, or goes on to its down payment', async () => {
    const ended = await scene.byInstallments();
    expect((await byId('owner', 'withdrawInstallment', ended)).order).toMatchObject({
      state: 'INSTALLMENT_CANCELED',
      moves: ['completeOrderDetails', 'cancelOrder'],
    });
    const id = await scene.byInstallments();
    await papersHandedIn(scene.bff.db, id);
    await scene.must('admin', 'approveInstallment', `id: "${id}"`);
    expect((await byId('owner', 'payDownPayment', id)).order).toMatchObject({
      state: 'WAITING_PAYMENT',
      due: INSTALLMENT.downPayment - FEE,
    });
    await scene.pay(id);
  });

  it('refuse before their time, and strangers', async () => {
    const id = await scene.byInstallments();
    expect((await byId('owner', 'payDownPayment', id)).errorCode).toBe('ORDER_STATE_TRANSITION');
    for (const name of ['payDownPayment', 'withdrawInstallment'])
      expect((await byId('owner2', name, id)).errorCode, name).toBe('ORDER_NOT_FOUND');
    const booked = await scene.booked();
    expect((await byId('owner', 'withdrawInstallment', booked)).errorCode).toBe(
      'ORDER_STATE_TRANSITION',
    );
  });

  it('are safe to repeat', async () => {
    await repeated('withdrawInstallment', await scene.byInstallments(), 'withdrawInstallment');
    const id = await scene.byInstallments();
    await papersHandedIn(scene.bff.db, id);
    await scene.must('admin', 'approveInstallment', `id: "${id}"`);
    await repeated('payDownPayment', id, 'payDownPayment');
    await scene.pay(id);
  });
});

describe('changePaymentOption', () => {
  it('works: the open page is closed, and the choice is open again with the fee on the order', async () => {
    const id = await scene.allocated();
    await scene.choose(id);
    const args = `id: "${id}", method: "bca_va", locale: en, returnPath: "/en/my-orders"`;
    await scene.must('owner', 'startPayment', args);
    expect((await byId('owner', 'changePaymentOption', id)).order).toMatchObject({
      state: 'ALLOCATED',
      paid: FEE,
    });
    const { rows } = await scene.bff.db.primary.execute({
      sql: 'SELECT state, provider_order_id AS name FROM payment_attempt WHERE ref = ? ORDER BY number DESC',
      args: [id],
    });
    expect(rows[0]?.state).toBe('CANCELLED');
    const t = scene.provider.transaction(String(rows[0]?.name));
    expect(t && scene.provider.bank.choose(t, 'bca_va')).toBe('refused');
  });

  it('refuses a direct order, and strangers', async () => {
    const id = await scene.direct();
    expect((await byId('owner', 'changePaymentOption', id)).errorCode).toBe(
      'ORDER_STATE_TRANSITION',
    );
    expect((await byId('owner2', 'changePaymentOption', id)).errorCode).toBe('ORDER_NOT_FOUND');
    await scene.pay(id);
  });

  it('is safe to repeat', async () => {
    const id = await scene.allocated();
    await scene.choose(id);
    await repeated('changePaymentOption', id, 'backToAllocated');
  });
});

describe('confirmReceived', () => {
  it('works, is safe to repeat, and refuses what is not delivered, and strangers', async () => {
    const { id, workOrder, passkey } = await scene.shipping();
    expect((await byId('owner', 'confirmReceived', id)).errorCode).toBe('ORDER_STATE_TRANSITION');
    const photo = await scene.upload('cus_staff', 'DELIVERY');
    await scene.must(
      'staff',
      'deliverOrder',
      `workOrder: "${workOrder}", passkey: "${passkey}", photo: "${photo}"`,
    );
    expect((await byId('owner2', 'confirmReceived', id)).errorCode).toBe('ORDER_NOT_FOUND');
    await repeated('confirmReceived', id, 'confirm');
    expect((await byId('owner', 'confirmReceived', id)).order).toMatchObject({
      state: 'COMPLETED',
    });
  });
});
