import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MINUTE_MS } from '#edge/contract/time.ts';
import { FEE } from './orders.ts';
import { refundsIn } from './refund-scene.ts';
import { BANK, type OrderScene, openOrderScene } from './scene.ts';

let scene: OrderScene;
let { cancel, withdraw, refundsOf, refundOf, balance } = {} as ReturnType<typeof refundsIn>;
beforeAll(async () => {
  scene = await openOrderScene();
  ({ cancel, withdraw, refundsOf, refundOf, balance } = refundsIn(scene));
});
afterAll(() => scene.stop());

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
    expect((await withdraw(shipped)).order).toMatchObject({ state: 'CANCELLED' });
    const { id: delivered, workOrder, passkey } = await scene.shipping();
    const photo = await scene.upload('cus_staff', 'DELIVERY');
    const proof = `workOrder: "${workOrder}", passkey: "${passkey}", photo: "${photo}"`;
    await scene.must('staff', 'deliverOrder', proof);
    expect((await withdraw(delivered)).errorCode).toBe('ORDER_STATE_TRANSITION');
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

  it('want all four of the account: bank, number, holder and NIK, each of them right', async () => {
    const id = await scene.booked();
    await withdraw(id);
    for (const [field, wrong] of [
      ['bankName', ''],
      ['accountNumber', '12a'],
      ['fullName', ' '],
      ['identityNumber', '317401470390000'],
    ] as const) {
      const bank = BANK.replace(new RegExp(`${field}: "[^"]*"`), `${field}: "${wrong}"`);
      const input = `input: { orderId: "${id}", bank: { ${bank} } }`;
      expect(await scene.by.change('owner', 'requestRefund', input), field).toMatchObject({
        errorCode: 'ORDER_INVALID',
        faults: [{ field: `bank.${field}` }],
      });
      const without = `input: { orderId: "${id}", bank: { ${BANK.replace(new RegExp(`,? ?${field}: "[^"]*"`), '')} } }`;
      await expect(scene.by.change('owner', 'requestRefund', without), field).rejects.toThrow(
        field,
      );
    }
    expect(await refundsOf(id)).toMatchObject([{ destination: null }]);
  });

  it('ask whoever says where money goes for a fresh sign-in', async () => {
    const [id, other] = [await scene.booked(), await scene.booked()];
    await withdraw(id);
    const age = (ms: number) =>
      scene.bff.db.primary.execute(
        `UPDATE session SET authenticated_at = authenticated_at - ${ms} WHERE customer_id = 'cus_owner'`,
      );
    await age(16 * MINUTE_MS);
    await expect(give(id)).rejects.toThrow('RECENT_SIGN_IN_REQUIRED');
    await expect(cancel(other)).rejects.toThrow('RECENT_SIGN_IN_REQUIRED');
    // Without an account nothing is sent anywhere yet.
    expect((await cancel(other, { bank: null })).errorCode).not.toBe('ORDER_NOT_FOUND');
    await age(-16 * MINUTE_MS);
    expect((await give(id)).order?.refunds).toMatchObject([{ needsBank: false }]);
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

  it('refuse what somebody else has changed since, and take what was seen', async () => {
    const id = await scene.booked();
    const { version: before = 0 } = await withdraw(id);
    const { version = 0 } = await give(id);
    const { id: refund } = await refundOf(id);
    const seen = (name: string, at: number, more = '') =>
      scene.by.change('admin', name, `id: "${refund}", expectedVersion: ${at}${more}`);
    expect((await seen('approveRefund', before)).errorCode).toBe('ORDER_CHANGED');
    expect((await refundOf(id)).state).toBe('REQUESTED');
    const approved = await seen('approveRefund', version);
    expect(approved.order?.refunds).toMatchObject([{ state: 'APPROVED' }]);
    const transfer = ', reference: "BCA 1"';
    expect((await seen('confirmRefund', version, transfer)).errorCode).toBe('ORDER_CHANGED');
    const now = approved.version ?? 0;
    const paid = await seen('confirmRefund', now, transfer);
    expect(paid.order?.refunds).toMatchObject([{ state: 'CONFIRMED' }]);
    // Sent again, after it took effect.
    expect((await seen('confirmRefund', now, transfer)).errorCode).toBeUndefined();
  });
});

describe('revealRefundAccount', () => {
  const reveal = async (refund: string, reason = 'Transfer of the refund') =>
    (
      await scene.by.ask<{ revealRefundAccount: Record<string, unknown> }>(
        'admin',
        `mutation { revealRefundAccount(id: "${refund}", reason: "${reason}") { __typename
          ... on OrderRefundAccount { bankName accountNumber fullName identityNumber }
          ... on OrderRefusal { errorCode } } }`,
      )
    ).revealRefundAccount;
  const reads = async (id: string) =>
    (
      await scene.bff.db.primary.execute({
        sql: `SELECT actor_id, note FROM order_history WHERE order_id = ? AND kind = 'ORDER_ACCOUNT_READ'`,
        args: [id],
      })
    ).rows.map(({ actor_id, note }) => ({ actor_id, note }));
  const withAccount = async (): Promise<string> => {
    const id = await scene.booked();
    await cancel(id);
    return id;
  };

  it('works: the account opens with a reason, and who opened it and why is written down', async () => {
    const id = await withAccount();
    const { id: refund } = await refundOf(id);
    expect(await reveal(refund)).toEqual({
      __typename: 'OrderRefundAccount',
      bankName: 'BCA',
      accountNumber: '1234567890',
      fullName: 'Ayu Lestari',
      identityNumber: '3174014703900001',
    });
    expect(await reads(id)).toEqual([{ actor_id: 'cus_admin', note: 'Transfer of the refund' }]);
  });

  it('refuses without a reason, without an account, and what does not exist', async () => {
    const id = await scene.booked();
    await withdraw(id);
    const { id: refund } = await refundOf(id);
    expect(await reveal(refund, ' ')).toMatchObject({ errorCode: 'ORDER_INVALID' });
    expect(await reveal(refund)).toMatchObject({ errorCode: 'ORDER_BANK_REQUIRED' });
    expect(await reveal(`rfd_${'0'.repeat(26)}`)).toMatchObject({ errorCode: 'ORDER_NOT_FOUND' });
    expect(await reads(id)).toEqual([]);
  });

  it('is safe: the customer sees nothing of it, and no list of the desk has the account', async () => {
    const id = await withAccount();
    await reveal((await refundOf(id)).id);
    const { order } = await scene.by.ask<{ order: { history: { kind: string }[] } }>(
      'owner',
      `{ order(id: "${id}") }`,
    );
    expect(order.history.map(({ kind }) => kind)).not.toContain('ORDER_ACCOUNT_READ');
    const desk = await scene.by.ask(
      'admin',
      `{ orderDeskOrder(id: "${id}") { row { order } refunds { id state route hasAccount } log { kind note } } }`,
    );
    expect(JSON.stringify(desk)).not.toContain('1234567890');
  });
});
