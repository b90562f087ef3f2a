import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyStatus } from '#edge/contract/financing/application.ts';
import { documentsFor, FINANCING_DOCUMENTS } from '#edge/contract/financing/documents.ts';
import { AGREEMENT_VERSION } from '#edge/contract/financing/request.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#edge/contract/time.ts';
import { cancelOrder } from '#edge/domains/orders/cancel.ts';
import {
  choosePayment,
  payDownPayment,
  withdrawInstallment,
} from '#edge/domains/orders/choose-payment.ts';
import { attentionIds } from '#edge/domains/orders/desk.sql.ts';
import { attentionsFor } from '#edge/domains/orders/desk.ts';
import { withoutDocuments } from '#edge/domains/orders/financing/application.sql.ts';
import { addDocument, submitDocuments } from '#edge/domains/orders/financing/documents.ts';
import { receiveDecision } from '#edge/domains/orders/financing/notification.ts';
import { openDocuments } from '#edge/domains/orders/financing/open-documents.ts';
import { signBody } from '#edge/domains/orders/financing/signature.ts';
import { primaryReader } from '#edge/domains/orders/load.ts';
import { startPayment } from '#edge/domains/orders/pay.ts';
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
import { stores } from '#tests/support/stores.ts';

const AYU = 'cus_owner';
const STAFF = 'cus_staff';
const DOWN = 8_000_000;
const BANK = {
  bankName: 'BCA',
  accountNumber: '1234567890',
  fullName: 'Ayu Lestari',
  identityNumber: '3174014703900001',
};

describe.each(stores)('an application for financing on $kind', ({ open }) => {
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

  const stateOf = async (id: string) => (await world.shop.load(id)).order.state;
  const stepOf = async (id: string) =>
    recordOf(await world.shop.load(id), world.shop.now()).installment?.application?.step;
  const atCompany = async (id: string) => {
    const application = world.companies.application((await world.application(id)).id);
    if (application === undefined) throw new Error('the company has not heard of it');
    return application;
  };
  const decision = (id: string) => ({ id, expectedVersion: null });
  const approved = async (provider?: string): Promise<string> => {
    const id = await world.requested(provider);
    world.companies.desk.approve(await atCompany(id));
    await world.decided();
    return id;
  };
  /** The down payment is here, and the company knows. */
  const paid = async (provider?: string): Promise<string> => {
    const id = await approved(provider);
    await payDownPayment(AYU, id, world.deps);
    await world.shop.pay(AYU, id, 'bca_va');
    await world.tick();
    return id;
  };
  /** A word as the company would sign it, sent by hand. */
  const post = async (word: object, secret = localSecret('BFI'), at = world.shop.now()) => {
    const body = JSON.stringify(word);
    const request = new Request('http://site.test/api/financing/notifications/bfi', {
      method: 'POST',
      body,
      headers: { 'financing-signature': await signBody(body, secret, at) },
    });
    return receiveDecision('bfi', request, world.deps).then(
      async (answer) => ({ status: answer.status, ...(await answer.json()) }),
      (error: { code: string }) => ({ code: error.code }),
    );
  };
  const wordOn = async (id: string, status: CompanyStatus, more: object = {}) => ({
    reference: (await world.application(id)).id,
    id: 'BFI-1',
    status,
    at: new Date(world.shop.now()).toISOString(),
    ...more,
  });

  it('collects every paper its company asks for, seals them, and hands the application in once', async () => {
    const id = await world.applied();
    expect(await stepOf(id)).toBe('DOCUMENTS');
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
    expect(await stepOf(id)).toBe('SENDING');
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
    expect(await stepOf(id)).toBe('DECIDING');
    const there = await atCompany(id);
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
    const id = await approved();
    expect(await stateOf(id)).toBe('INSTALLMENT_APPROVED');
    expect(
      recordOf(await world.shop.load(id), world.shop.now()).installment?.application,
    ).toMatchObject({
      requestState: 'Succeed',
      method: 'BFI Approved',
    });
    await payDownPayment(AYU, id, world.deps);
    expect((await world.shop.load(id)).order.requiredIdr).toBe(DOWN);
    await world.shop.pay(AYU, id, 'bca_va');
    expect(await stepOf(id)).toBe('CONTRACT');
    expect(await processOrder(STAFF, decision(id), world.deps)).toMatchObject({ ok: false });
    await world.tick();
    const { signUrl } = await world.application(id);
    expect(signUrl).toMatch(/\/sign\//);
    expect(await world.companies.desk.sign(await atCompany(id))).toBe(true);
    await world.decided();
    const there = await atCompany(id);
    const row = await world.application(id);
    const hash = createHash('sha256')
      .update(Buffer.from(there.file ?? '', 'base64'))
      .digest('hex');
    expect(row).toMatchObject({
      contractReference: there.contract?.reference,
      contractSignedAt: there.contract?.signedAt,
      contractHash: hash,
    });
    expect(await stepOf(id)).toBe('SIGNED');
    expect(await processOrder(STAFF, decision(id), world.deps)).toMatchObject({ ok: true });
    expect(await world.shop.differences()).toEqual([]);
  });

  it('tells its company of a paid down payment at once, and of one that a bank may take back once it may not', async () => {
    const settled = await approved();
    const reversible = await approved();
    for (const [id, method] of [
      [settled, 'bca_va'],
      [reversible, 'permata_va'],
    ] as const) {
      await payDownPayment(AYU, id, world.deps);
      await world.shop.pay(AYU, id, method);
    }
    await world.tick();
    expect((await atCompany(settled)).paidAt).toBe(world.shop.now());
    expect((await atCompany(reversible)).paidAt).toBeUndefined();
    world.shop.wait(14 * MINUTE_MS);
    await world.tick();
    expect((await atCompany(reversible)).paidAt).toBeUndefined();
    world.shop.wait(MINUTE_MS);
    await world.tick();
    expect((await atCompany(reversible)).paidAt).toBe(world.shop.now());
    expect((await world.application(reversible)).tries).toBe(0);
  });

  it('counts a decision once, however often it comes and on whichever way', async () => {
    world.companies.behaviour.copies = 3;
    const id = await world.requested();
    world.companies.desk.approve(await atCompany(id));
    await Promise.all([world.decided(), world.tick(), world.tick()]);
    world.companies.desk.resend(await atCompany(id));
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
    const word = await wordOn(id, 'approved');
    expect(await post(word, localSecret('ADIRA'))).toEqual({ code: 'UNAUTHENTICATED' });
    expect(await post(word, undefined, world.shop.now() - 6 * MINUTE_MS)).toEqual({
      code: 'UNAUTHENTICATED',
    });
    expect(await post(word, undefined, world.shop.now() + 6 * MINUTE_MS)).toEqual({
      code: 'UNAUTHENTICATED',
    });
    expect(await post({ ...word, status: 'granted' })).toEqual({ code: 'BAD_USER_INPUT' });
    expect(await post({ ...word, reference: 'fin_x' })).toEqual({ code: 'NOT_FOUND' });
    const other = await world.requested('ADIRA');
    expect(await post(await wordOn(other, 'approved'))).toEqual({ code: 'NOT_FOUND' });
    expect(await stateOf(id)).toBe('INSTALLMENT_REQUESTED');
    expect(await post(word)).toEqual({ status: 200, heard: 'counted' });
    expect(await post(word)).toEqual({ status: 200, heard: 'repeated' });
  });

  it('takes no contract that is another file than the company’s', async () => {
    const id = await paid();
    const contract = {
      reference: 'BFI-9',
      signed_at: new Date(world.shop.now()).toISOString(),
      sha256: '0'.repeat(64),
    };
    await world.companies.desk.sign(await atCompany(id));
    world.companies.behaviour.silent = true;
    const early = await wordOn(id, 'contract_signed', { contract });
    expect(await post(early)).toEqual({ code: 'BAD_USER_INPUT' });
    expect((await world.shop.load(id)).order.contractReference).not.toBe('BFI-9');
  });

  it('asks by itself when no word comes, and hands in again what got lost', async () => {
    Object.assign(world.companies.behaviour, { silent: true, requests: 'error' });
    const id = await world.applied();
    await world.handIn(id);
    await world.tick();
    expect(await stepOf(id)).toBe('SENDING');
    world.companies.behaviour.requests = 'lost';
    world.shop.wait(HOUR_MS);
    await world.tick();
    expect(await stepOf(id)).toBe('SENDING');
    world.companies.behaviour.requests = 'ok';
    world.shop.wait(HOUR_MS);
    await world.tick();
    expect(await stepOf(id)).toBe('DECIDING');
    world.companies.desk.reject(await atCompany(id), 'Terlalu besar.');
    world.shop.wait(11 * MINUTE_MS);
    await world.tick();
    expect(await stateOf(id)).toBe('INSTALLMENT_REJECTED');
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
    expect(await stepOf(id)).toBe('DECIDING');
  });

  it('rejected, is asked of another company, and the first word of the old one is history', async () => {
    const id = await world.requested();
    const first = await world.application(id);
    world.companies.desk.reject(await atCompany(id), 'Terlalu besar.');
    await world.decided();
    const again = {
      orderId: id,
      paymentOption: 'INSTALLMENT',
      installment: { provider: 'PAPITUPI', months: 24, downPayment: 9_000_000, isAgreed: true },
      help: false,
      total: PRICE,
      due: 0,
    };
    const { isAgreed: _, ...unagreed } = again.installment;
    expect(
      await choosePayment(
        AYU,
        { ...again, installment: { ...unagreed, isAgreed: false } },
        world.deps,
      ),
    ).toMatchObject({
      error: { faults: [{ key: 'syariah-agreement' }] },
    });
    expect(await choosePayment(AYU, again, world.deps)).toMatchObject({ ok: true });
    const second = await world.application(id);
    expect(second).toMatchObject({ number: 2, provider: 'PAPITUPI', submittedAt: null });
    expect(await post({ ...(await wordOn(id, 'approved')), reference: first.id })).toEqual({
      status: 200,
      heard: 'waits',
    });
    expect(await stateOf(id)).toBe('INSTALLMENT_REQUESTED');
    await world.handIn(id);
    await world.tick();
    world.companies.desk.approve(await atCompany(id));
    await world.decided();
    expect(await stateOf(id)).toBe('INSTALLMENT_APPROVED');
    expect(JSON.stringify(second.disclosure)).toContain('"effectiveRate":null');
  });

  it('rejected, is paid in full instead', async () => {
    const id = await world.requested();
    world.companies.desk.reject(await atCompany(id), 'Terlalu besar.');
    await world.decided();
    const full = {
      orderId: id,
      paymentOption: 'FULL_PAYMENT',
      help: false,
      total: PRICE,
      due: PRICE,
    };
    expect(await choosePayment(AYU, full, world.deps)).toMatchObject({ ok: true });
    await world.shop.pay(AYU, id, 'bca_va');
    expect(await stateOf(id)).toBe('PAYMENT_SETTLED');
    expect(await processOrder(STAFF, decision(id), world.deps)).toMatchObject({ ok: true });
  });

  it('whose contract comes to nothing gives the down payment back, to a bank account', async () => {
    const id = await paid();
    world.companies.desk.refuseContract(await atCompany(id), 'Data tidak sesuai.');
    await world.decided();
    expect(await stateOf(id)).toBe('INSTALLMENT_CANCELED');
    const loaded = await world.shop.load(id);
    expect(loaded.refunds).toMatchObject([{ amountIdr: DOWN, route: 'BANK', state: 'REQUESTED' }]);
    expect(loaded.figures.refundableIdr).toBe(0);
    expect(loaded.application).toMatchObject({ reason: 'Data tidak sesuai.' });
    expect(loaded.history.filter(({ kind }) => kind === 'ORDER_REFUND_TRANSITION')).toMatchObject([
      { amountIdr: DOWN, note: 'REQUESTED' },
    ]);
    const ending = { orderId: id, reason: 'NOT_WANTED', refund: 0, bank: BANK };
    expect(await cancelOrder(AYU, ending, world.deps)).toMatchObject({ ok: true });
    expect(await world.shop.differences()).toEqual([]);
  });

  it('is withdrawn while the down payment is awaited: its page is closed, and other ways are open', async () => {
    const id = await approved();
    await payDownPayment(AYU, id, world.deps);
    await startPayment(
      AYU,
      { id, method: 'bca_va', locale: 'en', returnUrl: `https://alva.test/en/my-orders/${id}` },
      world.deps,
    );
    expect((await world.shop.load(id)).attempts).toMatchObject([{ state: 'CREATED' }]);
    expect(recordOf(await world.shop.load(id), world.shop.now()).moves).toContain(
      'withdrawInstallment',
    );
    expect(await withdrawInstallment(AYU, id, world.deps)).toMatchObject({ ok: true });
    const { attempts, order } = await world.shop.load(id);
    expect(attempts.map(({ state }) => state)).not.toContain('CREATED');
    expect(order).toMatchObject({ state: 'INSTALLMENT_CANCELED', requiredIdr: 0 });
    await world.tick();
    expect((await atCompany(id)).status).toBe('cancelled');
    const full = { orderId: id, paymentOption: 'FULL_PAYMENT', total: PRICE, due: PRICE };
    expect(await choosePayment(AYU, { ...full, help: false }, world.deps)).toMatchObject({
      ok: true,
    });
    await world.shop.pay(AYU, id, 'bca_va');
    expect(await stateOf(id)).toBe('PAYMENT_SETTLED');
    expect(await world.shop.differences()).toEqual([]);
  });

  it('is withdrawn while the contract is awaited: the down payment goes back, the order stays', async () => {
    const id = await paid();
    expect(await withdrawInstallment(AYU, id, world.deps)).toMatchObject({ ok: true });
    expect(await withdrawInstallment(AYU, id, world.deps)).toMatchObject({ ok: true });
    const { order, refunds } = await world.shop.load(id);
    expect(order).toMatchObject({ state: 'INSTALLMENT_CANCELED', requiredIdr: 0 });
    expect(refunds).toMatchObject([{ amountIdr: DOWN, route: 'BANK', state: 'REQUESTED' }]);
    await world.tick();
    expect((await atCompany(id)).status).toBe('cancelled');
    expect(await world.shop.differences()).toEqual([]);
  });

  it('is not withdrawn once its contract is signed', async () => {
    const id = await paid();
    await world.companies.desk.sign(await atCompany(id));
    await world.decided();
    expect(await withdrawInstallment(AYU, id, world.deps)).toMatchObject({
      error: { code: 'ORDER_STATE_TRANSITION' },
    });
  });

  it('taken back by its customer is taken back at the company, and no word of it counts any more', async () => {
    const id = await world.requested();
    await withdrawInstallment(AYU, id, world.deps);
    await world.tick();
    expect((await atCompany(id)).status).toBe('cancelled');
    expect(await post(await wordOn(id, 'approved'))).toEqual({ status: 200, heard: 'waits' });
    expect(await stateOf(id)).toBe('INSTALLMENT_CANCELED');
    const { endToldAt } = await world.application(id);
    expect(endToldAt).not.toBeNull();
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
    const settled = await paid();
    const contract = { reference: 'X-1', hash: 'a'.repeat(64) };
    expect(
      await signContract(STAFF, { ...decision(settled), ...contract }, world.deps),
    ).toMatchObject(refused);
    const rejection = { ...decision(settled), reason: 'Not signed.' };
    expect(await rejectContract(STAFF, rejection, world.deps)).toMatchObject(refused);
    const byHand = await world.applied('OTHER');
    await world.handIn(byHand);
    expect(await stepOf(byHand)).toBe('DECIDING');
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
    expect(await stateOf(id)).toBe('INSTALLMENT_REQUESTED');
    await world.handIn(id);
    const rejection = { ...decision(id), approved: false, reason: 'Income too low.' };
    expect(await decideInstallment(STAFF, rejection, world.deps)).toMatchObject({ ok: true });
    expect(await world.application(id)).toMatchObject({ reason: 'Income too low.' });
    const { history } = await world.shop.load(id);
    expect(history.find(({ move }) => move === 'rejectInstallment')?.note).toBe('Income too low.');
  });

  it('that staff decide ends as well when its papers stay away', async () => {
    const id = await world.applied('OTHER');
    world.shop.wait(3 * DAY_MS);
    const before = world.shop.now() - 3 * DAY_MS;
    const [late] = await world.deps.db.readPrimary([withoutDocuments({ before, limit: 100 })]);
    expect(late).toContain(id);
    await world.endDocuments(id);
    expect(await stateOf(id)).toBe('INSTALLMENT_CANCELED');
  });

  it('whose papers stay away for three days ends, and leaves the choice to its customer', async () => {
    const id = await world.applied();
    const complete = await world.requested();
    world.shop.wait(3 * DAY_MS - 1);
    await world.endDocuments(id);
    expect(await stateOf(id)).toBe('INSTALLMENT_REQUESTED');
    world.shop.wait(1);
    await world.endDocuments(id);
    await world.endDocuments(complete);
    expect(await stateOf(id)).toBe('INSTALLMENT_CANCELED');
    expect(await stateOf(complete)).toBe('INSTALLMENT_REQUESTED');
    const { moves } = recordOf(await world.shop.load(id), world.shop.now());
    expect(moves).toEqual(expect.arrayContaining(['completeOrderDetails', 'cancelOrder']));
  });
});
