import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invoiceAddressUntil, invoiceNumber } from '#edge/contract/orders/invoice.ts';
import { DAY_MS, HOUR_MS } from '#edge/contract/time.ts';
import { orderJobs } from '#edge/domains/orders/index.ts';
import { changeInvoiceAddress } from '#edge/domains/orders/invoice/change-address.ts';
import { recordOf } from '#edge/domains/orders/record.ts';
import { processOrder } from '#edge/domains/orders/staff/dispatch.ts';
import { createCipher } from '#edge/platform/cipher.ts';
import { runDueJobs } from '#edge/platform/jobs/run.ts';
import { cipherKeys } from '#edge/platform/keys.ts';
import type { FileStorage } from '#edge/platform/storage/storage.ts';
import {
  booking,
  type OrderShop,
  openOrderShop,
  ownerWith,
  PRICE,
} from '#tests/support/order-shop.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { storesOfPass } from '#tests/support/stores.ts';

const AYU = 'cus_owner';
const STAFF = 'cus_staff';
const company = {
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

describe('until when the address of an invoice may be changed', () => {
  it.each([
    ['2026-11-01T00:00:00+07:00', '2026-12-16T00:00:00+07:00'],
    ['2026-11-30T23:59:59+07:00', '2026-12-16T00:00:00+07:00'],
    ['2026-12-20T10:00:00+07:00', '2027-01-16T00:00:00+07:00'],
  ])('of one of %s is before %s: the end of the 15th in Jakarta', (issued, until) => {
    expect(invoiceAddressUntil(Date.parse(issued))).toBe(Date.parse(until));
  });

  it('changes no number: a later revision has that of the first, and its year', () => {
    const first = Date.parse('2026-12-31T23:00:00+07:00');
    expect([0, 1].map((revision) => invoiceNumber(42, first, revision))).toEqual([
      'INV-2026-000042',
      'INV-2026-000042-R1',
    ]);
  });
});

describe.each(storesOfPass)('invoices of companies on $kind', ({ open }) => {
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
  /** Jobs open what is sealed by the keys of the environment. */
  let deps: OrderShop['deps'];
  beforeAll(async () => {
    shop = await openOrderShop(open, 20);
    deps = { ...shop.deps, files, cipher: createCipher(cipherKeys(shop.deps.env)) };
    Object.assign(shop.deps, { cipher: deps.cipher });
  });
  afterAll(() => shop.stop());

  const work = async () => {
    await runDueJobs(deps, orderJobs);
    shop.wait(HOUR_MS);
    await runDueJobs(deps, orderJobs);
  };
  const bought = async (owner: object = company): Promise<string> => {
    const input = booking({ orderType: 'FULL_PURCHASE', owner, due: PRICE });
    const done = await shop.place(AYU, input);
    if (!done.ok) throw new Error(JSON.stringify(done.error));
    const { id } = done.value.order;
    await shop.pay(AYU, id, 'bca_va');
    await work();
    return id;
  };
  const prepare = async (id: string): Promise<void> => {
    const done = await processOrder(STAFF, { id, expectedVersion: null }, deps);
    if (!done.ok) throw new Error(JSON.stringify(done.error));
    await work();
  };
  const record = async (id: string) => recordOf(await shop.load(id), shop.now());
  const invoiced = async (): Promise<string> => {
    const id = await bought();
    await prepare(id);
    return id;
  };
  const fileOf = (url: string | undefined): Uint8Array =>
    objects.get((url ?? '').replace('/files/', '')) ?? new Uint8Array();
  const changeTo = (id: string, address: string, expectedVersion: number | null = null) =>
    changeInvoiceAddress(STAFF, { id, address, expectedVersion }, deps);
  const rows = async (columns: string) =>
    (
      await deps.db.primary.execute(
        `SELECT ${columns} FROM order_invoice ORDER BY sequence, revision`,
      )
    ).rows;

  it('are made once the motorcycle is prepared, with tax number, PIC, tax and the receipts', async () => {
    const id = await bought();
    expect((await record(id)).invoice).toBeUndefined();
    await prepare(id);
    const { invoice, receipts, orderCode, vin } = await record(id);
    expect(invoice?.number).toBe('INV-2026-000001');
    const bytes = fileOf(invoice?.url);
    const { texts, title } = readPdf(bytes);
    expect(title).toBe('Faktur INV-2026-000001');
    for (const line of [
      'PT Angin 88',
      '012345678901000',
      'Budi Santoso',
      orderCode,
      receipts?.map(({ number }) => number).join(' · '),
      'Rp42.750.000',
    ])
      expect(texts).toContain(line);
    expect(texts.join(' ')).toContain('Jl. Kantor 8, Kota Jakarta Selatan, DKI Jakarta 12940');
    expect(texts.join(' ')).toMatch(/PPN 12% × 11\/12/);
    expect(texts.join(' ')).toContain(String(vin));
    expect(texts.join(' ')).not.toMatch(/Bantuan pemerintah|\+62/);
    const [row] = await rows('hash, facts, upload_id');
    expect(row?.hash).toBe(createHash('sha256').update(bytes).digest('hex'));
    // The tax number stands in the file alone.
    expect(String(row?.facts)).not.toContain('012345678901000');
  });

  it('are of companies alone, and never made anew', async () => {
    const person = await bought(ownerWith(await shop.card(AYU)));
    await prepare(person);
    expect((await record(person)).invoice).toBeUndefined();
    const before = await rows('*');
    shop.wait(DAY_MS);
    await work();
    expect(await rows('*')).toEqual(before);
  });

  it('have numbers without gaps when the storage fails, and when two servers make them at once', async () => {
    broken = true;
    const ids = [await bought(), await bought()];
    for (const id of ids) await prepare(id);
    expect((await record(ids[0] ?? '')).invoice).toBeUndefined();
    broken = false;
    for (let round = 0; round < 2; round++) {
      shop.wait(HOUR_MS);
      await Promise.all([runDueJobs(deps, orderJobs), runDueJobs(deps, orderJobs)]);
    }
    for (const id of ids) expect((await record(id)).invoice).toBeDefined();
    const sequences = (await rows('sequence')).map(({ sequence }) => Number(sequence));
    expect(sequences).toEqual(sequences.map((_, at) => at + 1));
  });

  it('get another address until the 15th of the next month, as a revision of the same number', async () => {
    const id = await invoiced();
    const before = await record(id);
    const done = await changeTo(id, 'Jl. Baru 1, Bandung 40111');
    expect(done.ok).toBe(true);
    const { invoice, history } = await record(id);
    expect(invoice?.number).toBe(`${before.invoice?.number}-R1`);
    expect(invoice?.code).not.toBe(before.invoice?.code);
    expect(invoice?.addressUntil).toBe(before.invoice?.addressUntil);
    const { texts } = readPdf(fileOf(invoice?.url));
    expect(texts).toContain('Jl. Baru 1, Bandung 40111');
    expect(texts).toContain(before.invoice?.number);
    expect(history.at(-1)).toMatchObject({ kind: 'ORDER_MODIFIED', note: 'INVOICE_ADDRESS' });
    // The file that was replaced stays as it was.
    expect(readPdf(fileOf(before.invoice?.url)).texts).not.toContain('Jl. Baru 1, Bandung 40111');
    shop.wait(invoiceAddressUntil(shop.now()) - shop.now() - 1);
    expect((await changeTo(id, 'Jl. Baru 2, Bandung 40111')).ok).toBe(true);
    shop.wait(1);
    expect(await changeTo(id, 'Jl. Baru 3, Bandung 40111')).toMatchObject({
      error: { faults: [{ field: 'address', key: 'invoice-address.late' }] },
    });
    // What was done is a success again, also late.
    expect((await changeTo(id, 'Jl. Baru 2, Bandung 40111')).ok).toBe(true);
    expect((await record(id)).invoice?.number).toBe(`${before.invoice?.number}-R2`);
  });

  it('keep their address when two of the staff change it at once: one is told that it changed', async () => {
    const id = await invoiced();
    const { version } = (await shop.load(id)).order;
    const both = await Promise.all([
      changeTo(id, 'Jl. Satu 1, Bogor 16111', version),
      changeTo(id, 'Jl. Dua 2, Bogor 16112', version),
    ]);
    expect(both.map(({ ok }) => ok).sort()).toEqual([false, true]);
    expect(both.find(({ ok }) => !ok)).toMatchObject({ error: { code: 'ORDER_CHANGED' } });
  });

  it('cannot be changed or removed in the store', async () => {
    for (const statement of ['UPDATE order_invoice SET total_idr = 1', 'DELETE FROM order_invoice'])
      await expect(deps.db.primary.execute(statement)).rejects.toThrow('ledger_immutable');
  });
});
