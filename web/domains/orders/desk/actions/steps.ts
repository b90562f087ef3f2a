import { ORDER_MACHINE, ORDER_MOVES } from '#edge/contract/orders/machine.ts';
import type { DeskOrderFragment } from '#web/platform/graphql/generated/main.ts';

/** What staff can do with an order, the way onward first. */
const DESK_STEPS = [
  'allocate',
  'approveInstallment',
  'signContract',
  'process',
  'ship',
  'deliver',
  'rejectInstallment',
  'rejectContract',
  'failDelivery',
  'change',
  'endUndelivered',
  'withdraw',
] as const;
export type DeskStep = (typeof DESK_STEPS)[number];

const ONWARD: readonly DeskStep[] = DESK_STEPS.slice(0, DESK_STEPS.indexOf('rejectInstallment'));

/** The operation of a step; several moves may stand for one. */
const OPERATIONS: Readonly<Record<Exclude<DeskStep, 'signContract'>, string>> = {
  allocate: 'allocateOrder',
  approveInstallment: 'approveInstallment',
  process: 'processOrder',
  ship: 'shipOrder',
  deliver: 'deliverOrder',
  rejectInstallment: 'rejectInstallment',
  rejectContract: 'rejectContract',
  failDelivery: 'reportFailedDelivery',
  change: 'changeOrderForCustomer',
  endUndelivered: 'endUndelivered',
  withdraw: 'withdrawOrder',
};

const waitsForContract = ({ may, row: { order } }: DeskOrderFragment): boolean =>
  may.includes('signContract') &&
  order.state === 'PAYMENT_SETTLED' &&
  order.phase === 'FINAL' &&
  order.installment !== null &&
  order.installment.contractSignedAt === null &&
  order.installment.application?.byHand !== false;

/** The steps there are now, and the one that leads on. */
export const stepsOf = (
  desk: DeskOrderFragment,
): { readonly next: DeskStep | null; readonly others: readonly DeskStep[] } => {
  const operations = ORDER_MOVES.filter((move) => desk.row.moves.includes(move)).flatMap(
    (move): readonly string[] => ORDER_MACHINE.moves[move].triggers,
  );
  const there = DESK_STEPS.filter((step) =>
    step === 'signContract' ? waitsForContract(desk) : operations.includes(OPERATIONS[step]),
  );
  const next = there.find((step) => ONWARD.includes(step)) ?? null;
  return { next, others: there.filter((step) => step !== next) };
};
