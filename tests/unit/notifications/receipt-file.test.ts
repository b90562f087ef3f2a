import { afterAll, beforeAll, expect, it } from 'vitest';
import { receiptFile } from '#edge/domains/notifications/render/receipt-file.ts';
import { sendDue } from '#edge/domains/notifications/sending.ts';
import type { FileStorage } from '#edge/platform/storage/storage.ts';
import { orderCauses } from '#tests/support/message-causes/orders.ts';
import { openScene } from '#tests/support/message-causes/scene.ts';
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

it('a payment that settles is confirmed by a mail with the PDF that was drawn for it', async () => {
  const scene = await openScene();
  try {
    await orderCauses['order-paid'].happens(scene);
    await scene.run(`UPDATE notification_event SET happened_at = ${scene.world.now()}`);
    while ((await scene.world.plan()) > 0);
    const { files: stored } = scene.steps.deps;
    while ((await sendDue({ ...scene.world.deps, files: stored })) > 0);
    const files = scene.world.providers.store.sent
      .filter(({ channel }) => channel === 'mail')
      .flatMap(({ attachments }) => attachments ?? []);
    expect(files.map(({ filename }) => filename)).toEqual([expect.stringMatching(/^\w+\.pdf$/)]);
    expect(
      Buffer.from(files[0]?.content ?? '', 'base64')
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  } finally {
    await scene.stop();
  }
});
