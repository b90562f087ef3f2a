import { NEXT_SISAPIRA, type SisapiraStatus } from '#edge/contract/orders/sisapira.ts';
import { openComplaintIn } from '#web/domains/orders/complaints/standing.ts';
import type { GoodsReturn } from '#web/domains/orders/returns/return-facts.tsx';
import type { DeskOrderFragment } from '#web/platform/graphql/generated/main.ts';
import type { PaperStep } from './paper-words.ts';
import { type RefundStep, refundStepsOf } from './refund-steps.ts';
import { type DeskStep, stepsOf } from './steps.ts';

/** What can be done with an order now: by it a card shows its buttons, and a dialog that is open keeps its own. */
type Desk = DeskOrderFragment;
type Attention = Desk['row']['attentions'][number];
type Paper = Desk['row']['order']['registration'][number];
export type ReturnStep = 'accept' | 'refuse' | 'receive';

export const hasStep = (desk: Desk, step: DeskStep): boolean => {
  const { next, others } = stepsOf(desk);
  return next === step || others.includes(step);
};

/** What the next step of the order ends, so that nobody marks it as settled. */
const LEAVE_BY_THEMSELVES: readonly Attention[] = [
  'DECISION_OVERDUE',
  'REFUND_LATE',
  'COMPLAINT_LATE',
  'RETURN_WAITS',
];

export const canSettle = ({ may }: Desk, attention: Attention): boolean =>
  may.includes('settleOrderAttention') && !LEAVE_BY_THEMSELVES.includes(attention);

export const canSettleAny = (desk: Desk): boolean =>
  desk.row.attentions.some((attention) => canSettle(desk, attention));

export const canAnswer = ({ may, row }: Desk): boolean =>
  may.includes('answerComplaint') && openComplaintIn(row.order) !== undefined;

export const isOnItsWay = ({ row }: Desk): boolean => row.order.state === 'SHIPPING';

export const canIssueLink = (desk: Desk): boolean =>
  isOnItsWay(desk) && desk.may.includes('issueDeliveryLink');

export const hasOpenLink = (desk: Desk): boolean =>
  isOnItsWay(desk) && desk.courierLink?.endedAt === null;

export const canRevokeLink = (desk: Desk): boolean =>
  hasOpenLink(desk) && desk.may.includes('revokeDeliveryLink');

/** A paper goes on until it is collected; the number of its plate is corrected, or entered where it lacks. */
export const paperStepsOf = (
  { may }: Desk,
  { item, progress, plateNumber }: Pick<Paper, 'item' | 'progress' | 'plateNumber'>,
): readonly PaperStep[] => {
  if (!may.includes('updateRegistration')) return [];
  const next = progress === 'READY' ? 'COLLECTED' : 'READY';
  const hasNumber = item === 'TNKB' && (plateNumber != null || progress !== 'PROCESSING');
  return [
    ...(progress === 'COLLECTED' ? [] : [{ item, progress: next, isNumber: false } as const]),
    ...(hasNumber ? [{ item, progress, isNumber: true }] : []),
  ];
};

export const hasPaperStep = (desk: Desk, step: PaperStep): boolean =>
  desk.row.order.registration
    .flatMap((paper) => paperStepsOf(desk, paper))
    .some(
      ({ item, progress, isNumber }) =>
        item === step.item && progress === step.progress && isNumber === step.isNumber,
    );

const COST_STATES = ['PAYMENT_SETTLED', 'SHIPPED', 'SHIPPING', 'DELIVERED'];

export const canAddCost = ({ may, row: { order } }: Desk): boolean =>
  may.includes('updateRegistration') &&
  order.phase === 'FINAL' &&
  COST_STATES.includes(order.state);

/** What the programme can say next. */
export const helpChoicesOf = ({ may, row: { order } }: Desk): readonly SisapiraStatus[] => {
  const { sisapiraStatus: status = null, state } = order;
  const canDecide = may.includes('updateSisapiraStatus') && state !== 'CANCELLED';
  return status !== null && canDecide ? NEXT_SISAPIRA[status] : [];
};

/** @param now null where it is not measured yet */
export const canChangeInvoice = ({ may, row }: Desk, now: number | null): boolean => {
  const { invoice } = row.order;
  if (invoice === undefined || !may.includes('changeInvoiceAddress')) return false;
  return now === null || now < Date.parse(invoice.addressUntil);
};

export const canAffix = ({ may, row }: Desk, code: string): boolean =>
  may.includes('affixMeterai') &&
  (row.order.receipts ?? []).some((each) => each.code === code && each.meterai === 'REQUIRED');

export const hasRefundStep = ({ may, refunds }: Desk, id: string, step: RefundStep): boolean =>
  may.includes('approveRefund') &&
  refunds.some((refund) => refund.id === id && refundStepsOf(refund).includes(step));

export const returnStepsOf = ({ may }: Desk, { state }: GoodsReturn): readonly ReturnStep[] => {
  const decides = may.includes('decideGoodsReturn');
  if (state === 'REQUESTED') return decides ? ['accept', 'refuse'] : [];
  if (state !== 'ACCEPTED') return [];
  return [
    ...(may.includes('receiveGoodsReturn') ? (['receive'] as const) : []),
    ...(decides ? (['refuse'] as const) : []),
  ];
};

export const hasReturnStep = (desk: Desk, id: string, step: ReturnStep): boolean =>
  (desk.row.order.returns ?? []).some(
    (row) => row.id === id && returnStepsOf(desk, row).includes(step),
  );

export const canTakeOut = ({ may, row: { order } }: Desk): boolean =>
  may.includes('withdrawOrderItems') &&
  (order.state === 'PAYMENT_SETTLED' || order.state === 'SHIPPED');
