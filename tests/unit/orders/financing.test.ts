import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { documentsFor, FINANCING_DOCUMENTS } from '#edge/contract/financing/documents.ts';
import { AGREEMENT_VERSION } from '#edge/contract/financing/request.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#edge/contract/time.ts';
import { payDownPayment } from '#edge/domains/orders/choose-payment.ts';
import { attentionIds } from '#edge/domains/orders/desk.sql.ts';
import { attentionsFor } from '#edge/domains/orders/desk.ts';
import { addDocument, submitDocuments } from '#edge/domains/orders/financing/documents.ts';
import { openDocuments } from '#edge/domains/orders/financing/open-documents.ts';
import { primaryReader } from '#edge/domains/orders/load.ts';
import { recordOf } from '#edge/domains/orders/record.ts';
import { processOrder } from '#edge/domains/orders/staff/dispatch.ts';
import {
  decideInstallment,
  rejectContract,
  signContract,
} from '#edge/domains/orders/staff/financing.ts';
import { settleAttention } from '#edge/domains/orders/staff/settle.ts';
import { localSecret } from '#edge/financing-sandbox/companies.ts';
import { openFile } from '#edge/platform/files/sealed.ts';
import { type FinancingShop, openFinancingShop, SITUATION } from '#tests/support/financing.ts';
import { PRICE } from '#tests/support/order-shop.ts';
import { storesOfPass } from '#tests/support/stores.ts';

const AYU = 'cus_owner';
const STAFF = 'cus_staff';
const DOWN = 8_000_000;

describe.each(storesOfPass)('an application for financing on $kind', ({ open }) => {
  let world: FinancingShop;
  beforeAll(async () => {
    world = await openFinancingShop(open);
  });
  afterAll(() => world.stop());
  beforeEach(async () => {
    Object.assign(world.companies.behaviour, { silent: false, copies: 1, requests: 'ok' });
    // Each test has its own orders: nobody's limit of unpaid ones counts here.
    await world.deps.db.primary.execute(`UPDATE customer_order SET customer_id = 'cus_admin'`);
  });

  const decision = (id: string) => ({ id, expectedVersion: null });

  it('collects every paper its company asks for, seals them, and hands the application in once', async () => {
    const id = await world.applied();
    expect(await world.stepOf(id)).toBe('DOCUMENTS');
    expect(
      await submitDocuments(AYU, { orderId: id, ...SITUATION, hasConsent: true }, world.deps),
    ).toMatchObject({
      error: {
        code: 'ORDER_INVALID',
        faults: documentsFor('BFI', SITUATION).map((kind) => ({ field: `documents.${kind}` })),
      },
    });
    const without = { orderId: id, ...SITUATION, hasConsent: false };
    expect(await submitDocuments(AYU, without, world.deps)).toMatchObject({
      error: { faults: [{ field: 'hasConsent', key: 'financing-consent' }] },
    });
    await world.handIn(id);
    expect(await world.stepOf(id)).toBe('SENDING');
    const loaded = await world.shop.load(id);
    for (const { uploadId } of loaded.documents) {
      const stored = world.stored.get(uploadId);
      if (stored === undefined) throw new Error('not stored');
      expect(new TextDecoder().decode(stored)).not.toContain('paper');
      const plain = await openFile(world.deps.cipher, uploadId, stored);
      expect(new TextDecoder().decode(plain)).toBe(`paper ${uploadId}`);
    }
    await world.tick();
    await world.tick();
    expect(await world.stepOf(id)).toBe('DECIDING');
    const there = await world.atCompany(id);
    expect(there.papers.map(({ kind }) => kind).sort()).toEqual(
      [...documentsFor('BFI', SITUATION)].sort(),
    );
    expect(there).toMatchObject({ price: PRICE, downPayment: DOWN, months: 12 });
    expect(world.companies.application(there.reference)?.submittedAt).toBeDefined();
    const kind = FINANCING_DOCUMENTS[0];
    const late = { orderId: id, document: kind, upload: await world.paper() };
    expect(await addDocument(AYU, late, world.deps)).toMatchObject({
      error: { code: 'ORDER_STATE_TRANSITION' },
    });
  });

  it('opens papers for staff in the order of the form, not in that of their uploads', async () => {
    const id = await world.applied();
    const form = documentsFor('BFI', SITUATION);
    await world.handIn(id, [...form].reverse());
    const opened = await openDocuments(STAFF, { id, reason: 'Checks them' }, world.deps);
    if (!opened.ok) throw new Error(opened.error.code);
    expect(opened.value.map(({ kind }) => kind)).toEqual(form);
  });

  it('records when its customer agreed, and to which requirements of a murabahah', async () => {
    const start = world.shop.now();
    const murabahah = await world.application(await world.applied('PAPITUPI'));
    expect(murabahah.agreementVersion).toBe(AGREEMENT_VERSION);
    expect(murabahah.agreedAt).toBeGreaterThanOrEqual(start);
    const loan = await world.application(await world.applied('BFI'));
    expect(loan).toMatchObject({ agreedAt: loan.createdAt, agreementVersion: null });
  });

  it('takes a paper of its own customer only, and of nothing else’s use', async () => {
    const id = await world.applied();
    const document = 'FAMILY_CARD';
    const foreign = { orderId: id, document, upload: await world.paper('cus_guest') };
    expect(await addDocument(AYU, foreign, world.deps)).toMatchObject({
      error: { code: 'ORDER_UPLOAD_UNKNOWN' },
    });
    const mine = { orderId: id, document, upload: await world.paper() };
    expect(await addDocument('cus_guest', mine, world.deps)).toMatchObject({
      error: { code: 'ORDER_NOT_FOUND' },
    });
    expect(await addDocument(AYU, mine, world.deps)).toMatchObject({ ok: true });
    expect(await addDocument(AYU, { ...mine, document: 'PAYSLIP' }, world.deps)).toMatchObject({
      error: { code: 'ORDER_UPLOAD_UNKNOWN' },
    });
    const other = { orderId: id, document, upload: await world.paper() };
    expect(await addDocument(AYU, other, world.deps)).toMatchObject({ ok: true });
    const { documents } = await world.shop.load(id);
    expect(documents.map(({ uploadId }) => uploadId)).toEqual([other.upload]);
  });

  it('goes from the approval over the down payment to the signed contract and on', async () => {
    const id = await world.approved();
    expect(await world.stateOf(id)).toBe('INSTALLMENT_APPROVED');
    expect(
      recordOf(await world.shop.load(id), world.shop.now()).installment?.application,
    ).toMatchObject({
      requestState: 'Succeed',
      method: 'BFI Approved',
    });
    await payDownPayment(AYU, id, world.deps);
    expect((await world.shop.load(id)).order.requiredIdr).toBe(DOWN);
    await world.shop.pay(AYU, id, 'bca_va');
    expect(await world.stepOf(id)).toBe('CONTRACT');
    expect(await processOrder(STAFF, decision(id), world.deps)).toMatchObject({ ok: false });
    await world.tick();
    const { signUrl } = await world.application(id);
    expect(signUrl).toMatch(/\/sign\//);
    expect(await world.companies.desk.sign(await world.atCompany(id))).toBe(true);
    await world.decided();
    const there = await world.atCompany(id);
    const row = await world.application(id);
    const hash = createHash('sha256')
      .update(Buffer.from(there.file ?? '', 'base64'))
      .digest('hex');
    expect(row).toMatchObject({
      contractReference: there.contract?.reference,
      contractSignedAt: there.contract?.signedAt,
      contractHash: hash,
    });
    expect(await world.stepOf(id)).toBe('SIGNED');
    expect(await processOrder(STAFF, decision(id), world.deps)).toMatchObject({ ok: true });
    expect(await world.shop.differences()).toEqual([]);
  });

  it('tells its company of a paid down payment at once, and of one that a bank may take back once it may not', async () => {
    const settled = await world.approved();
    const reversible = await world.approved();
    for (const [id, method] of [
      [settled, 'bca_va'],
      [reversible, 'permata_va'],
    ] as const) {
      await payDownPayment(AYU, id, world.deps);
      await world.shop.pay(AYU, id, method);
    }
    await world.tick();
    expect((await world.atCompany(settled)).paidAt).toBe(world.shop.now());
    expect((await world.atCompany(reversible)).paidAt).toBeUndefined();
    world.shop.wait(14 * MINUTE_MS);
    await world.tick();
    expect((await world.atCompany(reversible)).paidAt).toBeUndefined();
    world.shop.wait(MINUTE_MS);
    await world.tick();
    expect((await world.atCompany(reversible)).paidAt).toBe(world.shop.now());
    expect((await world.application(reversible)).tries).toBe(0);
  });

  it('counts a decision once, however often it comes and on whichever way', async () => {
    world.companies.behaviour.copies = 3;
    const id = await world.requested();
    world.companies.desk.approve(await world.atCompany(id));
    await Promise.all([world.decided(), world.tick(), world.tick()]);
    world.companies.desk.resend(await world.atCompany(id));
    await world.decided();
    const { history } = await world.shop.load(id);
    expect(history.filter(({ move }) => move === 'approveInstallment')).toHaveLength(1);
    const { rows } = await world.deps.db.primary.execute({
      sql: 'SELECT status FROM financing_event WHERE application_id = ?',
      args: [(await world.application(id)).id],
    });
    expect(rows.map(({ status }) => status)).toEqual(['approved']);
    await expect(world.deps.db.primary.execute('DELETE FROM financing_event')).rejects.toThrow(
      /immutable/,
    );
  });

  it('hears only what its company signed a moment ago', async () => {
    const id = await world.requested();
    const word = await world.wordOn(id, 'approved');
    expect(await world.post(word, localSecret('ADIRA'))).toEqual({ code: 'UNAUTHENTICATED' });
    expect(await world.post(word, undefined, world.shop.now() - 6 * MINUTE_MS)).toEqual({
      code: 'UNAUTHENTICATED',
    });
    expect(await world.post(word, undefined, world.shop.now() + 6 * MINUTE_MS)).toEqual({
      code: 'UNAUTHENTICATED',
    });
    expect(await world.post({ ...word, status: 'granted' })).toEqual({ code: 'BAD_USER_INPUT' });
    expect(await world.post({ ...word, reference: 'fin_x' })).toEqual({ code: 'NOT_FOUND' });
    const other = await world.requested('ADIRA');
    expect(await world.post(await world.wordOn(other, 'approved'))).toEqual({ code: 'NOT_FOUND' });
    expect(await world.stateOf(id)).toBe('INSTALLMENT_REQUESTED');
    expect(await world.post(word)).toEqual({ status: 200, heard: 'counted' });
    expect(await world.post(word)).toEqual({ status: 200, heard: 'repeated' });
  });

  it('takes no contract that is another file than the company’s', async () => {
    const id = await world.paid();
    const contract = {
      reference: 'BFI-9',
      signed_at: new Date(world.shop.now()).toISOString(),
      sha256: '0'.repeat(64),
    };
    await world.companies.desk.sign(await world.atCompany(id));
    world.companies.behaviour.silent = true;
    const early = await world.wordOn(id, 'contract_signed', { contract });
    expect(await world.post(early)).toEqual({ code: 'BAD_USER_INPUT' });
    expect((await world.shop.load(id)).order.contractReference).not.toBe('BFI-9');
  });

  it('asks by itself when no word comes, and hands in again what got lost', async () => {
    Object.assign(world.companies.behaviour, { silent: true, requests: 'error' });
    const id = await world.applied();
    await world.handIn(id);
    await world.tick();
    expect(await world.stepOf(id)).toBe('SENDING');
    world.companies.behaviour.requests = 'lost';
    world.shop.wait(HOUR_MS);
    await world.tick();
    expect(await world.stepOf(id)).toBe('SENDING');
    world.companies.behaviour.requests = 'ok';
    world.shop.wait(HOUR_MS);
    await world.tick();
    expect(await world.stepOf(id)).toBe('DECIDING');
    world.companies.desk.reject(await world.atCompany(id), 'Terlalu besar.');
    world.shop.wait(11 * MINUTE_MS);
    await world.tick();
    expect(await world.stateOf(id)).toBe('INSTALLMENT_REJECTED');
    expect(await world.application(id)).toMatchObject({
      decision: 'REJECTED',
      reason: 'Terlalu besar.',
    });
  });

  it('that its company does not take is tried once, and needs a person at once', async () => {
    const id = await world.applied();
    await world.handIn(id);
    const [paper] = (await world.shop.load(id)).documents;
    const lost = world.stored.get(paper?.uploadId ?? '');
    if (paper === undefined || lost === undefined) throw new Error('no paper');
    const files = world.stored as Map<string, Uint8Array<ArrayBuffer>>;
    files.delete(paper.uploadId);
    const now = world.shop.now();
    await world.tick();
    const { nextTryAt, tries, fault } = await world.application(id);
    expect({ tries, fault }).toEqual({ tries: 0, fault: `${paper.kind} is gone` });
    expect(nextTryAt).toBeLessThanOrEqual(now);
    const context = { read: primaryReader(world.deps.db), clock: world.shop.now };
    expect((await attentionsFor([id], context))(id)).toEqual(['FINANCING_STUCK']);
    const page = { limit: 100, offset: 0, placeSlug: null, now: world.shop.now() };
    expect(await context.read(attentionIds(page))).toContain(id);
    const { history } = await world.shop.load(id);
    expect(history.filter(({ kind }) => kind === 'ORDER_NOTE')).toMatchObject([{ note: fault }]);
    await world.tick();
    expect((await world.shop.load(id)).history).toHaveLength(history.length);

    files.set(paper.uploadId, lost);
    const settled = { ...decision(id), note: 'The picture is there again.' };
    expect(await settleAttention(STAFF, settled, world.deps)).toMatchObject({ ok: true });
    expect(await settleAttention(STAFF, settled, world.deps)).toMatchObject({ ok: true });
    expect((await attentionsFor([id], context))(id)).toEqual([]);
    await world.tick();
    expect(await world.stepOf(id)).toBe('DECIDING');
  });

  it('is decided by its company alone; for one without an API staff write the answer down', async () => {
    const id = await world.requested();
    const refused = { error: { code: 'ORDER_FINANCING_BY_COMPANY' } };
    expect(
      await decideInstallment(STAFF, { ...decision(id), approved: true }, world.deps),
    ).toMatchObject(refused);
    expect(
      await decideInstallment(STAFF, { ...decision(id), approved: false }, world.deps),
    ).toMatchObject(refused);
    const settled = await world.paid();
    const contract = { reference: 'X-1', hash: 'a'.repeat(64) };
    expect(
      await signContract(STAFF, { ...decision(settled), ...contract }, world.deps),
    ).toMatchObject(refused);
    const rejection = { ...decision(settled), reason: 'Not signed.' };
    expect(await rejectContract(STAFF, rejection, world.deps)).toMatchObject(refused);
    const byHand = await world.applied('OTHER');
    await world.handIn(byHand);
    expect(await world.stepOf(byHand)).toBe('DECIDING');
    await world.tick();
    expect(
      await decideInstallment(STAFF, { ...decision(byHand), approved: true }, world.deps),
    ).toMatchObject({ ok: true });
    await payDownPayment(AYU, byHand, world.deps);
    await world.shop.pay(AYU, byHand, 'bca_va');
    await signContract(STAFF, { ...decision(byHand), ...contract }, world.deps);
    expect(await world.application(byHand)).toMatchObject({
      decidedBy: STAFF,
      decision: 'APPROVED',
      contractReference: contract.reference,
      contractHash: contract.hash,
    });
  });

  it('is approved by staff with every paper and consent only, and rejected with a reason', async () => {
    const id = await world.applied('OTHER');
    const documentsUntil = new Date(world.shop.now() + 3 * DAY_MS).toISOString().slice(0, 10);
    const shown = recordOf(await world.shop.load(id), world.shop.now()).installment?.application;
    expect(shown?.documentsUntil?.slice(0, 10)).toBe(documentsUntil);
    expect(
      await decideInstallment(STAFF, { ...decision(id), approved: true }, world.deps),
    ).toMatchObject({ error: { code: 'ORDER_STATE_TRANSITION', reason: 'documents' } });
    expect(await world.stateOf(id)).toBe('INSTALLMENT_REQUESTED');
    await world.handIn(id);
    const rejection = { ...decision(id), approved: false, reason: 'Income too low.' };
    expect(await decideInstallment(STAFF, rejection, world.deps)).toMatchObject({ ok: true });
    expect(await world.application(id)).toMatchObject({ reason: 'Income too low.' });
    const { history } = await world.shop.load(id);
    expect(history.find(({ move }) => move === 'rejectInstallment')?.note).toBe('Income too low.');
  });
});
