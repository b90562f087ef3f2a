import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HELP, ownerWith } from '#tests/support/order-shop.ts';
import { booking, PRICE } from './orders.ts';
import { type OrderScene, openOrderScene } from './scene.ts';

let scene: OrderScene;
beforeAll(async () => {
  scene = await openOrderScene();
});
afterAll(() => scene.stop());

const pay = (id: string, due = HELP, who: 'owner' | 'other' = 'owner') =>
  scene.by.change(
    who === 'owner' ? 'owner' : 'owner2',
    'payHelpDifference',
    `id: "${id}", total: ${PRICE}, due: ${due}`,
  );
let people = 0;
const paid = async (): Promise<string> => {
  const owner = ownerWith(
    await scene.upload('cus_owner', 'IDENTITY_CARD'),
    `31740147039${String(20_000 + people++)}`,
  );
  const sums = { total: PRICE - HELP, due: PRICE - HELP };
  const input = booking({ help: true, orderType: 'FULL_PURCHASE', owner, ...sums });
  const { order, errorCode } = await scene.by.place('owner', input);
  if (order === undefined) throw new Error(errorCode);
  await scene.pay(order.id);
  return order.id;
};
const denied = async (): Promise<string> => {
  const id = await paid();
  await scene.must('admin', 'updateSisapiraStatus', `id: "${id}", status: QUOTA_CLOSED`);
  return id;
};

describe('payHelpDifference', () => {
  it('works, is safe to repeat, and asks for the difference alone', async () => {
    const id = await denied();
    const answers = [...(await Promise.all([pay(id), pay(id)])), await pay(id)];
    for (const { errorCode } of answers) expect(errorCode).toBeUndefined();
    expect(answers.at(-1)?.order).toMatchObject({
      state: 'WAITING_PAYMENT',
      total: PRICE,
      due: HELP,
      sisapiraStatus: null,
    });
    expect((await scene.pay(id)).order).toMatchObject({ state: 'PAYMENT_SETTLED', due: 0 });
  });

  it('refuses other figures with those that hold, help that stands, and a stranger', async () => {
    const id = await denied();
    expect(await pay(id, 1)).toMatchObject({
      errorCode: 'ORDER_PRICE_CHANGED',
      total: PRICE,
      due: HELP,
    });
    expect((await pay(await paid())).errorCode).toBe('ORDER_STATE_TRANSITION');
    expect((await pay(id, HELP, 'other')).errorCode).toBe('ORDER_NOT_FOUND');
  });
});
