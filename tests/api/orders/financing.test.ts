import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentsFor, type FinancingDocument } from '#edge/contract/financing/documents.ts';
import { newId } from '#edge/contract/ids.ts';
import { type ActorName, actor } from '#tests/support/actors.ts';
import { contains, JPEG } from '#tests/support/pictures.ts';
import { type OrderScene, openOrderScene } from './scene.ts';

const UPLOAD = `mutation U($input: UploadFileInput!) { uploadFile(input: $input) { urlFile status { success errorCode } } }`;
const WANTED = documentsFor('BFI', { isMarried: false, work: 'EMPLOYED' });

let scene: OrderScene;
beforeAll(async () => {
  scene = await openOrderScene();
});
afterAll(() => scene.stop());

/** A picture sent as a customer's browser sends it. */
const picture = async (who: ActorName = 'owner'): Promise<string> => {
  const id = newId('upl');
  const { data, errors } = await scene.bff.upload<{ uploadFile: { status: { success: boolean } } }>(
    UPLOAD,
    { input: { id, purpose: 'FINANCING', file: null } },
    { path: 'variables.input.file', bytes: JPEG },
    { headers: await actor(scene.bff, who) },
  );
  if (data?.uploadFile.status.success !== true) throw new Error(JSON.stringify(errors ?? data));
  return id;
};
const add = (id: string, document: FinancingDocument, upload: string, who: ActorName = 'owner') =>
  scene.by.change(
    who,
    'addFinancingDocument',
    `orderId: "${id}", document: ${document}, upload: "${upload}"`,
  );
const submit = (id: string, { who = 'owner' as ActorName, hasConsent = true } = {}) =>
  scene.by.change(
    who,
    'submitFinancing',
    `orderId: "${id}", isMarried: false, work: EMPLOYED, hasConsent: ${hasConsent}`,
  );
const reveal = async (id: string, reason = 'Passing them on') =>
  (
    await scene.by.ask<{
      revealFinancingDocuments: {
        __typename: string;
        errorCode?: string;
        documents?: { document: string; url: string }[];
      };
    }>(
      'admin',
      `mutation { revealFinancingDocuments(id: "${id}", reason: "${reason}") { __typename
        ... on FinancingDocumentsOpened { documents { document url } }
        ... on OrderRefusal { errorCode } } }`,
    )
  ).revealFinancingDocuments;
const view = async (url: string, who: ActorName) =>
  scene.bff.fetch(url, { headers: await actor(scene.bff, who) });
const application = async (id: string) => {
  const { order } = await scene.by.ask<{
    order: { installment: { application: { step: string; documents: { document: string }[] } } };
  }>('owner', `{ order(id: "${id}") }`);
  return order.installment.application;
};
/** Applied for, with every paper. */
const complete = async (): Promise<string> => {
  const id = await scene.byInstallments();
  for (const each of WANTED) await add(id, each, await picture());
  return id;
};

describe('addFinancingDocument', () => {
  it('works: the paper belongs to the application, another picture takes its place, and a repeat is the same', async () => {
    const id = await scene.byInstallments();
    const first = await picture();
    expect((await add(id, 'PAYSLIP', first)).order).toBeDefined();
    expect((await add(id, 'PAYSLIP', first)).order).toBeDefined();
    expect((await add(id, 'PAYSLIP', await picture())).order).toBeDefined();
    expect((await application(id)).documents).toMatchObject([{ document: 'PAYSLIP' }]);
    expect((await view(`/files/${first}`, 'owner')).status).toBe(404);
  });

  it('refuses what is nobody’s upload, somebody else’s, or of another order', async () => {
    const id = await scene.byInstallments();
    expect(await add(id, 'PAYSLIP', 'x')).toMatchObject({ errorCode: 'ORDER_INVALID' });
    expect(await add(id, 'PAYSLIP', newId('upl'))).toMatchObject({
      errorCode: 'ORDER_UPLOAD_UNKNOWN',
    });
    const foreign = await picture('owner2');
    expect(await add(id, 'PAYSLIP', foreign)).toMatchObject({ errorCode: 'ORDER_UPLOAD_UNKNOWN' });
    expect(await add(await scene.placed(), 'PAYSLIP', await picture())).toMatchObject({
      errorCode: 'ORDER_STATE_TRANSITION',
    });
  });

  it('is safe: somebody else’s order is not found, and the stored file is encrypted', async () => {
    const id = await scene.byInstallments();
    expect(await add(id, 'PAYSLIP', await picture('owner2'), 'owner2')).toMatchObject({
      errorCode: 'ORDER_NOT_FOUND',
    });
    const upload = await picture();
    const { rows } = await scene.bff.db.primary.execute({
      sql: 'SELECT object_key FROM upload WHERE id = ?',
      args: [upload],
    });
    const stored = await scene.bff.object(String(rows[0]?.object_key));
    expect(contains(stored, 'JFIF')).toBe(false);
    const shown = new Uint8Array(await (await view(`/files/${upload}`, 'owner')).arrayBuffer());
    expect([...shown.slice(0, 2)]).toEqual([0xff, 0xd8]);
  });
});

describe('submitFinancing', () => {
  it('works: the application waits for its company, and a repeat is the same', async () => {
    const id = await complete();
    expect((await application(id)).step).toBe('DOCUMENTS');
    expect((await submit(id)).order).toBeDefined();
    expect((await submit(id)).order).toBeDefined();
    expect((await application(id)).step).toBe('DECIDING');
    expect(await add(id, 'PAYSLIP', await picture())).toMatchObject({
      errorCode: 'ORDER_STATE_TRANSITION',
    });
  });

  it('refuses it without a paper, naming each, and without consent', async () => {
    const id = await scene.byInstallments();
    const { faults, errorCode } = await submit(id);
    expect(errorCode).toBe('ORDER_INVALID');
    expect(faults?.map(({ field }) => field)).toEqual(WANTED.map((each) => `documents.${each}`));
    expect((await submit(id, { hasConsent: false })).faults).toEqual([
      { field: 'hasConsent', key: 'financing-consent' },
    ]);
  });

  it('is safe: somebody else’s order is not found', async () => {
    expect(await submit(await complete(), { who: 'owner2' })).toMatchObject({
      errorCode: 'ORDER_NOT_FOUND',
    });
  });
});

describe('revealFinancingDocuments', () => {
  it('works: each paper opens for whoever said why, and that stands in the history', async () => {
    const id = await complete();
    const { documents = [] } = await reveal(id);
    expect(documents.map(({ document }) => document).sort()).toEqual([...WANTED].sort());
    expect((await view(documents[0]?.url ?? '', 'admin')).status).toBe(200);
    const { rows } = await scene.bff.db.primary.execute({
      sql: `SELECT actor_id, note FROM order_history WHERE order_id = ? AND kind = 'ORDER_DOCUMENTS_READ'`,
      args: [id],
    });
    expect(rows).toMatchObject([{ actor_id: 'cus_admin', note: 'Passing them on' }]);
  });

  it('refuses without a reason, and where there are no papers', async () => {
    const id = await scene.byInstallments();
    expect(await reveal(id, ' ')).toMatchObject({ errorCode: 'ORDER_INVALID' });
    expect(await reveal(id)).toMatchObject({ errorCode: 'ORDER_NOT_FOUND' });
  });

  it('is safe: no staff read a paper before they said why, nor its customer that they did', async () => {
    const id = await complete();
    const { rows } = await scene.bff.db.primary.execute({
      sql: 'SELECT upload_id FROM financing_document WHERE order_id = ?',
      args: [id],
    });
    const url = `/files/${String(rows[0]?.upload_id)}`;
    expect((await view(url, 'admin')).status).toBe(404);
    await reveal(id);
    expect((await view(url, 'staff')).status).toBe(404);
    const { order } = await scene.by.ask<{ order: { history: { kind: string }[] } }>(
      'owner',
      `{ order(id: "${id}") }`,
    );
    expect(order.history.map(({ kind }) => kind)).not.toContain('ORDER_DOCUMENTS_READ');
  });
});
