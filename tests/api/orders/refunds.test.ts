import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FEE } from './orders.ts';
import { BANK, type OrderScene, openOrderScene } from './scene.ts';

let scene: OrderScene;
beforeAll(async () => {
  scene = await openOrderScene();
});
afterAll(() => scene.stop());

const cancel = (
  id: string,
  { refund = FEE, bank = BANK as string | null, who = 'owner' as 'owner' | 'owner2' } = {},
) =>
  scene.by.change(
    who,
    'cancelOrder',
    `input: { orderId: "${id}", reason: NOT_WANTED, refund: ${refund}${bank === null ? '' : `, bank: { ${bank} }`} }`,
  );
const withdraw = (id: string) =>
  scene.by.change('admin', 'withdrawOrder', `id: "${id}", reason: UNIT_UNAVAILABLE`);
const refundsOf = async (id: string) =>
  (
    await scene.bff.db.primary.execute({
      sql: 'SELECT id, state, amount_idr, destination FROM payment_refund WHERE ref = ?',
      args: [id],
    })
  ).rows.map(({ id: refund, state, amount_idr, destination }) => ({
    id: String(refund),
    state,
    amount_idr,
    destination,
  }));
const refundOf = async (id: string) => {
  const [refund] = await refundsOf(id);
  if (refund === undefined) throw new Error('no refund');
  return refund;
};
const balance = async (account: string): Promise<number> => {
  const { rows } = await scene.bff.db.primary.execute({
    sql: `SELECT coalesce(sum(iif(credit = ?, amount_idr, -amount_idr)), 0) AS n FROM transfer
      WHERE credit = ? OR debit = ?`,
    args: [account, account, account],
  });
  return Number(rows[0]?.n);
};

describe('cancelOrder', () => {
  it('works: what was paid is owed back, and the unit is free', async () => {
    const id = await scene.allocated();
    expect((await cancel(id)).order).toMatchObject({ state: 'CANCELLED', vin: null });
    expect(await refundsOf(id)).toMatchObject([{ state: 'REQUESTED', amount_idr: FEE }]);
    expect([await balance(`order:${id}`), await balance(`refund_payable:${id}`)]).toEqual([0, FEE]);
  });

  it('refuses another sum than the one that was shown, a missing account, and strangers', async () => {
    const id = await scene.booked();
    for (const refund of [0, FEE - 1, FEE * 2])
      expect(await cancel(id, { refund })).toMatchObject({
        errorCode: 'ORDER_REFUND_CHANGED',
        refund: FEE,
      });
    expect((await cancel(id, { bank: null })).errorCode).toBe('ORDER_BANK_REQUIRED');
    expect((await cancel(id, { who: 'owner2' })).errorCode).toBe('ORDER_NOT_FOUND');
    expect(await refundsOf(id)).toEqual([]);
  });

  it('refuses a motorcycle that is being prepared', async () => {
    const { id } = await scene.shipping();
    expect((await cancel(id)).errorCode).toBe('ORDER_STATE_TRANSITION');
  });

  it('is safe: five at once owe the money back once, and nobody reads the account in the store', async () => {
    const id = await scene.booked();
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => cancel(id)));
    for (const { order } of answers) expect(order).toMatchObject({ state: 'CANCELLED' });
    const [refund, ...more] = await refundsOf(id);
    expect(more).toEqual([]);
    expect(String(refund?.destination)).not.toContain('1234567890');
  });
});

describe('withdrawOrder', () => {
  it('works for staff, refuses a delivered order, and is safe to repeat', async () => {
    const id = await scene.booked();
    for (const { order } of await Promise.all([withdraw(id), withdraw(id)]))
      expect(order).toMatchObject({ state: 'CANCELLED', cancelReason: 'UNIT_UNAVAILABLE' });
    expect(await refundsOf(id)).toHaveLength(1);
    const { id: shipped } = await scene.shipping();
    expect((await withdraw(shipped)).errorCode).toBe('ORDER_STATE_TRANSITION');
    expect((await withdraw(`ord_${'0'.repeat(26)}`)).errorCode).toBe('ORDER_NOT_FOUND');
  });
});

describe('requestRefund, approveRefund and confirmRefund', () => {
  const give = (id: string, who: 'owner' | 'owner2' = 'owner') =>
    scene.by.change(who, 'requestRefund', `input: { orderId: "${id}", bank: { ${BANK} } }`);
  const approve = (refund: string) => scene.by.change('admin', 'approveRefund', `id: "${refund}"`);
  const confirm = (refund: string, reference = 'BCA 1') =>
    scene.by.change('admin', 'confirmRefund', `id: "${refund}", reference: "${reference}"`);

  it('work: account, approval, transfer, and what was owed is paid', async () => {
    const id = await scene.booked();
    await withdraw(id);
    const { id: refund } = await refundOf(id);
    expect((await approve(refund)).errorCode).toBe('ORDER_BANK_REQUIRED');
    expect((await give(id)).order?.refunds).toMatchObject([{ needsBank: false }]);
    expect((await approve(refund)).order?.refunds).toMatchObject([{ state: 'APPROVED' }]);
    expect((await confirm(refund)).order?.refunds).toMatchObject([{ state: 'CONFIRMED' }]);
    expect(await balance(`refund_payable:${id}`)).toBe(0);
  });

  it('refuse where no refund waits, strangers, an early confirmation and an empty reference', async () => {
    const id = await scene.booked();
    expect((await give(id)).errorCode).toBe('ORDER_PAYMENT_STATE');
    await withdraw(id);
    expect((await give(id, 'owner2')).errorCode).toBe('ORDER_NOT_FOUND');
    const { id: refund } = await refundOf(id);
    expect((await confirm(refund)).errorCode).toBe('ORDER_PAYMENT_STATE');
    expect((await confirm(refund, ' ')).errorCode).toBe('ORDER_INVALID');
    for (const none of [approve, confirm])
      expect((await none(`rfd_${'0'.repeat(26)}`)).errorCode).toBe('ORDER_NOT_FOUND');
  });

  it('leave to the provider what goes back by the provider', async () => {
    const id = await scene.placed();
    await scene.pay(id, 'gopay');
    expect((await cancel(id, { bank: null })).order).toMatchObject({ state: 'CANCELLED' });
    const { id: refund } = await refundOf(id);
    expect((await approve(refund)).order?.refunds).toMatchObject([{ state: 'APPROVED' }]);
    expect((await confirm(refund)).errorCode).toBe('ORDER_PAYMENT_STATE');
    expect(await balance(`refund_payable:${id}`)).toBe(FEE);
  });

  it('are safe: five confirmations at once pay once, and the account stands after approval', async () => {
    const id = await scene.booked();
    await withdraw(id);
    const { id: refund } = await refundOf(id);
    await give(id);
    await Promise.all([approve(refund), approve(refund)]);
    expect((await give(id)).errorCode).toBe('ORDER_PAYMENT_STATE');
    const answers = await Promise.all([1, 2, 3, 4, 5].map((at) => confirm(refund, `BCA ${at}`)));
    for (const { errorCode } of answers) expect(errorCode).toBeUndefined();
    const { rows } = await scene.bff.db.primary.execute({
      sql: `SELECT count(*) AS n FROM transfer WHERE key = ?`,
      args: [`refund:${refund}:paid`],
    });
    expect(rows[0]?.n).toBe(1);
  });
});
