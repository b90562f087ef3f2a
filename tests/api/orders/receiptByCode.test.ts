import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrderRecord } from '#edge/contract/orders/order-record.ts';
import { RECEIPT_LIMITS } from '#edge/contract/orders/receipt.ts';
import { HOUR_MS } from '#edge/contract/time.ts';
import { actor } from '#tests/support/actors.ts';
import { type Bff, startBff } from '#tests/support/bff.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { booking, FEE, people } from './orders.ts';

let bff: Bff;
let by: ReturnType<typeof people>;
let order: OrderRecord;
let receipt: NonNullable<OrderRecord['receipts']>[number];

beforeAll(async () => {
  bff = await startBff();
  by = people(bff);
  const placed = await by.place('owner', booking());
  if (placed.order === undefined) throw new Error(JSON.stringify(placed));
  const { id, orderCode } = placed.order;
  const ago = Date.now() - HOUR_MS;
  await bff.db.primary.execute({
    sql: `INSERT INTO payment_attempt (id, ref, purpose, number, provider_order_id, state, amount_idr, paid_idr,
      offered, method, expires_at, settled_at, created_at, updated_at)
      VALUES ('pay_receipt', ?, 'BOOKING', 1, ?, 'SETTLED', ?, ?, '[]', 'bca_va', ?, ?, ?, ?)`,
    args: [id, `${orderCode}-1`, FEE, FEE, ago, ago, ago, ago],
  });
  await bff.tick();
  order = (await by.ask<{ order: OrderRecord }>('owner', `{ order(id: "${id}") }`)).order;
  const [first] = order.receipts ?? [];
  if (first === undefined) throw new Error(bff.logs.join('\n'));
  receipt = first;
});
afterAll(() => bff.stop());

const FIELDS = `number state issuedAt paidAt amount inWords payer seller productName method meterai hash`;
const check = (code: string) =>
  by.ask<{ receiptByCode: Record<string, unknown> | null }>(
    'guest',
    `{ receiptByCode(code: "${code}") { ${FIELDS} } }`,
  );
const file = async (who: 'guest' | 'owner' | 'owner2' | 'staff' | 'admin') =>
  bff.fetch(receipt.url, { headers: await actor(bff, who) });

describe('receiptByCode', () => {
  it('works for anybody who holds the receipt, with the name masked and no other number', async () => {
    const typed = receipt.code.toLowerCase().replace(/.{4}/g, '$& ');
    const { receiptByCode } = await check(typed);
    expect(receiptByCode).toMatchObject({
      number: receipt.number,
      state: 'VALID',
      amount: FEE,
      inWords: 'lima ratus ribu rupiah',
      payer: 'A** L******',
      productName: 'ALVA CERVO',
      method: 'bca_va',
      meterai: 'NONE',
    });
    expect(JSON.stringify(receiptByCode)).not.toContain(order.orderCode);
  });

  it('says what has become of the money since', async () => {
    const refund = async (state: string, amount: number) => {
      await bff.db.primary.execute({
        sql: `INSERT OR REPLACE INTO payment_refund (id, attempt_id, ref, state, amount_idr, reason, route, refund_key,
          requested_by, created_at, updated_at) VALUES ('rfd_x', 'pay_receipt', ?, ?, ?, 'x', 'BANK', 'k', 'x', 1, 1)`,
        args: [order.id, state, amount],
      });
      return (await check(receipt.code)).receiptByCode?.state;
    };
    expect(await refund('REQUESTED', FEE)).toBe('VALID');
    expect(await refund('SENT', FEE - 1)).toBe('PARTLY_REFUNDED');
    expect(await refund('CONFIRMED', FEE)).toBe('REFUNDED');
    await bff.db.primary.execute(`DELETE FROM payment_refund WHERE id = 'rfd_x'`);
    await bff.db.primary.execute(
      `UPDATE payment_attempt SET state = 'REVERSED' WHERE id = 'pay_receipt'`,
    );
    expect((await check(receipt.code)).receiptByCode?.state).toBe('REVERSED');
    await bff.db.primary.execute(
      `UPDATE payment_attempt SET state = 'SETTLED' WHERE id = 'pay_receipt'`,
    );
  });

  it('refuses codes that are none as it refuses wrong ones', async () => {
    for (const code of ['', 'x', order.orderCode, '0'.repeat(16), receipt.code.slice(1)])
      expect((await check(code)).receiptByCode, code).toBeNull();
  });

  it('is safe: the file is its buyer’s alone', async () => {
    for (const other of ['guest', 'owner2', 'staff', 'admin'] as const)
      expect((await file(other)).status, other).toBe(404);
    const answer = await file('owner');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="upl_\w+\.pdf"$/,
    );
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect(readPdf(bytes).texts).toContain('Terbilang: lima ratus ribu rupiah');
    const { receiptByCode } = await check(receipt.code);
    expect(receiptByCode?.hash).toBe(createHash('sha256').update(bytes).digest('hex'));
  });

  it('is safe against guessing', async () => {
    const tries = Array.from({ length: RECEIPT_LIMITS.tries + 2 }, () => check('0'.repeat(16)));
    const refused = (await Promise.allSettled(tries)).filter(({ status }) => status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    expect(String((refused[0] as PromiseRejectedResult).reason)).toContain('RATE_LIMITED');
  });
});
