import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrderRecord } from '#edge/contract/orders/order-record.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { booking, PRICE } from './orders.ts';
import { type OrderScene, openOrderScene } from './scene.ts';

const company = {
  customerType: 'company',
  isbuyer: true,
  name: 'PT Angin Timur',
  email: 'pic@angin.id',
  phoneNumber: '0812 1001 0009',
  address: 'Jl. Kantor 8',
  provinceId: '31',
  cityId: '3174',
  zipCode: '12940',
  taxNumber: '01.234.567.8-901.000',
  picName: 'Budi Santoso',
  picPhoneNumber: '0812 1001 0010',
};

let scene: OrderScene;
let id: string;
beforeAll(async () => {
  scene = await openOrderScene();
  const input = booking({ orderType: 'FULL_PURCHASE', owner: company, due: PRICE });
  const placed = await scene.by.place('owner', input);
  if (placed.order === undefined) throw new Error(JSON.stringify(placed));
  id = placed.order.id;
  await scene.pay(id);
  await scene.must('admin', 'processOrder', `id: "${id}"`);
  await scene.bff.tick();
});
afterAll(() => scene.stop());

const invoiceOf = async (): Promise<NonNullable<OrderRecord['invoice']>> => {
  const { order } = await scene.by.ask<{ order: OrderRecord }>('owner', `{ order(id: "${id}") }`);
  if (order.invoice === undefined) throw new Error(scene.bff.logs.join('\n'));
  return order.invoice;
};
const FIELDS = '{ number state total vat inWords buyer seller productName hash }';
const check = async (code: string) =>
  (
    await scene.by.ask<{ invoiceByCode: Record<string, unknown> | null }>(
      'guest',
      `{ invoiceByCode(code: "${code}") ${FIELDS} }`,
    )
  ).invoiceByCode;
const change = (who: 'admin' | 'owner', address: string, more = '') =>
  scene.by.change(who, 'changeInvoiceAddress', `id: "${id}", address: "${address}"${more}`);

describe('invoiceByCode', () => {
  it('works for anybody who holds the invoice, with the name masked and no other number', async () => {
    const { code, number } = await invoiceOf();
    const shown = await check(code.toLowerCase());
    expect(shown).toMatchObject({
      number,
      state: 'VALID',
      total: PRICE,
      buyer: 'P* A**** T****',
      productName: 'ALVA CERVO',
    });
    expect(JSON.stringify(shown)).not.toMatch(/012345678901000|Kantor|Budi/);
  });

  it('refuses codes that are none as it refuses wrong ones', async () => {
    for (const code of ['', 'x', '0'.repeat(16)]) expect(await check(code)).toBeNull();
  });

  it('is safe: the file is its buyer’s alone, and has the hash that the page shows', async () => {
    const { url, code } = await invoiceOf();
    for (const other of ['guest', 'owner2', 'admin'] as const)
      expect((await scene.by.file(other, url)).status, other).toBe(404);
    const bytes = new Uint8Array(await (await scene.by.file('owner', url)).arrayBuffer());
    expect(readPdf(bytes).texts).toContain('012345678901000');
    const hash = createHash('sha256').update(bytes).digest('hex');
    expect((await check(code))?.hash).toBe(hash);
  });
});

describe('changeInvoiceAddress', () => {
  it('works: the invoice with the new address takes the place of the one before', async () => {
    const before = await invoiceOf();
    const done = await change('admin', '  Jl. Baru 1, Bandung 40111 ');
    expect(done.order?.invoice?.number).toBe(`${before.number}-R1`);
    expect(await check(before.code)).toMatchObject({ state: 'REPLACED', number: before.number });
    const now = await invoiceOf();
    expect(await check(now.code)).toMatchObject({ state: 'VALID' });
    const answer = await scene.by.file('owner', now.url);
    const { texts } = readPdf(new Uint8Array(await answer.arrayBuffer()));
    expect(texts).toContain('Jl. Baru 1, Bandung 40111');
  });

  it('refuses an empty or endless address, a stale version, an order without an invoice, and its own customer', async () => {
    expect(await change('admin', ' ')).toMatchObject({ faults: [{ field: 'address' }] });
    expect(await change('admin', 'x'.repeat(301))).toMatchObject({
      faults: [{ field: 'address', key: 'address.too-long' }],
    });
    expect((await change('admin', 'Jl. Lain 2', ', expectedVersion: 1')).errorCode).toBe(
      'ORDER_CHANGED',
    );
    const booked = await scene.booked();
    const args = `id: "${booked}", address: "Jl. Lain 2"`;
    expect((await scene.by.change('admin', 'changeInvoiceAddress', args)).errorCode).toBe(
      'ORDER_NOT_FOUND',
    );
    await expect(change('owner', 'Jl. Lain 2')).rejects.toThrow('FORBIDDEN');
  });

  it('is safe to repeat', async () => {
    const { number } = await invoiceOf();
    const again = await change('admin', 'Jl. Baru 1, Bandung 40111');
    expect(again.order?.invoice?.number).toBe(number);
  });

  it('refuses an invoice of an order that ended, which the check page calls cancelled', async () => {
    await scene.must('admin', 'withdrawOrder', `id: "${id}", reason: UNIT_UNAVAILABLE`);
    const { code } = await invoiceOf();
    expect(await check(code)).toMatchObject({ state: 'CANCELLED' });
    expect((await change('admin', 'Jl. Lain 3')).errorCode).toBe('ORDER_MODIFICATION');
  });
});
