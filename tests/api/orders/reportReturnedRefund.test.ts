import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '#edge/contract/time.ts';
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

describe('reportReturnedRefund', () => {
  const give = (id: string, account = '1234567890') =>
    scene.by.change(
      'owner',
      'requestRefund',
      `input: { orderId: "${id}", bank: { ${BANK.replace('1234567890', account)} } }`,
    );
  const approve = (refund: string) => scene.by.change('admin', 'approveRefund', `id: "${refund}"`);
  const confirm = (refund: string) =>
    scene.by.change('admin', 'confirmRefund', `id: "${refund}", reference: "BCA 1"`);
  const report = (refund: string, reference = 'Retur BCA 7', who: 'admin' | 'owner' = 'admin') =>
    scene.by.change(who, 'reportReturnedRefund', `id: "${refund}", reference: "${reference}"`);
  /** Cancelled with an account, and approved. */
  const approved = async (): Promise<{ id: string; refund: string }> => {
    const id = await scene.booked();
    await cancel(id);
    const { id: refund } = await refundOf(id);
    await approve(refund);
    return { id, refund };
  };
  const accounts = async (id: string) => [
    await balance(`order:${id}`),
    await balance(`refund_payable:${id}`),
  ];

  it('works: what the bank sent back is asked for again with another account, and paid', async () => {
    const { id, refund } = await approved();
    const bank = await balance('bank');
    await confirm(refund);
    expect(await balance('bank')).toBe(bank + FEE);
    const { order } = await report(refund);
    expect(order).toMatchObject({
      refundAgain: FEE,
      refunds: [{ id: refund, state: 'FAILED', wasReturned: true }],
    });
    expect(await balance('bank')).toBe(bank);
    expect(await accounts(id)).toEqual([FEE, 0]);
    const again = await give(id, '999888777');
    expect(again.order).toMatchObject({
      refundAgain: 0,
      refunds: [{ state: 'FAILED' }, { state: 'REQUESTED', amount: FEE, needsBank: false }],
    });
    const second = String(again.order?.refunds[1]?.id);
    await approve(second);
    expect((await confirm(second)).order?.refunds).toMatchObject([{}, { state: 'CONFIRMED' }]);
    expect(await accounts(id)).toEqual([0, 0]);
    expect(await balance('bank')).toBe(bank + FEE);
  });

  it('works before anything was transferred: the bank takes none to the account', async () => {
    const { id, refund } = await approved();
    expect((await report(refund)).order).toMatchObject({ refundAgain: FEE });
    expect(await accounts(id)).toEqual([FEE, 0]);
    expect((await confirm(refund)).errorCode).toBe('ORDER_PAYMENT_STATE');
  });

  it('refuses one that nobody approved, one by the provider, an empty reference, and customers', async () => {
    const id = await scene.booked();
    await cancel(id);
    const { id: refund } = await refundOf(id);
    expect((await report(refund)).errorCode).toBe('ORDER_PAYMENT_STATE');
    expect((await report(refund, ' ')).errorCode).toBe('ORDER_INVALID');
    expect((await report(`rfd_${'0'.repeat(26)}`)).errorCode).toBe('ORDER_NOT_FOUND');
    const paid = await scene.placed();
    await scene.pay(paid, 'gopay');
    await cancel(paid, { bank: null });
    const { id: byProvider } = await refundOf(paid);
    await approve(byProvider);
    expect((await report(byProvider)).errorCode).toBe('ORDER_PAYMENT_STATE');
    await expect(report(refund, 'Retur', 'owner')).rejects.toThrow();
  });

  it('is safe: five at once bring it back once, and five requests ask for it once', async () => {
    const { id, refund } = await approved();
    await confirm(refund);
    const reports = await Promise.all([1, 2, 3, 4, 5].map(() => report(refund)));
    for (const { errorCode } of reports) expect(errorCode).toBeUndefined();
    expect(await accounts(id)).toEqual([FEE, 0]);
    await Promise.all([1, 2, 3, 4, 5].map(() => give(id)));
    expect(await accounts(id)).toEqual([0, FEE]);
    expect((await refundsOf(id)).filter(({ state }) => state === 'REQUESTED')).toHaveLength(1);
  });
});

describe('the promise of a refund', () => {
  const DUE = 'SELECT due_at FROM payment_refund WHERE id = ?';
  const dueOf = async (refund: string) =>
    (await scene.bff.db.primary.execute({ sql: DUE, args: [refund] })).rows[0]?.due_at;
  const desk = async (queue: 'REFUNDS' | 'ATTENTION') => {
    const { orderDesk } = await scene.by.ask<{
      orderDesk: {
        items: { order: { id: string }; attentions: string[] }[];
        refunds: Record<string, number> | null;
      };
    }>(
      'admin',
      `{ orderDesk(queue: ${queue}, take: 50) { items { order attentions }
        refunds { open withoutAccount late paid paidInTime medianDays } } }`,
    );
    return orderDesk;
  };

  it('begins with the account where it goes by bank transfer, and is shown to its customer', async () => {
    const id = await scene.booked();
    await withdraw(id);
    const { id: refund } = await refundOf(id);
    expect(await dueOf(refund)).toBeNull();
    const { order } = await scene.by.change(
      'owner',
      'requestRefund',
      `input: { orderId: "${id}", bank: { ${BANK} } }`,
    );
    const due = Number(await dueOf(refund));
    expect(due).toBeGreaterThan(Date.now() + 4 * DAY_MS);
    expect(order?.refunds).toMatchObject([{ route: 'BANK', dueAt: new Date(due).toISOString() }]);
  });

  it('is measured at the desk: those under way, the late one first and listed, and those paid', async () => {
    const before = (await desk('REFUNDS')).refunds;
    const late = await scene.booked();
    await cancel(late);
    const { id: refund } = await refundOf(late);
    await scene.bff.db.primary.execute({
      sql: 'UPDATE payment_refund SET due_at = 1 WHERE id = ?',
      args: [refund],
    });
    const during = await desk('REFUNDS');
    expect(during.items[0]).toMatchObject({ order: { id: late }, attentions: ['REFUND_LATE'] });
    expect(during.refunds).toMatchObject({
      open: Number(before?.open) + 1,
      late: Number(before?.late) + 1,
    });
    const listed = async () => (await desk('ATTENTION')).items.map(({ order }) => order.id);
    expect(await listed()).toContain(late);
    await scene.by.change('admin', 'approveRefund', `id: "${refund}"`);
    await scene.by.change('admin', 'confirmRefund', `id: "${refund}", reference: "BCA 1"`);
    expect(await listed()).not.toContain(late);
    const after = await desk('REFUNDS');
    expect(after.items.map(({ order }) => order.id)).not.toContain(late);
    expect(after.refunds).toMatchObject({
      open: Number(before?.open),
      late: Number(before?.late),
      paid: Number(before?.paid) + 1,
      paidInTime: Number(before?.paidInTime),
      medianDays: 0,
    });
    expect((await desk('ATTENTION')).refunds).toBeNull();
  });
});
