import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrderRecord } from '#edge/contract/orders/order-record.ts';
import { type OrderScene, openOrderScene } from './scene.ts';

let scene: OrderScene;
beforeAll(async () => {
  scene = await openOrderScene();
});
afterAll(() => scene.stop());

type Receipt = NonNullable<OrderRecord['receipts']>[number];

const receiptOf = async (id: string): Promise<Receipt> => {
  await scene.bff.tick();
  const { order } = await scene.by.ask<{ order: OrderRecord }>('owner', `{ order(id: "${id}") }`);
  const [receipt] = order.receipts ?? [];
  if (receipt === undefined) throw new Error(scene.bff.logs.join('\n'));
  return receipt;
};
/** A payment of more than five million, and its receipt. */
const paid = async (): Promise<{ id: string; code: string }> => {
  const id = await scene.direct();
  await scene.pay(id);
  return { id, code: (await receiptOf(id)).code };
};
const affix = (id: string, code: string, serial: string, more = '') =>
  scene.by.change(
    'admin',
    'affixMeterai',
    `id: "${id}", code: "${code}", serial: "${serial}"${more}`,
  );
const FIELDS = '{ meterai meteraiSerial hash }';
const check = async (code: string) => {
  const { receiptByCode } = await scene.by.ask<{ receiptByCode: Record<string, string> }>(
    'guest',
    `{ receiptByCode(code: "${code}") ${FIELDS} }`,
  );
  return receiptByCode;
};

describe('affixMeterai', () => {
  it('works: the serial stands with the receipt, on the order and on the check page; the file stays', async () => {
    const { id, code } = await paid();
    const before = await check(code);
    expect(before).toMatchObject({ meterai: 'REQUIRED', meteraiSerial: null });
    const done = await affix(id, code.toLowerCase(), ' abcd-1234 5678 efgh ');
    expect(done.order?.receipts).toMatchObject([
      { meterai: 'AFFIXED', meteraiSerial: 'ABCD12345678EFGH' },
    ]);
    expect(await check(code)).toEqual({
      meterai: 'AFFIXED',
      meteraiSerial: 'ABCD12345678EFGH',
      hash: before.hash,
    });
    expect(done.order?.history.at(-1)).toMatchObject({
      kind: 'ORDER_MODIFIED',
      actor: 'staff',
      note: 'e-meterai ABCD12345678EFGH',
    });
  });

  it('refuses another stamp for the same receipt, and the same stamp for another', async () => {
    const [one, other] = [await paid(), await paid()];
    await affix(one.id, one.code, 'STAMP0000000001');
    expect((await affix(one.id, one.code, 'STAMP0000000002')).errorCode).toBe('ORDER_MODIFICATION');
    expect(await affix(other.id, other.code, 'STAMP0000000001')).toMatchObject({
      errorCode: 'ORDER_INVALID',
      faults: [{ field: 'serial', key: 'meterai.used' }],
    });
  });

  it('refuses a receipt that needs none, one of another order, what is no serial, and a stale version', async () => {
    const booked = await scene.booked();
    const small = await receiptOf(booked);
    expect(small.meterai).toBe('NONE');
    expect((await affix(booked, small.code, 'STAMP0000000003')).errorCode).toBe(
      'ORDER_MODIFICATION',
    );
    const { id, code } = await paid();
    expect((await affix(booked, code, 'STAMP0000000003')).errorCode).toBe('ORDER_NOT_FOUND');
    expect(await affix(id, code, 'x')).toMatchObject({ faults: [{ key: 'meterai' }] });
    expect((await affix(id, code, 'STAMP0000000003', ', expectedVersion: 1')).errorCode).toBe(
      'ORDER_CHANGED',
    );
  });

  it('is safe to repeat, and against two of the staff at once', async () => {
    const { id, code } = await paid();
    const both = await Promise.all([
      affix(id, code, 'STAMP0000000004'),
      affix(id, code, 'STAMP0000000005'),
    ]);
    expect(both.map(({ errorCode }) => errorCode ?? 'done').sort()).toEqual([
      'ORDER_MODIFICATION',
      'done',
    ]);
    const { meteraiSerial = '' } = await check(code);
    const again = await affix(id, code, meteraiSerial);
    expect(again.order?.receipts).toMatchObject([{ meteraiSerial }]);
    await expect(
      scene.bff.db.primary.execute(`UPDATE order_receipt_meterai SET serial = 'x'`),
    ).rejects.toThrow('ledger_immutable');
  });
});
