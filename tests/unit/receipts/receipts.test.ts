import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR_MS } from '#edge/contract/time.ts';
import { orderJobs } from '#edge/domains/orders/index.ts';
import { recordOf } from '#edge/domains/orders/record.ts';
import { runDueJobs } from '#edge/platform/jobs/run.ts';
import type { FileStorage } from '#edge/platform/storage/storage.ts';
import {
  booking,
  FEE,
  HELP,
  type OrderShop,
  openOrderShop,
  ownerWith,
  PRICE,
} from '#tests/support/order-shop.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { storesOfPass } from '#tests/support/stores.ts';

const AYU = 'cus_owner';
describe.each(storesOfPass)('receipts on $kind', ({ open }) => {
  const objects = new Map<string, Uint8Array>();
  let broken = false;
  const files: FileStorage = {
    put: async (key, bytes) => {
      if (broken) throw new Error('no storage');
      objects.set(key, bytes);
    },
    get: async (key) => objects.get(key) as BodyInit | undefined,
    delete: async (keys) => keys.forEach((key) => void objects.delete(key)),
  };
  let shop: OrderShop;
  beforeAll(async () => {
    shop = await openOrderShop(open, 20);
  });
  afterAll(() => shop.stop());

  const work = () => runDueJobs({ ...shop.deps, files }, orderJobs);
  const placed = async (more: object = {}) => {
    const done = await shop.place(AYU, booking(more));
    if (!done.ok) throw new Error(JSON.stringify(done.error));
    return done.value.order.id;
  };
  const record = async (id: string) => recordOf(await shop.load(id), shop.now());
  const sequences = async () => {
    const { rows } = await shop.deps.db.primary.execute(
      'SELECT sequence FROM order_receipt ORDER BY 1',
    );
    return rows.map(({ sequence }) => Number(sequence));
  };

  it('are made once the payment is there, with the facts of the order and the file’s own hash', async () => {
    const id = await placed();
    await shop.pay(AYU, id, 'bca_va');
    await work();
    const { receipts = [], orderCode } = await record(id);
    expect(receipts).toMatchObject([{ number: 'KW-2026-000001', amount: FEE }]);
    const { rows } = await shop.deps.db.primary.execute(
      `SELECT r.hash, r.upload_id, u.customer_id, u.is_public, u.size, u.attached_to = r.id AS mine
       FROM order_receipt r JOIN upload u ON u.id = r.upload_id`,
    );
    const bytes = objects.get(String(rows[0]?.upload_id)) ?? new Uint8Array();
    expect(rows[0]).toMatchObject({
      hash: createHash('sha256').update(bytes).digest('hex'),
      customer_id: AYU,
      is_public: 0,
      size: bytes.byteLength,
      mine: 1,
    });
    const { texts } = readPdf(bytes);
    expect(texts).toContain('Terbilang: lima ratus ribu rupiah');
    expect(texts).toContain(`${orderCode} · NUP-${orderCode}`);
    expect(texts.join(' ')).not.toMatch(/317401|\+62/);
  });

  it('are made for each payment, and never anew', async () => {
    const id = await placed({
      orderType: 'FULL_PURCHASE',
      owner: ownerWith(await shop.card(AYU)),
      due: PRICE,
    });
    await shop.pay(AYU, id, 'bni_va');
    await work();
    const before = await record(id);
    const there = new Map(objects);
    shop.wait(HOUR_MS);
    await work();
    await shop.deps.db.primary.execute(
      `UPDATE job SET done_at = NULL, attempts = 0 WHERE kind = 'orders.follow-up'`,
    );
    await work();
    expect((await record(id)).receipts).toEqual(before.receipts);
    expect([...objects.keys()]).toEqual([...there.keys()]);
    const url = before.receipts?.[0]?.url.replace('/files/', '') ?? '';
    const { texts } = readPdf(objects.get(url) ?? new Uint8Array());
    expect(texts.join(' ')).toContain('Terutang Rp10.000');
    expect(texts).toContain('Jl. Melati 4, 12810');
  });

  it('wait until a bank cannot take the payment back any more', async () => {
    const id = await placed();
    await shop.pay(AYU, id, 'permata_va');
    await work();
    expect((await record(id)).receipts).toEqual([]);
    shop.wait(HOUR_MS);
    await work();
    expect((await record(id)).receipts).toHaveLength(1);
  });

  it('come later when the storage fails, without a gap in their numbers', async () => {
    const id = await placed();
    broken = true;
    await shop.pay(AYU, id, 'bca_va');
    await work();
    expect((await record(id)).receipts).toEqual([]);
    broken = false;
    shop.wait(HOUR_MS);
    await work();
    expect((await record(id)).receipts).toHaveLength(1);
    const all = await sequences();
    expect(all).toEqual(all.map((_, at) => at + 1));
  });

  it('have numbers without gaps when many payments arrive at once, each number once', async () => {
    const before = (await sequences()).length;
    const ids: string[] = [];
    for (let at = 0; at < 4; at++) {
      const id = await placed();
      await shop.pay(AYU, id, 'bca_va');
      ids.push(id);
    }
    // As by servers of several regions, and again where one was overtaken.
    for (let round = 0; round < 6; round++) {
      await Promise.all([work(), work(), work()]);
      shop.wait(HOUR_MS);
    }
    for (const id of ids) expect((await record(id)).receipts).toHaveLength(1);
    const all = await sequences();
    expect(all).toEqual(all.map((_, at) => at + 1));
    expect(all).toHaveLength(before + ids.length);
  });

  it('name a company that pays, by its name and address, with the lines of the tax', async () => {
    const owner = {
      customerType: 'company',
      isbuyer: true,
      name: 'PT Angin 88',
      email: 'angin@example.test',
      phoneNumber: '+6281210010002',
      address: 'Jl. Kantor 8',
      provinceId: '31',
      cityId: '3174',
      zipCode: '12940',
      taxNumber: '01.234.567.8-901.000',
      picName: 'Budi Santoso',
      picPhoneNumber: '+6281210010003',
    };
    const bought = { orderType: 'FULL_PURCHASE', owner, due: PRICE };
    // A company has no identity number that the government's help is for.
    const helped = { help: true, total: PRICE - HELP, due: PRICE - HELP };
    expect(await shop.place(AYU, booking({ ...bought, ...helped }))).toMatchObject({
      error: { code: 'ORDER_HELP_REFUSED' },
    });
    const id = await placed(bought);
    await shop.pay(AYU, id, 'bni_va');
    await work();
    const url = (await record(id)).receipts?.[0]?.url.replace('/files/', '') ?? '';
    const { texts } = readPdf(objects.get(url) ?? new Uint8Array());
    expect(texts).toContain('PT Angin 88');
    expect(texts).toContain('Jl. Kantor 8, 12940');
    expect(texts.join(' ')).toMatch(/PPN/);
  });

  it('cannot be changed or removed in the store', async () => {
    for (const statement of [
      'UPDATE order_receipt SET amount_idr = 1',
      'DELETE FROM order_receipt',
    ])
      await expect(shop.deps.db.primary.execute(statement)).rejects.toThrow('ledger_immutable');
  });
});
