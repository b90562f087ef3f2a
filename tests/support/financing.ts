import type { CompanyStatus } from '#edge/contract/financing/application.ts';
import type { FinancingDocument } from '#edge/contract/financing/documents.ts';
import { documentsFor, type Situation } from '#edge/contract/financing/documents.ts';
import { newId } from '#edge/contract/ids.ts';
import { payDownPayment } from '#edge/domains/orders/choose-payment.ts';
import { addDocument, submitDocuments } from '#edge/domains/orders/financing/documents.ts';
import { endDocuments, pursueDue } from '#edge/domains/orders/financing/jobs.ts';
import { receiveDecision } from '#edge/domains/orders/financing/notification.ts';
import { type PursuingDeps, pursueApplication } from '#edge/domains/orders/financing/pursue.ts';
import { signBody } from '#edge/domains/orders/financing/signature.ts';
import { placeOrder } from '#edge/domains/orders/place-order.ts';
import { recordOf } from '#edge/domains/orders/record.ts';
import { localCompanies, localSecret } from '#edge/financing-sandbox/companies.ts';
import { type Companies, openCompanies } from '#edge/financing-sandbox/start.ts';
import { sealFile } from '#edge/platform/files/sealed.ts';
import type { FileStorage } from '#edge/platform/storage/storage.ts';
import { once } from '#edge/platform/write/once.ts';
import { booking, type OrderShop, openOrderShop, ownerWith, PRICE } from './order-shop.ts';
import type { Open } from './stores.ts';

const COMPANIES = 'http://financing.test';
const SITE = 'http://localhost:3000';
const AYU = 'cus_owner';

export const SITUATION: Situation = { isMarried: true, work: 'EMPLOYED' };

const memory = (): FileStorage & { readonly objects: Map<string, Uint8Array<ArrayBuffer>> } => {
  const objects = new Map<string, Uint8Array<ArrayBuffer>>();
  return {
    objects,
    put: async (key, bytes) => void objects.set(key, bytes),
    get: async (key) => objects.get(key),
    delete: async (keys) => {
      for (const key of keys) objects.delete(key);
    },
  };
};

export interface FinancingShop {
  readonly shop: OrderShop;
  readonly deps: PursuingDeps & OrderShop['deps'];
  readonly companies: Companies;
  readonly stored: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
  /** Bodies of decisions the companies sent, with their signatures. */
  readonly sent: { readonly path: string; readonly body: string; readonly signature: string }[];
  /** A direct order by instalments of a company; its papers are still to come. */
  applied(provider?: string, more?: object): Promise<string>;
  /** A paper of the customer, uploaded and in nothing's use. */
  paper(customerId?: string): Promise<string>;
  handIn(orderId: string, kinds?: readonly FinancingDocument[]): Promise<unknown>;
  /** With every paper, and with the company. */
  requested(provider?: string, more?: object): Promise<string>;
  application(
    orderId: string,
  ): Promise<NonNullable<Awaited<ReturnType<OrderShop['load']>>['application']>>;
  /** What the clock does, as often as it takes. */
  tick(): Promise<void>;
  /** Resolves when every decision has arrived. */
  decided(): Promise<void>;
  endDocuments(orderId: string): Promise<void>;
  stateOf(orderId: string): Promise<string>;
  /** What its customer is to do next. */
  stepOf(orderId: string): Promise<string | undefined>;
  /** The application as the company has it. */
  atCompany(orderId: string): Promise<NonNullable<ReturnType<Companies['application']>>>;
  approved(provider?: string): Promise<string>;
  /** The down payment is here, and the company knows. */
  paid(provider?: string): Promise<string>;
  /** A word as BFI would sign it, sent by hand. */
  post(word: object, secret?: string, at?: number): Promise<object>;
  wordOn(orderId: string, status: CompanyStatus, more?: object): Promise<object>;
  stop(): Promise<void>;
}

/** An order shop with financing companies beside it, all in this process. */
export const openFinancingShop = async (open: Open, moreUnits = 40): Promise<FinancingShop> => {
  const shop = await openOrderShop(open, moreUnits);
  const sent: FinancingShop['sent'] = [];
  const files = memory();
  const companies = openCompanies(
    {
      clock: shop.now,
      fetch: async (input, init) => {
        const request = new Request(input, init);
        const body = await request.clone().text();
        const { pathname: path } = new URL(request.url);
        sent.push({ path, body, signature: request.headers.get('financing-signature') ?? '' });
        return receiveDecision(path.split('/').at(-1) ?? '', request, deps).catch(
          (error: { code?: string }) =>
            new Response(null, { status: error.code === 'UNAVAILABLE' ? 503 : 400 }),
        );
      },
    },
    () => COMPANIES,
  );
  const deps: FinancingShop['deps'] = {
    ...shop.deps,
    files,
    env: { ...shop.deps.env, SITE_ORIGIN: SITE, FINANCING_COMPANIES: localCompanies(COMPANIES) },
    fetch: async (input, init) => {
      const request = new Request(input, init);
      return request.url.startsWith(COMPANIES)
        ? companies.handle(request)
        : shop.deps.fetch(request);
    },
  };

  const paper: FinancingShop['paper'] = async (customerId = AYU) => {
    const id = newId('upl', shop.now());
    const bytes = new TextEncoder().encode(`paper ${id}`);
    files.objects.set(id, await sealFile(deps.cipher, id, bytes));
    await deps.db.primary.execute({
      sql: `INSERT INTO upload (id, customer_id, purpose, type, size, width, height, hash, object_key, created_at, stored_at)
        VALUES (?, ?, 'FINANCING', 'image/jpeg', ?, 1, 1, ?, ?, ?, ?)`,
      args: [id, customerId, bytes.length, id, id, shop.now(), shop.now()],
    });
    return id;
  };
  const applied: FinancingShop['applied'] = async (provider = 'BFI', more = {}) => {
    const input = booking({
      orderType: 'FULL_PURCHASE',
      paymentOption: 'INSTALLMENT',
      installment: { provider, months: 12, downPayment: 8_000_000, isAgreed: true },
      owner: ownerWith(await shop.card(AYU)),
      total: PRICE,
      due: 0,
      ...more,
    });
    const placed = await once(
      { ...deps, idempotencyKey: undefined },
      { operation: 'placeOrder', who: AYU, input },
      () => placeOrder(AYU, input, deps),
    );
    if (!placed.ok) throw new Error(JSON.stringify(placed.error));
    return placed.value.id;
  };
  const application: FinancingShop['application'] = async (orderId) => {
    const { application: row } = await shop.load(orderId);
    if (row === null) throw new Error(`${orderId} has no application`);
    return row;
  };
  const handIn: FinancingShop['handIn'] = async (orderId, kinds) => {
    const { provider } = await application(orderId);
    for (const document of kinds ?? documentsFor(provider, SITUATION))
      await addDocument(AYU, { orderId, document, upload: await paper() }, deps);
    return submitDocuments(AYU, { orderId, ...SITUATION, hasConsent: true }, deps);
  };
  const requested: FinancingShop['requested'] = async (provider, more) => {
    const id = await applied(provider, more);
    await handIn(id);
    await pursueApplication((await application(id)).id, deps);
    return id;
  };
  const atCompany: FinancingShop['atCompany'] = async (orderId) => {
    const there = companies.application((await application(orderId)).id);
    if (there === undefined) throw new Error('the company has not heard of it');
    return there;
  };
  const approved: FinancingShop['approved'] = async (provider) => {
    const id = await requested(provider);
    companies.desk.approve(await atCompany(id));
    await companies.desk.idle();
    return id;
  };
  return {
    shop,
    deps,
    companies,
    stored: files.objects,
    sent,
    applied,
    paper,
    handIn,
    application,
    requested,
    atCompany,
    approved,
    paid: async (provider) => {
      const id = await approved(provider);
      await payDownPayment(AYU, id, deps);
      await shop.pay(AYU, id, 'bca_va');
      await pursueDue(deps);
      return id;
    },
    stateOf: async (orderId) => (await shop.load(orderId)).order.state,
    stepOf: async (orderId) =>
      recordOf(await shop.load(orderId), shop.now()).installment?.application?.step,
    post: async (word, secret = localSecret('BFI'), at = shop.now()) => {
      const body = JSON.stringify(word);
      const request = new Request('http://site.test/api/financing/notifications/bfi', {
        method: 'POST',
        body,
        headers: { 'financing-signature': await signBody(body, secret, at) },
      });
      return receiveDecision('bfi', request, deps).then(
        async (answer) => ({ status: answer.status, ...(await answer.json()) }),
        (error: { code: string }) => ({ code: error.code }),
      );
    },
    wordOn: async (orderId, status, more = {}) => ({
      reference: (await application(orderId)).id,
      id: 'BFI-1',
      status,
      at: new Date(shop.now()).toISOString(),
      ...more,
    }),
    tick: async () => {
      await pursueDue(deps);
    },
    decided: () => companies.desk.idle(),
    endDocuments: (orderId) => endDocuments(orderId, deps),
    stop: async () => {
      companies.desk.stop();
      await shop.stop();
    },
  };
};
