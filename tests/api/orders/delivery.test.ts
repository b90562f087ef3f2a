import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { USUAL_SETTINGS } from '#edge/contract/catalog/settings.ts';
import { deliveryFees } from '#edge/contract/places/delivery-fee.ts';
import { type Bff, startBff } from '#tests/support/bff.ts';
import { booking, FEE, PRICE, people } from './orders.ts';

const [{ feeIdr }] = deliveryFees(USUAL_SETTINGS);
/** Bandung has a dealer of its own. */
const BANDUNG = '3273';
const SOUTH_JAKARTA = '3174';

let bff: Bff;
let by: ReturnType<typeof people>;
beforeAll(async () => {
  bff = await startBff();
  by = people(bff);
});
afterAll(() => bff.stop());

const { choice } = booking();
const brought = { ...choice, delivery: 'DELIVER_TO_HOME' };
const addressIn = async (cityId: string) => {
  const { rows } = await bff.db.primary.execute({
    sql: `SELECT value AS line FROM province_regions, json_each(cities)
      WHERE province_id = ? AND value LIKE ?`,
    args: [cityId.slice(0, 2), `${cityId}|%`],
  });
  const first = String(rows[0]?.line).split('|')[4]?.slice(0, 2);
  const districtId = `${cityId}${first}`;
  const provinceId = cityId.slice(0, 2);
  return { provinceId, cityId, districtId, address: 'Jl. Raya 1', zipCode: '40111' };
};
const quote = async (cityId: string | null, delivery = 'DELIVER_TO_HOME') =>
  (
    await by.ask<{
      quoteOrder: { total: number; due: number; lines: { key: string; amount: number }[] };
    }>(
      'owner',
      `query Q($input: QuoteOrderInput!) { quoteOrder(input: $input) {
        ... on OrderQuote { total due lines { key amount } } ... on OrderRefusal { errorCode } } }`,
      {
        input: {
          slug: 'alva-cervo',
          choice: { ...choice, delivery },
          orderType: 'BOOKING',
          paymentOption: 'FULL_PAYMENT',
          help: false,
          cityId,
        },
      },
    )
  ).quoteOrder;
const place = async (cityId: string, total: number) =>
  by.place('owner', booking({ choice: brought, address: await addressIn(cityId), total }));

describe('a delivery beyond JABODETABEK', () => {
  it('works: it is a line of the price that is shown, and of the order for ever', async () => {
    const quoted = await quote(BANDUNG);
    expect(quoted).toMatchObject({ total: PRICE + feeIdr, due: FEE });
    expect(quoted.lines).toContainEqual({ key: 'delivery', amount: feeIdr });
    const { order } = await place(BANDUNG, PRICE + feeIdr);
    expect(order).toMatchObject({
      total: PRICE + feeIdr,
      delivery: { outsideJabodetabek: true },
    });
    expect(order?.lines).toContainEqual({ type: 'DELIVERY_FEE', key: 'delivery', amount: feeIdr });
  });

  it('refuses the price without it, and answers with the one that holds', async () => {
    expect(await place(BANDUNG, PRICE)).toMatchObject({
      errorCode: 'ORDER_PRICE_CHANGED',
      total: PRICE + feeIdr,
    });
  });

  it('is free inside, when it is collected, and while nobody has said where', async () => {
    expect((await quote(SOUTH_JAKARTA)).total).toBe(PRICE);
    expect((await quote(BANDUNG, 'PICKUP_AT_DEALER')).total).toBe(PRICE);
    expect((await quote(null)).total).toBe(PRICE);
    expect((await place(SOUTH_JAKARTA, PRICE)).order?.lines.map(({ key }) => key)).not.toContain(
      'delivery',
    );
  });

  it('is safe: a city that does not exist is no price', async () => {
    expect(await quote('3; DROP')).toMatchObject({ errorCode: 'ORDER_INVALID' });
    expect((await quote('9999')).total).toBe(PRICE);
  });
});
