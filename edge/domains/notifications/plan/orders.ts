import type { RowOf } from '#db/query.ts';
import type { OrderMove } from '#edge/contract/orders/machine.ts';
import { receiptPath } from '#edge/contract/orders/receipt.ts';
import type { TemplateName } from '#edge/domains/notifications/templates/all.ts';
import { inLanguages } from '#edge/domains/notifications/templates/fill.ts';
import {
  attemptById,
  changeAt,
  historyById,
  invoiceById,
  type Order,
  orderById,
  receiptById,
  refundsAskedFor,
} from './facts.sql.ts';
import { factsOf, type Planner, type Telling } from './plan.ts';

/** What each move of an order tells its buyer; of a payment that came the receipt tells. */
const OF_MOVES: Readonly<Record<OrderMove, TemplateName | null>> = {
  placeBooking: 'order-placed',
  placeDirect: 'order-placed',
  placeInstallment: 'order-placed',
  placeGoods: 'order-placed',
  placeService: 'order-placed',
  settleBooking: null,
  cancelUnpaidBooking: 'order-cancelled',
  withdrawUnpaidBooking: 'order-cancelled',
  expireBooking: 'order-cancelled',
  reverseBooking: 'order-unpaid',
  allocate: 'order-allocated',
  cancelBooking: 'order-cancelled',
  withdrawBooking: 'order-cancelled',
  cancelAllocated: 'order-cancelled',
  withdrawAllocated: 'order-cancelled',
  payFinal: null,
  requestInstallment: null,
  settleFinal: null,
  backToAllocated: null,
  expireBalance: 'order-allocated',
  cancelUnpaid: 'order-cancelled',
  withdrawUnpaid: 'order-cancelled',
  expireUnpaid: 'order-cancelled',
  approveInstallment: 'installment-approved',
  rejectInstallment: 'installment-rejected',
  endDocuments: 'financing-documents-missing',
  withdrawInstallment: null,
  withdrawApproved: null,
  payDownPayment: null,
  payInstead: null,
  requestAnother: null,
  cancelWithoutFinancing: 'order-cancelled',
  withdrawWithoutFinancing: 'order-cancelled',
  reverseFinal: 'order-unpaid',
  rejectContract: 'contract-rejected',
  cancelPaid: 'order-cancelled',
  withdrawPaid: 'order-cancelled',
  process: 'order-processing',
  ship: 'order-shipped',
  deliver: 'order-delivered',
  completeService: null,
  endService: 'order-cancelled',
  failDelivery: 'delivery-failed',
  endUndelivered: 'order-cancelled',
  withdrawShipped: 'order-cancelled',
  cancelHelpDenied: 'order-cancelled',
  expireAllocated: 'order-cancelled',
  expireApplication: 'order-cancelled',
  expireBookedApplication: 'order-allocated',
  payHelpDifference: null,
  applyInstead: null,
  changeUnpaidBooking: 'order-changed',
  changeBooking: 'order-changed',
  changeUnpaid: 'order-changed',
  settleChange: 'order-changed',
  changePaid: 'order-changed',
  payChange: 'order-changed',
  changeRequested: 'order-changed',
  changeApproved: 'order-changed',
  changeDownPayment: 'order-changed',
  changeRejected: 'order-changed',
  changeCanceled: 'order-changed',
  requestChanged: 'order-changed',
  confirm: 'order-completed',
  complete: 'order-completed',
};

const OF_REFUNDS: Readonly<Record<string, TemplateName>> = {
  REQUESTED: 'refund-requested',
  APPROVED: 'refund-approved',
  SENT: 'refund-sent',
  CONFIRMED: 'refund-confirmed',
  FAILED: 'refund-failed',
};

/** What is said of goods, which stand in no garage, instead of what is said of a motorcycle. */
const OF_GOODS: Partial<Record<TemplateName, TemplateName>> = {
  'order-delivered': 'goods-delivered',
  'order-completed': 'goods-completed',
};

/** Papers that a motorcycle gets, when they can be collected. */
const PAPER_READY = /^(STNK|TNKB|BPKB) READY$/;

const OF_COMPLAINTS: Readonly<Record<string, TemplateName>> = {
  COMPLAINT_OPENED: 'complaint-received',
  COMPLAINT_ANSWERED: 'complaint-answered',
  COMPLAINT_RESOLVED: 'complaint-resolved',
};

/** Who bought hears of what decides the price; how far the programme is stands on the page. */
const OF_HELP: Readonly<Record<string, TemplateName>> = {
  VERIFIED: 'help-approved',
  INELIGIBLE: 'help-denied',
  QUOTA_CLOSED: 'help-denied',
};

/** A return that the clock has ended. */
const RETURN_LAPSED = 'RETURN_LAPSED';

/** That the goods are back the refund tells. */
const OF_RETURNS: Readonly<Record<string, TemplateName>> = {
  RETURN_ACCEPTED: 'return-accepted',
  RETURN_REFUSED: 'return-refused',
  [RETURN_LAPSED]: 'return-lapsed',
  ITEMS_TAKEN_OUT: 'items-taken-out',
};

/** @returns undefined for what the buyer hears of in another way, or knows */
export const templateOfHistory = (
  kind: string,
  move: string | null,
  note: string | null,
): TemplateName | undefined => {
  if (kind === 'ORDER_REFUND_TRANSITION') return OF_REFUNDS[note ?? ''];
  if (kind === 'ORDER_COMPLAINT') return OF_COMPLAINTS[note ?? ''];
  if (kind === 'ORDER_REGISTRATION')
    return PAPER_READY.test(note ?? '') ? 'registration-ready' : undefined;
  if (kind === 'ORDER_RETURN') return OF_RETURNS[note ?? ''];
  if (kind === 'ORDER_HELP') return OF_HELP[note ?? ''];
  if (kind === 'ORDER_CUSTOMER_NOTE') return 'order-note';
  return OF_MOVES[move as OrderMove] ?? undefined;
};

const telling = (
  order: Order,
  template: TemplateName,
  facts: Readonly<Record<string, string | number | null | undefined>> = {},
): Telling => ({
  template,
  customerId: order.customerId,
  path: template === 'order-completed' ? '/my-ev' : `/my-orders/${order.id}`,
  facts: factsOf({
    name: order.contactName,
    code: order.code,
    product: order.product.name,
    ...inLanguages('product', order.product.names),
    ...facts,
  }),
  contact: { email: order.contactEmail, phone: order.contactPhone },
});

type RefundRequested = RowOf<typeof refundsAskedFor>;

/** What of the refunds that are asked for goes back in which way; a sum of nothing is no fact. */
const waysBack = (refunds: readonly RefundRequested[]) => {
  const sumOf = (isMeant: (refund: RefundRequested) => boolean) =>
    refunds.filter(isMeant).reduce((sum, { amountIdr }) => sum + amountIdr, 0) || null;
  return {
    byProvider: sumOf(({ route }) => route === 'PROVIDER'),
    byBank: sumOf(({ route, hasAccount }) => route === 'BANK' && hasAccount),
    withoutAccount: sumOf(({ route, hasAccount }) => route === 'BANK' && !hasAccount),
  };
};

export const ofOrder: Planner = async (event, read, readAll) => {
  const order = await read(orderById({ id: event.entityId }));
  const entry = await read(historyById({ id: event.rowId }));
  if (order === undefined || entry === undefined) return [];
  // The buyer who takes a return back knows of it; of one whose time ran out nobody does.
  const lapsed = entry.note === 'RETURN_WITHDRAWN' && entry.actor === 'clock';
  const note = lapsed ? RETURN_LAPSED : entry.note;
  const usual = templateOfHistory(entry.kind, entry.move, note);
  if (usual === undefined) return [];
  // Of a change that came with a note the buyer hears already.
  const beside = usual === 'order-note' && { orderId: order.id, at: entry.at };
  if (beside && (await read(changeAt(beside))) !== undefined) return [];
  const template = (order.kind === 'GOODS' ? OF_GOODS[usual] : undefined) ?? usual;
  if (template === 'refund-requested') {
    const ways = waysBack(await readAll(refundsAskedFor({ orderId: order.id })));
    const asks = ways.withoutAccount === null ? template : 'refund-account-needed';
    return [telling(order, asks, { amount: entry.amountIdr, ...ways })];
  }
  // Of a motorcycle that was handed over the shop bears what the government does not pay.
  const isGone = order.state === 'DELIVERED' || order.state === 'COMPLETED';
  if (template === 'help-denied' && isGone) return [];
  const waits = order.state === 'WAITING_PAYMENT' && order.expiresAt !== null;
  const facts =
    template === 'order-placed' || template === 'order-changed'
      ? {
          total: order.totalIdr,
          due: waits ? order.requiredIdr : null,
          until: waits ? order.expiresAt : null,
        }
      : { amount: entry.amountIdr, paper: PAPER_READY.exec(note ?? '')?.[1] };
  return [telling(order, template, facts)];
};

export const ofReceipt: Planner = async (event, read) => {
  const order = await read(orderById({ id: event.entityId }));
  const receipt = await read(receiptById({ id: event.rowId }));
  if (order === undefined || receipt === undefined) return [];
  const facts = { amount: receipt.amountIdr, receipt: receipt.code, upload: receipt.uploadId };
  return [{ ...telling(order, 'order-paid', facts), path: receiptPath(receipt.code) }];
};

/** The company's invoice is there, or one with another address in its place. */
export const ofInvoice: Planner = async (event, read) => {
  const order = await read(orderById({ id: event.entityId }));
  const invoice = await read(invoiceById({ id: event.rowId }));
  if (order === undefined || invoice === undefined) return [];
  const facts = { amount: invoice.totalIdr, receipt: invoice.code, upload: invoice.uploadId };
  const template = invoice.revision === 0 ? 'order-invoice' : 'order-invoice-replaced';
  return [{ ...telling(order, template, facts), path: receiptPath(invoice.code) }];
};

const METHODS: Readonly<Record<string, string>> = {
  bca_va: 'BCA Virtual Account',
  bni_va: 'BNI Virtual Account',
  bri_va: 'BRI Virtual Account',
  cimb_va: 'CIMB Virtual Account',
  danamon_va: 'Danamon Virtual Account',
  bsi_va: 'BSI Virtual Account',
  seabank_va: 'SeaBank Virtual Account',
  permata_va: 'Permata Virtual Account',
  echannel: 'Mandiri Bill Payment',
  alfamart: 'Alfamart',
  indomaret: 'Indomaret',
};

/** What is typed at the bank or said in the shop, of all that the provider tells. */
const NUMBERS = ['vaNumber', 'billerCode', 'billKey', 'paymentCode'];

export const ofInstructions: Planner = async (event, read) => {
  const attempt = await read(attemptById({ id: event.rowId }));
  const order = await read(orderById({ id: event.entityId }));
  // Cards and wallets are paid on the spot.
  const method = METHODS[attempt?.method ?? ''];
  if (attempt?.state !== 'PENDING' || order === undefined || method === undefined) return [];
  const { instructions } = attempt;
  const number = NUMBERS.flatMap((name) => instructions?.[name] ?? []).join(' / ');
  const facts = { amount: attempt.amountIdr, method, number, until: attempt.expiresAt };
  return [telling(order, 'payment-instructions', facts)];
};

/** Refused after a review, and not paid in another way meanwhile. */
export const ofDenied: Planner = async (event, read) => {
  const attempt = await read(attemptById({ id: event.rowId }));
  const order = await read(orderById({ id: event.entityId }));
  if (attempt?.state !== 'DENIED' || order?.state !== 'WAITING_PAYMENT') return [];
  const facts = { amount: attempt.amountIdr, until: order.expiresAt };
  return [telling(order, 'payment-denied', facts)];
};

/** The event names the moment the order ends; paid or prolonged meanwhile, nobody needs to hurry. */
export const ofExpiring: Planner = async (event, read) => {
  const order = await read(orderById({ id: event.entityId }));
  if (order?.state !== 'WAITING_PAYMENT' || String(order.expiresAt) !== event.rowId) return [];
  return [telling(order, 'order-expiring', { until: order.expiresAt })];
};

/** The event names the application; decided or taken back meanwhile, nobody waits for it any more. */
export const ofDecisionLate: Planner = async (event, read) => {
  const order = await read(orderById({ id: event.entityId }));
  if (order?.state !== 'INSTALLMENT_REQUESTED') return [];
  if (order.installment?.applicationId !== event.rowId) return [];
  return [telling(order, 'financing-decision-late')];
};
