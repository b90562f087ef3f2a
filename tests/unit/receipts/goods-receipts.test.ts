import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { receiptByCode } from '#edge/domains/orders/receipt/receipt.sql.ts';
import { recordOf } from '#edge/domains/orders/record.ts';
import { goodsSteps } from '#tests/support/goods-returns.ts';
import { CAP, type GoodsShop, openGoodsShop, TEE } from '#tests/support/goods-shop.ts';
import { addCoupon } from '#tests/support/order-shop.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { storesOfPass } from '#tests/support/stores.ts';

const AYU = 'cus_owner';
const figure = (amount: number) =>
  `${amount < 0 ? '-' : ''}Rp${new Intl.NumberFormat('id-ID').format(Math.abs(amount))}`;

describe.each(storesOfPass)('the receipt of an order of goods, on $kind', ({ open }) => {
  let shop: GoodsShop;
  let steps: ReturnType<typeof goodsSteps>;
  beforeAll(async () => {
    shop = await openGoodsShop(open);
    steps = goodsSteps(shop);
    await addCoupon(shop.orders, { code: 'CAPS', appliesTo: 'GOODS', amountIdr: 50_000 });
  });
  afterAll(() => shop.stop());

  it('is drawn with its payment: every thing, what one of it cost, the discount, and what was paid; its code opens the same', async () => {
    const { order, items, lines } = await steps.paid(AYU, { [CAP]: 3, [TEE]: 1 }, 'CAPS');
    const record = recordOf(await shop.orders.load(order.id), shop.orders.now());
    const [receipt] = record.receipts ?? [];
    if (receipt === undefined) throw new Error('no receipt');
    expect(record.receipts).toHaveLength(1);
    expect(receipt.amount).toBe(order.totalIdr);
    const bytes = await steps.deps.files.get(receipt.url.replace('/files/', ''));
    const { texts } = readPdf(bytes as Uint8Array<ArrayBuffer>);
    const [cap, tee] = items;
    for (const line of [
      `3 × ${cap?.name.id} · ${figure(cap?.unitIdr ?? 0)}`,
      `1 × ${tee?.name.id} · M · ${figure(tee?.unitIdr ?? 0)}`,
      '-Rp50.000',
      order.code,
      ...lines.map(({ amount }) => figure(amount)),
      figure(order.totalIdr),
      receipt.code.replace(/.{4}(?=.)/g, '$&-'),
    ])
      expect(texts).toContain(line);
    expect(texts.join(' ')).not.toMatch(/undefined|NUP-/);
    const [checked] = await steps.deps.db.readPrimary([receiptByCode({ code: receipt.code })]);
    expect(checked[0]).toMatchObject({
      amountIdr: order.totalIdr,
      attemptState: 'SETTLED',
      refundedIdr: 0,
      facts: {
        items: [
          { name: cap?.name, size: '-', quantity: 3, unit: cap?.unitIdr, vin: null },
          { name: tee?.name, size: 'M', quantity: 1, unit: tee?.unitIdr, vin: null },
        ],
      },
    });
  });
});
