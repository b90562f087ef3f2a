import { afterAll, beforeAll, expect, it } from 'vitest';
import { receiptFile } from '#edge/domains/notifications/render/receipt-file.ts';
import type { FileStorage } from '#edge/platform/storage/storage.ts';
import { type MessageWorld, openMessageWorld } from '#tests/support/message-world.ts';

const PDF = new TextEncoder().encode('%PDF-1.7 of a receipt');
const FACTS = { receipt: 'K7Q2M9XH4DPA3W0R', upload: 'upl_receipt' };

let world: MessageWorld;
beforeAll(async () => {
  world = await openMessageWorld();
  await world.shop.deps.db.primary.execute(
    `INSERT INTO upload (id, customer_id, purpose, type, size, width, height, hash, object_key, created_at)
      VALUES ('upl_receipt', 'cus_owner', 'RECEIPT', 'application/pdf', 1, 0, 0, 'x', 'upl_receipt', 1)`,
  );
});
afterAll(() => world.stop());

const attachedBy = (get: FileStorage['get'], facts: object = FACTS) =>
  receiptFile(facts as typeof FACTS, {
    db: world.shop.deps.db,
    files: { ...world.shop.deps.files, get },
  });

it('a mail about a payment has the PDF of its receipt, under the receipt’s code', async () => {
  const attached = await attachedBy(async (key) => (key === FACTS.upload ? PDF : undefined));
  expect(attached).toEqual([
    {
      filename: 'K7Q2M9XH4DPA3W0R.pdf',
      contentType: 'application/pdf',
      content: Buffer.from(PDF).toString('base64'),
    },
  ]);
});

it('a mail about a payment goes without its receipt where the storage is away or has none', async () => {
  const away = () => Promise.reject(new Error('away'));
  expect(await attachedBy(away)).toEqual([]);
  expect(await attachedBy(async () => undefined)).toEqual([]);
  expect(await attachedBy(async () => PDF, { receipt: FACTS.receipt })).toEqual([]);
});
