import type { FinancingProvider } from '#edge/contract/financing/providers.ts';
import type { EndingReason, HistoryKind } from '#edge/contract/orders/history.ts';
import { bookingNumberOf } from '#edge/contract/orders/ids.ts';
import { invoiceAddressUntil, invoiceNumber } from '#edge/contract/orders/invoice.ts';
import {
  ORDER_MACHINE,
  type OrderPosition,
  phaseOf,
  positionOf,
  stateOf,
} from '#edge/contract/orders/machine.ts';
import type { OrderRecord } from '#edge/contract/orders/order-record.ts';
import { meteraiOf, receiptNumber } from '#edge/contract/orders/receipt.ts';
import { sisapiraOf } from '#edge/contract/orders/sisapira.ts';
import { movesOf, positionWhenOver } from '#edge/contract/orders/standing.ts';
import { isOpen, isOpenState } from '#edge/contract/payments/attempt-machine.ts';
import { standingOf } from '#edge/contract/payments/ledger.ts';
import { RETURNED_TRANSFER_NOTE } from '#edge/contract/payments/refund-machine.ts';
import { staffOperation } from '#edge/contract/staff/operations.ts';
import { iso, isoOrNull } from '#edge/contract/time.ts';
import { fileUrl } from '#edge/contract/uploads.ts';
import { complaintsOf } from './complaints/view.ts';
import { isOverdue, reasonWhenOver } from './end-window.ts';
import { applicationView } from './financing/view.ts';
import type { Loaded } from './load.ts';
import { dueOf, returnedToOrder } from './money.ts';
import { itemsView, returnsView, returnUntil } from './returns/view.ts';

/** Where an order stands for whoever reads it: nobody may have written down yet that its time is over. */
const shownPosition = (loaded: Loaded, now: number): OrderPosition => {
  const { order, attempts } = loaded;
  const position = positionOf(order.state, order.phase);
  // With a payment under way the provider decides.
  if (!isOverdue(loaded, now) || attempts.some((attempt) => isOpenState(attempt.state)))
    return position;
  return positionWhenOver(order) ?? position;
};

const paymentOf = ({ attempts }: Loaded, now: number): OrderRecord['payment'] => {
  const open = attempts.find((attempt) => isOpen(attempt, now));
  if (open === undefined) return null;
  const instructions = open.instructions ?? {};
  const { method } = open;
  return {
    id: open.id,
    method,
    state: open.state,
    amount: open.amountIdr,
    expiresAt: iso(open.expiresAt),
    bank: method?.endsWith('_va') ? method.slice(0, -'_va'.length).toUpperCase() : null,
    vaNumber: instructions.vaNumber ?? null,
    billerCode: instructions.billerCode ?? null,
    billKey: instructions.billKey ?? null,
    paymentCode: instructions.paymentCode ?? null,
    qrString: instructions.qrString ?? null,
    redirectUrl: open.pageUrl,
  };
};

const installmentOf = (loaded: Loaded): OrderRecord['installment'] => {
  const { order } = loaded;
  if (order.paymentOption !== 'INSTALLMENT' || order.installment === null) return null;
  const { provider, months, downPayment, monthly, decidedAt } = order.installment;
  const application = applicationView(loaded);
  return {
    provider: provider as FinancingProvider,
    months,
    downPayment,
    monthly,
    decidedAt: isoOrNull(decidedAt),
    contractSignedAt: isoOrNull(order.contractSignedAt),
    ...(application !== undefined && { application }),
  };
};

/** The revision that counts; undefined without any. */
const invoiceOf = ({ invoices }: Loaded): OrderRecord['invoice'] => {
  const [first] = invoices;
  const last = invoices.at(-1);
  if (first === undefined || last === undefined) return undefined;
  return {
    number: invoiceNumber(last.sequence, first.issuedAt, last.revision),
    code: last.code,
    issuedAt: iso(last.issuedAt),
    url: fileUrl(last.uploadId),
    addressUntil: iso(invoiceAddressUntil(first.issuedAt)),
  };
};

const HIDDEN_FROM_CUSTOMERS = new Set([
  'ORDER_NOTE',
  'ORDER_OWNER_READ',
  'ORDER_ACCOUNT_READ',
  'ORDER_SETTLE_PROPOSED',
  'ORDER_DOCUMENTS_READ',
  'ORDER_PROOF_READ',
  'ORDER_SETTLED',
]);

/** An order as its customer's devices keep it. */
export const recordOf = (loaded: Loaded, now: number): OrderRecord => {
  const { order, owner, figures } = loaded;
  const position = shownPosition(loaded, now);
  const state = stateOf(position);
  const phase = phaseOf(position);
  const isShown = state === order.state;
  const ended = !isShown && state === 'CANCELLED';
  const address = order.address && [
    order.address.address,
    order.address.districtName,
    order.address.cityName,
    order.address.zipCode,
  ];
  return {
    id: order.id,
    orderCode: order.code,
    bookingNumber: order.orderType === 'BOOKING' ? bookingNumberOf(order.code) : null,
    orderType: order.orderType,
    state,
    phase,
    paymentOption: order.paymentOption,
    preOrder: order.preOrder,
    placedAt: iso(order.placedAt),
    updatedAt: iso(order.updatedAt),
    expiresAt: isShown ? isoOrNull(order.expiresAt) : null,
    completesAt: order.state === 'DELIVERED' ? isoOrNull(order.completesAt) : null,
    cancelledAt: isoOrNull(ended ? order.expiresAt : order.cancelledAt),
    cancelReason: ended ? reasonWhenOver(order) : (order.cancelReason as EndingReason | null),
    product: order.product,
    ...(order.kind !== 'MOTORCYCLE' && {
      kind: order.kind,
      items: itemsView(loaded),
      returns: returnsView(loaded),
      returnUntil: returnUntil(loaded),
    }),
    area: order.area,
    vin: loaded.unit?.vin ?? null,
    lines: [...loaded.lines],
    total: order.totalIdr,
    bookingFee: order.bookingFeeIdr,
    paid: figures.paidIdr - figures.refundedIdr,
    due: dueOf(loaded, now),
    paymentState: standingOf(order.requiredIdr, figures).standing,
    coupon: order.coupon,
    sisapiraStatus: sisapiraOf(order),
    installment: installmentOf(loaded),
    contactName: order.contactName,
    owner: owner && {
      name: owner.name,
      customerType: owner.customerType,
      isbuyer: owner.isbuyer,
    },
    delivery: {
      method: order.deliveryMethod,
      dealerSlug: order.dealerSlug,
      dealerName: order.dealerName,
      dealerAddress: order.dealerAddress,
      address: address === null ? null : address.join(', '),
      outsideJabodetabek: order.outsideJabodetabek,
      workOrder: order.workOrder,
      passkey: order.state === 'SHIPPING' ? order.passkey : null,
      deliveredAt: isoOrNull(order.deliveredAt),
      plannedAt: isoOrNull(order.deliveryPlannedAt),
    },
    registration: loaded.registration.map(
      ({ item, progress, earliestAt, latestAt, collectedAt, plateNumber }) => ({
        item,
        progress,
        earliest: iso(earliestAt),
        latest: iso(latestAt),
        collectedAt: isoOrNull(collectedAt),
        plateNumber,
      }),
    ),
    payment: isShown && order.state === 'WAITING_PAYMENT' ? paymentOf(loaded, now) : null,
    refunds: loaded.refunds.map((refund) => ({
      id: refund.id,
      state: refund.state,
      amount: refund.amountIdr,
      needsBank: refund.state === 'REQUESTED' && refund.route === 'BANK' && !refund.destination,
      requestedAt: iso(refund.createdAt),
      updatedAt: iso(refund.updatedAt),
      route: refund.route,
      approvedAt: refund.state === 'REQUESTED' ? null : isoOrNull(refund.approvedAt),
      sentAt: isoOrNull(refund.sentAt),
      confirmedAt: isoOrNull(refund.confirmedAt),
      dueAt: isoOrNull(refund.dueAt),
      wasReturned: refund.note === RETURNED_TRANSFER_NOTE,
    })),
    refundAgain: returnedToOrder(loaded),
    complaints: complaintsOf(loaded),
    receipts: loaded.receipts.map(
      ({ code, sequence, amountIdr, uploadId, issuedAt, meteraiSerial }) => ({
        number: receiptNumber(sequence, issuedAt),
        code,
        amount: amountIdr,
        issuedAt: iso(issuedAt),
        url: fileUrl(uploadId),
        meterai: meteraiSerial === null ? meteraiOf(amountIdr) : 'AFFIXED',
        meteraiSerial,
      }),
    ),
    ...(loaded.invoices.length > 0 && { invoice: invoiceOf(loaded) }),
    history: loaded.history
      .filter(({ kind }) => !HIDDEN_FROM_CUSTOMERS.has(kind))
      .map((entry) => ({
        // A name that devices from before there were such notes know.
        kind: entry.kind === 'ORDER_CUSTOMER_NOTE' ? 'ORDER_NOTE' : (entry.kind as HistoryKind),
        at: iso(entry.at),
        from: entry.fromState,
        to: entry.toState,
        phase: entry.phase,
        actor: entry.actor,
        amount: entry.amountIdr,
        note: entry.note,
      })),
    moves: [
      ...new Set(
        movesOf({ ...order, state, phase }, 'customer')
          .flatMap((move): readonly string[] => ORDER_MACHINE.moves[move].triggers)
          .filter((trigger) => staffOperation(trigger) === undefined)
          .filter((trigger) => trigger !== 'cancelOrder' || !loaded.isBegun),
      ),
    ],
  };
};
