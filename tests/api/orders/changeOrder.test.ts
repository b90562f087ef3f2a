import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PRICE } from './orders.ts';
import { INSTALLMENT, type OrderScene, openOrderScene } from './scene.ts';

let scene: OrderScene;
beforeAll(async () => {
  scene = await openOrderScene();
});
afterAll(() => scene.stop());

const WHITE = '{ kind: COLOR, color: "indie-red", accent: "white" }';
const BLACK = '{ kind: COLOR, color: "indie-red", accent: "black" }';
/** Karawang: beyond the area where a delivery is free. */
const BROUGHT = `{ kind: DELIVERY, delivery: DELIVER_TO_HOME, dealer: "aec-scbd", address: {
  provinceId: "32", cityId: "3215", districtId: "321501", address: "Jl. Tuparev 1", zipCode: "41311" } }`;
const PREVIEW = `{ __typename ... on OrderChangePreview { total before due refund needsBank closesPayment daysToPay isSame }
  ... on OrderRefusal { errorCode } }`;

interface Preview {
  readonly __typename: string;
  readonly total: number;
  readonly before: number;
  readonly due: number;
  readonly refund: number;
  readonly needsBank: boolean;
  readonly daysToPay: number | null;
}

const previewed = async (
  who: 'owner' | 'owner2' | 'admin',
  id: string,
  change: string,
): Promise<Preview | null> => {
  const name = who === 'admin' ? 'orderDeskChange' : 'orderChange';
  const { it: preview } = await scene.by.ask<{ it: Preview | null }>(
    who,
    `{ it: ${name}(id: "${id}", change: ${change}) ${PREVIEW} }`,
  );
  return preview;
};
const figures = async (id: string, change: string): Promise<string> => {
  const preview = await previewed('owner', id, change);
  if (preview?.__typename !== 'OrderChangePreview') throw new Error(JSON.stringify(preview));
  return `total: ${preview.total}, due: ${preview.due}, refund: ${preview.refund}`;
};
const change = async (
  id: string,
  wanted: string,
  sums?: string,
  who: 'owner' | 'owner2' = 'owner',
) =>
  scene.by.change(
    who,
    'changeOrder',
    `id: "${id}", change: ${wanted}, ${sums ?? (await figures(id, wanted))}`,
  );

const paid = async (): Promise<string> => {
  const id = await scene.direct();
  await scene.pay(id);
  return id;
};

describe('orderChange', () => {
  it('says the difference to the owner alone, and changes nothing', async () => {
    const id = await paid();
    const preview = await previewed('owner', id, BROUGHT);
    expect(preview).toMatchObject({ before: PRICE, refund: 0, needsBank: false, daysToPay: 3 });
    expect(preview?.due).toBe((preview?.total ?? 0) - PRICE);
    expect(await previewed('owner2', id, BROUGHT)).toBeNull();
    const { order } = await scene.by.ask<{ order: { total: number } }>(
      'owner',
      `{ order(id: "${id}") }`,
    );
    expect(order.total).toBe(PRICE);
  });
});

describe('changeOrder', () => {
  it('works, is safe to repeat, and leaves the difference to be paid', async () => {
    const id = await paid();
    const sums = await figures(id, BROUGHT);
    const answers = await Promise.all([change(id, BROUGHT, sums), change(id, BROUGHT, sums)]);
    for (const { errorCode } of [...answers, await change(id, BROUGHT, sums)])
      expect(errorCode).toBeUndefined();
    const { order } = await scene.pay(id);
    expect(order).toMatchObject({ state: 'PAYMENT_SETTLED', due: 0 });
    expect(order?.total).toBeGreaterThan(PRICE);
  });

  it('refuses other figures with those that hold, and a stranger', async () => {
    const id = await paid();
    const wrong = `total: ${PRICE}, due: 1, refund: 0`;
    expect(await change(id, WHITE, wrong)).toMatchObject({
      errorCode: 'ORDER_PRICE_CHANGED',
      total: PRICE,
      due: 0,
    });
    const right = await figures(id, WHITE);
    expect((await change(id, WHITE, right, 'owner2')).errorCode).toBe('ORDER_NOT_FOUND');
    expect((await change(id, '{ kind: COLOR }', right)).errorCode).toBe('ORDER_INVALID');
  });

  it('is refused for an order that somebody prepares', async () => {
    const id = await paid();
    const sums = await figures(id, WHITE);
    await scene.must('admin', 'processOrder', `id: "${id}"`);
    expect((await change(id, WHITE, sums)).errorCode).toBe('ORDER_STATE_TRANSITION');
  });
});

/** By instalments, its papers still to come. */
const applied = async (): Promise<string> => {
  const id = await scene.direct();
  const installment = { ...INSTALLMENT, downPayment: 8_000_000 };
  const more = { paymentOption: 'INSTALLMENT', due: 0, installment };
  expect((await scene.choose(id, more)).errorCode).toBeUndefined();
  return id;
};
const requestFor = async (id: string) => {
  const { it: preview } = await scene.by.ask<{
    it: {
      version: number;
      request: { provider: string; months: number; downPayment: number; handsIn: boolean } | null;
    };
  }>(
    'owner',
    `{ it: orderChange(id: "${id}", change: ${BROUGHT}) { ... on OrderChangePreview {
      version request { provider months downPayment handsIn } } } }`,
  );
  return preview;
};

describe('changeOrder by instalments', () => {
  it('names the request that another price needs, and makes it once it is confirmed so', async () => {
    const id = await applied();
    const { version, request } = await requestFor(id);
    expect(request).toEqual({
      provider: 'BFI',
      months: 12,
      downPayment: 8_000_000,
      handsIn: false,
    });
    const sums = await figures(id, BROUGHT);
    expect((await change(id, BROUGHT, sums)).errorCode).toBe('ORDER_CHANGED');
    const anew = `request: { provider: BFI, months: 12, downPayment: 8000000, isAgreed: false }`;
    expect((await change(id, BROUGHT, `${sums}, ${anew}`)).errorCode).toBe('ORDER_INVALID');
    const stale = `${sums}, ${anew}, expectedVersion: ${version - 1}`;
    expect((await change(id, BROUGHT, stale)).errorCode).toBe('ORDER_CHANGED');
    const confirmed = `${sums}, ${anew}, expectedVersion: ${version}`;
    expect((await change(id, BROUGHT, confirmed, 'owner2')).errorCode).toBe('ORDER_NOT_FOUND');
    for (const again of [1, 2]) {
      const { order, errorCode } = await change(id, BROUGHT, confirmed);
      expect(errorCode, String(again)).toBeUndefined();
      expect(order).toMatchObject({ state: 'INSTALLMENT_REQUESTED', due: 0 });
    }
    const { rows } = await scene.bff.db.primary.execute({
      sql: 'SELECT count(*) AS applications FROM financing_application WHERE order_id = ?',
      args: [id],
    });
    expect(rows[0]?.applications).toBe(2);
  });

  it('is refused to staff at another price, and says what to do', async () => {
    const id = await applied();
    const preview = await scene.by.ask<{ it: { errorCode: string } }>(
      'admin',
      `{ it: orderDeskChange(id: "${id}", change: ${BROUGHT}) { ... on OrderRefusal { errorCode } } }`,
    );
    expect(preview.it.errorCode).toBe('ORDER_FINANCING_BY_CUSTOMER');
    expect(await previewed('admin', id, WHITE)).toMatchObject({ total: PRICE, due: 0, refund: 0 });
  });
});

describe('orderDeskChange, changeOrderForCustomer', () => {
  it('changes an order for its customer, who reads why', async () => {
    const id = await paid();
    const preview = await previewed('admin', id, WHITE);
    expect(preview).toMatchObject({ total: PRICE, due: 0, refund: 0 });
    const sums = `total: ${PRICE}, due: 0, refund: 0, note: "As agreed by phone"`;
    const { order } = await scene.must(
      'admin',
      'changeOrderForCustomer',
      `id: "${id}", change: ${WHITE}, ${sums}`,
    );
    expect(order?.product.accent).toBe('white');
    const own = await scene.by.ask<{ order: { history: { note: string | null }[] } }>(
      'owner',
      `{ order(id: "${id}") }`,
    );
    expect(own.order.history.map(({ note }) => note)).toContain('As agreed by phone');
    const stale = `id: "${id}", change: ${BLACK}, ${sums}, expectedVersion: 1`;
    expect((await scene.by.change('admin', 'changeOrderForCustomer', stale)).errorCode).toBe(
      'ORDER_CHANGED',
    );
  });
});
