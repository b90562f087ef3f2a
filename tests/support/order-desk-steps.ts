import type { Progress } from '#edge/contract/garage/vehicle-record.ts';
import { newId } from '#edge/contract/ids.ts';
import { NEXT_SISAPIRA, sisapiraOf } from '#edge/contract/orders/sisapira.ts';
import { dayInJakarta, HOUR_MS } from '#edge/contract/time.ts';
import { endUndelivered, withdrawOrder } from '#edge/domains/orders/cancel.ts';
import type { Loaded } from '#edge/domains/orders/load.ts';
import { openOwner } from '#edge/domains/orders/open-owner.ts';
import { orderPayments } from '#edge/domains/orders/payment-events.ts';
import { allocateOrder } from '#edge/domains/orders/staff/allocate.ts';
import { deliverOrder } from '#edge/domains/orders/staff/deliver.ts';
import {
  processOrder,
  reportFailedDelivery,
  shipOrder,
} from '#edge/domains/orders/staff/dispatch.ts';
import {
  decideInstallment,
  rejectContract,
  signContract,
} from '#edge/domains/orders/staff/financing.ts';
import { updateSisapira } from '#edge/domains/orders/staff/help.ts';
import { affixMeterai } from '#edge/domains/orders/staff/meterai.ts';
import { openAccount } from '#edge/domains/orders/staff/open-account.ts';
import {
  approveRefund,
  confirmRefund,
  reportReturnedRefund,
} from '#edge/domains/orders/staff/refunds.ts';
import { enterCost, updateRegistration } from '#edge/domains/orders/staff/registration.ts';
import { settleAttention } from '#edge/domains/orders/staff/settle.ts';
import { paymentJobs } from '#edge/domains/payments/index.ts';
import { CONTRACT_HASH } from '#tests/support/contract-hash.ts';
import type { OrderShop } from './order-shop.ts';
import { papersHandedIn } from './papers-handed-in.ts';
import { plateOf } from './plate-of.ts';

/** Something that somebody does to an order, or that happens to it. `pick` chooses where there is a choice. */
export type Step = (shop: OrderShop, loaded: Loaded, pick: number) => Promise<unknown>;

const STAFF = ['cus_staff', 'cus_admin'] as const;
const staffOf = (pick: number): string => STAFF[pick % STAFF.length] ?? '';
const [FIRST] = STAFF;

const decisionOn = ({ order }: Loaded) => ({ id: order.id, expectedVersion: null });
const photoBy = async (shop: OrderShop): Promise<string> => {
  const photo = await shop.card(FIRST);
  await shop.deps.db.primary.execute({
    sql: `UPDATE upload SET purpose = 'DELIVERY' WHERE id = ?`,
    args: [photo],
  });
  return photo;
};

/** One of the order's refunds, by turns. */
const refundBy = ({ refunds }: Loaded, pick: number) => refunds[pick % Math.max(1, refunds.length)];

const job =
  (kind: string): Step =>
  async ({ deps }) => {
    const kindOfJob = paymentJobs(orderPayments).find((each) => each.kind === kind);
    if (kindOfJob === undefined) throw new Error(`no job ${kind}`);
    return kindOfJob.run({ id: kind, payload: null, attempts: 1 }, deps);
  };

/** What staff do, and what the clock does for refunds; the names of operations are the wire's. */
export const DESK_STEPS: Readonly<Record<string, Step>> = {
  allocateOrder: ({ deps }, loaded) => allocateOrder(FIRST, decisionOn(loaded), deps),
  approveInstallment: async ({ deps }, l) => {
    await papersHandedIn(deps.db, l.order.id);
    return decideInstallment(FIRST, { ...decisionOn(l), approved: true }, deps);
  },
  rejectInstallment: ({ deps }, l) =>
    decideInstallment(FIRST, { ...decisionOn(l), approved: false, reason: 'Too large.' }, deps),
  signContract: ({ deps }, loaded) =>
    signContract(FIRST, { ...decisionOn(loaded), reference: 'BFI-1', hash: CONTRACT_HASH }, deps),
  rejectContract: ({ deps }, loaded) =>
    rejectContract(FIRST, { ...decisionOn(loaded), reason: 'Not signed.' }, deps),
  processOrder: ({ deps }, loaded) => processOrder(FIRST, decisionOn(loaded), deps),
  shipOrder: ({ deps }, loaded) => shipOrder(FIRST, decisionOn(loaded), deps),
  deliverOrder: async (shop, { order }) => {
    const photo = await photoBy(shop);
    await shop.deps.db.primary.execute('DELETE FROM attempt');
    const { workOrder, passkey } = order;
    return deliverOrder(FIRST, { workOrder, passkey, photo }, { expectedVersion: null }, shop.deps);
  },
  withdrawOrder: ({ deps }, { order: { id } }) =>
    withdrawOrder(
      FIRST,
      { id, reason: 'UNIT_UNAVAILABLE', note: null, expectedVersion: null },
      deps,
    ),
  reportFailedDelivery: ({ deps }, loaded) => {
    const nextOn = dayInJakarta(deps.clock() + 48 * HOUR_MS);
    return reportFailedDelivery(
      FIRST,
      { ...decisionOn(loaded), reason: 'NOBODY_THERE', nextOn },
      deps,
    );
  },
  endUndelivered: ({ deps }, loaded) =>
    endUndelivered(FIRST, { ...decisionOn(loaded), reason: 'HAND_OVER_REFUSED', note: null }, deps),
  approveRefund: async ({ deps }, loaded, pick) => {
    const refund = refundBy(loaded, pick);
    return refund && approveRefund(staffOf(pick), { id: refund.id, expectedVersion: null }, deps);
  },
  confirmRefund: async ({ deps }, loaded, pick) => {
    const refund = refundBy(loaded, pick);
    const decision = { id: refund?.id ?? '', expectedVersion: null, reference: 'BCA 1' };
    return refund && confirmRefund(staffOf(pick), decision, deps);
  },
  reportReturnedRefund: async ({ deps }, loaded, pick) => {
    const refund = refundBy(loaded, pick);
    const decision = { id: refund?.id ?? '', expectedVersion: null, reference: 'BCA returned 1' };
    return refund && reportReturnedRefund(staffOf(pick), decision, deps);
  },
  settleOrderAttention: ({ deps }, loaded, pick) =>
    settleAttention(staffOf(pick), { ...decisionOn(loaded), note: 'Paid by transfer' }, deps),
  updateSisapiraStatus: async ({ deps }, loaded, pick) => {
    const next = NEXT_SISAPIRA[sisapiraOf(loaded.order) ?? 'DISBURSED'];
    const status = next[pick % Math.max(1, next.length)];
    return status && updateSisapira(FIRST, { ...decisionOn(loaded), status }, deps);
  },
  enterRegistrationCost: async (shop, loaded) => {
    const cost = { costId: newId('cst'), label: 'STNK', amount: 385_000 };
    const receipt = await photoBy(shop);
    return enterCost(FIRST, { ...decisionOn(loaded), ...cost, receipt }, shop.deps);
  },
  updateRegistration: ({ deps }, loaded, pick) => {
    const item = (['STNK', 'TNKB', 'BPKB'] as const)[pick % 3] ?? 'STNK';
    const progress: Progress = pick % 2 === 0 ? 'READY' : 'COLLECTED';
    // Now and then none, and one that another order may have.
    const numbers = [plateOf(loaded.order.code), 'B 1 WLK', null, plateOf(loaded.order.id)];
    const plateNumber = item === 'BPKB' ? null : (numbers[pick % numbers.length] ?? null);
    const paper = { item, progress, plateNumber };
    return updateRegistration(FIRST, { ...decisionOn(loaded), ...paper }, deps);
  },
  affixMeterai: ({ deps }, loaded) => {
    const stamp = { code: loaded.receipts[0]?.code ?? 'NONE', serial: loaded.order.id };
    return affixMeterai(FIRST, { ...decisionOn(loaded), ...stamp }, deps);
  },
  revealOrderOwner: async ({ deps }, { order: { id } }) => {
    await deps.db.primary.execute('DELETE FROM attempt');
    return openOwner(FIRST, { id, reason: 'A call' }, deps);
  },
  revealRefundAccount: async ({ deps }, loaded, pick) => {
    await deps.db.primary.execute('DELETE FROM attempt');
    return openAccount(FIRST, { id: refundBy(loaded, pick)?.id ?? '', reason: 'A call' }, deps);
  },
  'payments.pursue-refunds': job('payments.pursue-refunds'),
  'payments.close-windows': job('payments.close-windows'),
  'payments.ask-silent': job('payments.ask-silent'),
};
