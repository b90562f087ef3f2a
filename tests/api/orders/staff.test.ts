import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#edge/contract/ids.ts';
import { CONTRACT_HASH } from '#tests/support/contract-hash.ts';
import { papersHandedIn } from '#tests/support/papers-handed-in.ts';
import { PRICE } from './orders.ts';
import { type OrderScene, openOrderScene } from './scene.ts';

let scene: OrderScene;
beforeAll(async () => {
  scene = await openOrderScene();
});
afterAll(() => scene.stop());

const desk = (name: string, id: string, more = '') =>
  scene.by.change('admin', name, `id: "${id}"${more}`);
const count = async (sql: string, ...args: string[]): Promise<number> =>
  Number((await scene.bff.db.primary.execute({ sql, args })).rows[0]?.n);
const times = (id: string, move: string) =>
  count('SELECT count(*) AS n FROM order_history WHERE order_id = ? AND move = ?', id, move);
const version = (id: string) => count('SELECT version AS n FROM customer_order WHERE id = ?', id);
const unitsOf = (id: string) =>
  count('SELECT count(*) AS n FROM unit_reservation WHERE order_id = ?', id);
const paid = async (): Promise<string> => {
  const id = await scene.direct();
  await scene.pay(id);
  return id;
};

/** Two at once and one more succeed, and the order moved once. */
const repeated = async (name: string, id: string, move: string, more?: string): Promise<void> => {
  const once = () => desk(name, id, more);
  const answers = [...(await Promise.all([once(), once()])), await once()];
  for (const { errorCode } of answers) expect(errorCode).toBeUndefined();
  expect(await times(id, move)).toBe(1);
};

describe('allocateOrder', () => {
  it('works, is safe to repeat, and takes one unit', async () => {
    const id = await scene.booked();
    await repeated('allocateOrder', id, 'allocate');
    expect((await desk('allocateOrder', id)).order).toMatchObject({
      state: 'ALLOCATED',
      vin: expect.any(String),
    });
    expect(await unitsOf(id)).toBe(1);
  });

  it('refuses an unpaid order, one that was changed since, and a payment the bank may take back', async () => {
    const unpaid = await scene.placed();
    expect((await desk('allocateOrder', unpaid)).errorCode).toBe('ORDER_STATE_TRANSITION');
    await scene.pay(unpaid);
    expect((await desk('allocateOrder', unpaid, ', expectedVersion: 0')).errorCode).toBe(
      'ORDER_CHANGED',
    );
    const reversible = await scene.placed();
    await scene.pay(reversible, 'permata_va');
    expect((await desk('allocateOrder', reversible)).errorCode).toBe('ORDER_PAYMENT_STATE');
    expect(await unitsOf(reversible)).toBe(0);
  });
});

describe('approveInstallment, rejectInstallment, signContract and rejectContract', () => {
  const signed = (id: string, reference = 'BFI-1', hash = CONTRACT_HASH) =>
    desk('signContract', id, `, reference: "${reference}", hash: "${hash}"`);
  const applied = async (): Promise<string> => {
    const id = await scene.byInstallments();
    await papersHandedIn(scene.bff.db, id);
    return id;
  };
  const rejected = (id: string, reason = 'Too large.') =>
    desk('rejectInstallment', id, `, reason: "${reason}"`);
  const contractRejected = (id: string, reason = 'Nobody came to sign.') =>
    desk('rejectContract', id, `, reason: "${reason}"`);
  const downPaid = async (): Promise<string> => {
    const id = await applied();
    await scene.must('admin', 'approveInstallment', `id: "${id}"`);
    await scene.must('owner', 'payDownPayment', `id: "${id}"`);
    await scene.pay(id);
    return id;
  };

  it('work: a signed contract leads on to the workshop, a refused one pays back', async () => {
    const id = await downPaid();
    expect((await desk('processOrder', id)).errorCode).toBe('ORDER_STATE_TRANSITION');
    expect((await signed(id)).order).toMatchObject({ state: 'PAYMENT_SETTLED' });
    expect((await desk('processOrder', id)).order).toMatchObject({ state: 'SHIPPED' });
    const other = await downPaid();
    expect((await contractRejected(other)).order).toMatchObject({
      state: 'INSTALLMENT_CANCELED',
      refunds: [{ state: 'REQUESTED' }],
    });
  });

  it('tell the customer why the contract came to nothing, in words of their own', async () => {
    const id = await downPaid();
    expect(await contractRejected(id, ' ')).toMatchObject({
      errorCode: 'ORDER_INVALID',
      faults: [{ field: 'reason' }],
    });
    await contractRejected(id);
    const { order } = await scene.by.ask<{ order: object }>(
      'owner',
      'query O($id: ID!) { order(id: $id) }',
      { id },
    );
    expect(order).toMatchObject({
      installment: {
        application: { reason: 'Nobody came to sign.', contractRejectedAt: expect.any(String) },
      },
      history: expect.arrayContaining([
        expect.objectContaining({ to: 'INSTALLMENT_CANCELED', note: 'Nobody came to sign.' }),
      ]),
    });
  });

  it('refuse what is not asked for, and a contract that is signed already', async () => {
    const id = await scene.booked();
    expect((await desk('approveInstallment', id)).errorCode).toBe('ORDER_STATE_TRANSITION');
    expect((await contractRejected(id)).errorCode).toBe('ORDER_STATE_TRANSITION');
    expect((await rejected(id)).errorCode).toBe('ORDER_STATE_TRANSITION');
    const withoutPapers = await scene.byInstallments();
    expect((await desk('approveInstallment', withoutPapers)).errorCode).toBe(
      'ORDER_STATE_TRANSITION',
    );
    expect((await rejected(withoutPapers, ' ')).errorCode).toBe('ORDER_INVALID');
    expect((await signed(id)).errorCode).toBe('ORDER_STATE_TRANSITION');
    expect((await signed(id, ' ')).errorCode).toBe('ORDER_INVALID');
    const done = await downPaid();
    for (const hash of ['', 'c0de'])
      expect(await signed(done, 'BFI-1', hash), hash).toMatchObject({
        errorCode: 'ORDER_INVALID',
        faults: [{ field: 'hash' }],
      });
    await signed(done);
    expect((await signed(done, 'BFI-2')).errorCode).toBe('ORDER_STATE_TRANSITION');
    expect((await contractRejected(done)).errorCode).toBe('ORDER_STATE_TRANSITION');
  });

  it('are safe: both decisions at once make one, and each may be repeated', async () => {
    const id = await applied();
    const [yes, no] = await Promise.all([desk('approveInstallment', id), rejected(id)]);
    expect([yes.errorCode, no.errorCode].filter((code) => code === undefined)).toHaveLength(1);
    await repeated('approveInstallment', await applied(), 'approveInstallment');
    const paidDown = await downPaid();
    await repeated('rejectContract', paidDown, 'rejectContract', ', reason: "Not signed."');
    expect(
      await count('SELECT count(*) AS n FROM payment_refund WHERE ref = ?', paidDown),
    ).toBeGreaterThan(0);
  });
});

describe('processOrder, shipOrder and deliverOrder', () => {
  const proof = async (more: object = {}) => {
    const { id, workOrder, passkey } = await scene.shipping();
    const photo = await scene.upload('cus_staff', 'DELIVERY');
    return { id, workOrder, passkey, photo, ...more };
  };
  const handOver = (
    { workOrder, passkey, photo }: Record<'workOrder' | 'passkey' | 'photo', string>,
    more = '',
  ) =>
    scene.by.change(
      'staff',
      'deliverOrder',
      `workOrder: "${workOrder}", passkey: "${passkey}", photo: "${photo}"${more}`,
    );

  it('work: the price becomes revenue and the motorcycle stands in the garage', async () => {
    const given = await proof();
    expect(
      (await handOver({ ...given, passkey: given.passkey.toLowerCase() })).order,
    ).toMatchObject({ state: 'DELIVERED' });
    const sold =
      'SELECT coalesce(sum(amount_idr), 0) AS n FROM transfer WHERE ref = ? AND code = ?';
    expect(await count(sold, given.id, 'sale')).toBe(PRICE);
    const standing = `SELECT count(*) AS n FROM vehicle v JOIN unit u ON u.vin = v.vin
      JOIN unit_reservation r ON r.unit_id = u.id WHERE r.order_id = ? AND v.owner_id = 'cus_owner'`;
    expect(await count(standing, given.id)).toBe(1);
  });

  it('refuse each step before its time, a wrong passkey and another’s photo', async () => {
    const id = await scene.booked();
    for (const name of ['processOrder', 'shipOrder'])
      expect((await desk(name, id)).errorCode, name).toBe('ORDER_STATE_TRANSITION');
    const given = await proof();
    const foreign = await scene.upload('cus_admin', 'DELIVERY');
    for (const wrong of [{ passkey: 'AAAAAA' }, { workOrder: 'WO-0' }, { photo: foreign }])
      expect((await handOver({ ...given, ...wrong })).errorCode).toBe('ORDER_DELIVERY_PROOF');
  });

  it('refuse a hand-over of an order that somebody else has changed since', async () => {
    const given = await proof();
    const before = await version(given.id);
    await desk('updateRegistration', given.id, ', item: STNK, progress: READY');
    expect((await handOver(given, `, expectedVersion: ${before}`)).errorCode).toBe('ORDER_CHANGED');
    expect(await times(given.id, 'deliver')).toBe(0);
    const seen = `, expectedVersion: ${await version(given.id)}`;
    for (const _ of [1, 2]) expect((await handOver(given, seen)).errorCode).toBeUndefined();
    expect(await times(given.id, 'deliver')).toBe(1);
  });

  it('are safe: repeated they move once, and passkeys cannot be tried by the dozen', async () => {
    const id = await paid();
    await repeated('processOrder', id, 'process');
    await repeated('shipOrder', id, 'ship');
    const given = await proof();
    const answers = await Promise.all([handOver(given), handOver(given)]);
    for (const { errorCode } of answers) expect(errorCode).toBeUndefined();
    expect(await times(given.id, 'deliver')).toBe(1);
    const other = await proof();
    const tries = await Promise.allSettled(
      Array.from({ length: 12 }, (_, at) => handOver({ ...other, passkey: `WRONG${at}` })),
    );
    expect(tries.some(({ status }) => status === 'rejected')).toBe(true);
  });

  it('never tell staff the passkey, which is the customer’s to say', async () => {
    const { id, passkey } = await scene.shipping();
    const answers = [
      await desk('shipOrder', id),
      await desk('updateRegistration', id, ', item: STNK, progress: READY'),
    ];
    for (const { order } of answers) expect(order).toMatchObject({ delivery: { passkey: null } });
    expect(JSON.stringify(answers)).not.toContain(passkey);
  });
});

describe('enterRegistrationCost', () => {
  const cost = (id: string, costId: string, receipt: string, amount = 385_000, more = '') =>
    desk(
      'enterRegistrationCost',
      id,
      `, costId: "${costId}", label: "BBN-KB", amount: ${amount}, receipt: "${receipt}"${more}`,
    );
  const costsOf = (id: string) =>
    count('SELECT coalesce(sum(amount_idr), 0) AS n FROM order_cost WHERE order_id = ?', id);

  it('works, and is safe to repeat', async () => {
    const { id } = await scene.shipping();
    const costId = newId('cst');
    const receipt = await scene.upload('cus_admin', 'DELIVERY');
    for (const _ of [1, 2]) expect((await cost(id, costId, receipt)).errorCode).toBeUndefined();
    expect(await costsOf(id)).toBe(385_000);
  });

  it('refuses a used receipt, and a cost before payment', async () => {
    const { id } = await scene.shipping();
    const booked = await scene.booked();
    const receipt = await scene.upload('cus_admin', 'DELIVERY');
    expect((await cost(booked, newId('cst'), receipt)).errorCode).toBe('ORDER_MODIFICATION');
    expect((await cost(id, newId('cst'), receipt, 0)).errorCode).toBe('ORDER_INVALID');
    expect((await cost(id, newId('cst'), receipt)).errorCode).toBeUndefined();
    expect((await cost(id, newId('cst'), receipt)).errorCode).toBe('ORDER_UPLOAD_UNKNOWN');
  });

  it('refuses an order that somebody else has changed since', async () => {
    const { id } = await scene.shipping();
    const before = await version(id);
    await desk('updateRegistration', id, ', item: STNK, progress: READY');
    const receipt = await scene.upload('cus_admin', 'DELIVERY');
    const costId = newId('cst');
    const at = (seen: number) => cost(id, costId, receipt, 1_000, `, expectedVersion: ${seen}`);
    expect((await at(before)).errorCode).toBe('ORDER_CHANGED');
    expect(await costsOf(id)).toBe(0);
    const seen = await version(id);
    for (const _ of [1, 2]) expect((await at(seen)).errorCode).toBeUndefined();
    expect(await costsOf(id)).toBe(1_000);
  });
});
