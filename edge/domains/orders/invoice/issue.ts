import { build, type Query, query } from '#db/query.ts';
import { orderInvoice } from '#db/schema/orders-invoices.ts';
import { AREAS } from '#edge/contract/areas.ts';
import { COMPANY } from '#edge/contract/company.ts';
import { type InvoiceFacts, invoiceNumber } from '#edge/contract/orders/invoice.ts';
import { RECEIPT_CODE_LENGTH, receiptNumber, receiptPath } from '#edge/contract/orders/receipt.ts';
import { terbilang } from '#edge/contract/terbilang.ts';
import { type Loaded, loadOrder } from '#edge/domains/orders/load.ts';
import { sealedIn } from '#edge/domains/orders/owner.ts';
import { taxFacts } from '#edge/domains/orders/receipt/facts.ts';
import { storePaper } from '#edge/domains/orders/receipt/store-paper.ts';
import { citiesOf } from '#edge/domains/places/index.ts';
import type { Cipher } from '#edge/platform/cipher.ts';
import type { Deps } from '#edge/platform/deps.ts';
import { buyerOf, latestInvoice } from './invoice.sql.ts';

export type IssuingDeps = Deps & { readonly cipher: Cipher };

/** States of an order whose price is final: its motorcycle is prepared, or was handed over. */
const INVOICED: readonly string[] = ['SHIPPED', 'SHIPPING', 'DELIVERED', 'COMPLETED'];

const factsOf = (loaded: Loaded, buyer: InvoiceFacts['buyer']): InvoiceFacts => {
  const { order, unit, receipts } = loaded;
  return {
    seller: COMPANY,
    buyer,
    orderCode: order.code,
    product: {
      name: order.product.name,
      colorName: order.product.colorName,
      batteryName: order.product.batteryName,
    },
    vin: unit?.vin ?? null,
    motorNumber: unit?.motorNumber ?? null,
    lines: loaded.lines,
    total: order.totalIdr,
    ...taxFacts(loaded),
    inWords: `${terbilang(order.totalIdr)} rupiah`,
    receipts: receipts.map(({ sequence, issuedAt }) => receiptNumber(sequence, issuedAt)),
    financed:
      order.paymentOption === 'INSTALLMENT' ? Math.max(0, order.totalIdr - order.requiredIdr) : 0,
  };
};

interface Issuing {
  readonly loaded: Loaded;
  readonly facts: InvoiceFacts;
  readonly sequence: number;
  readonly revision: number;
  readonly firstIssuedAt: number;
  readonly replaces: string | null;
  readonly changedBy: string | null;
}

/** Draws one revision, stores the file, and gives back the statements that make it the order's. */
export const invoiceStatements = async (
  issuing: Issuing,
  deps: IssuingDeps,
): Promise<readonly Query<unknown>[]> => {
  const { loaded, facts, sequence, revision, firstIssuedAt, replaces, changedBy } = issuing;
  const { db, ids, clock, env, cipher } = deps;
  const { id: orderId, customerId } = loaded.order;
  const [[buyer]] = await db.readPrimary([buyerOf({ orderId })]);
  if (buyer?.taxNumberSealed == null) throw new Error(`${orderId} has no tax number`);
  const now = clock();
  const code = ids('x').slice(-RECEIPT_CODE_LENGTH).toUpperCase();
  const { drawInvoice } = await import('./draw.ts');
  const bytes = await drawInvoice({
    facts,
    number: invoiceNumber(sequence, firstIssuedAt, revision),
    replaces,
    taxNumber: await cipher.open(buyer.taxNumberSealed, sealedIn(orderId, 'tax')),
    code,
    issuedAt: now,
    url: `${env.SITE_ORIGIN}${receiptPath(code)}`,
  });
  const id = ids('inv');
  const { uploadId, hash, statements } = await storePaper({ bytes, customerId, to: id }, deps);
  return [
    ...statements,
    query(
      build.insert(orderInvoice).values({
        id,
        code,
        sequence,
        revision,
        orderId,
        totalIdr: facts.total,
        facts,
        uploadId,
        hash,
        changedBy,
        issuedAt: now,
      }),
    ),
  ];
};

/**
 * The first invoice of a company's order; nothing when there is one, or the order has no final price yet.
 * What is cut off before it is written leaves a file that the sweep deletes, and no gap in the numbers.
 */
export const issueInvoice = async (orderId: string, deps: IssuingDeps): Promise<void> => {
  const { db, clock } = deps;
  const [loaded, [[buyer], latest]] = await Promise.all([
    loadOrder(orderId, db),
    db.readPrimary([buyerOf({ orderId }), latestInvoice({})]),
  ]);
  if (loaded === undefined || buyer === undefined || loaded.invoices.length > 0) return;
  if (loaded.owner?.customerType !== 'company' || !INVOICED.includes(loaded.order.state)) return;
  const [cities] = await db.read([citiesOf(buyer.provinceId)]);
  const place = [
    buyer.address,
    cities.find(({ id }) => id === buyer.cityId)?.name,
    AREAS.find(({ code }) => code === buyer.provinceId)?.name.id,
  ];
  const address = `${place.filter(Boolean).join(', ')} ${buyer.zipCode}`;
  await db.write(
    await invoiceStatements(
      {
        loaded,
        facts: factsOf(loaded, { name: buyer.name, address, pic: buyer.picName }),
        sequence: latest + 1,
        revision: 0,
        firstIssuedAt: clock(),
        replaces: null,
        changedBy: null,
      },
      deps,
    ),
  );
};
