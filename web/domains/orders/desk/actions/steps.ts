import { ORDER_MACHINE, ORDER_MOVES } from '#edge/contract/orders/machine.ts';
import { lineStanding } from '#web/domains/orders/returns/line-standing.ts';
import type { DeskOrderFragment } from '#web/platform/graphql/generated/main.ts';

/** What staff can do with an order, the way onward first. */
const DESK_STEPS = [
  'allocate',
  'approveInstallment',
  'signContract',
  'process',
  'ship',
  'deliver',
  'deliverPart',
  'rejectInstallment',
  'rejectContract',
  'failDelivery',
  'change',
  'endUndelivered',
  'withdraw',
] as const;
export type DeskStep = (typeof DESK_STEPS)[number];

const ONWARD: readonly DeskStep[] = DESK_STEPS.slice(0, DESK_STEPS.indexOf('deliverPart'));

/** The operation of a step; several moves may stand for one. */
const OPERATIONS: Readonly<Record<Exclude<DeskStep, 'signContract' | 'deliverPart'>, string>> = {
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

/** Pieces of goods that came to their buyer, and those still to come. */
const piecesOf = ({ row: { order } }: DeskOrderFragment): { came: number; waiting: number } => {
  const standings = (order.items ?? []).map(lineStanding);
  const sum = (of: 'received' | 'waiting'): number =>
    standings.reduce((total, standing) => total + (standing?.[of] ?? 0), 0);
  return { came: sum('received'), waiting: sum('waiting') };
};

/** The last piece is handed over with the order itself, against its passkey. */
const comesInParts = (desk: DeskOrderFragment): boolean =>
  ['SHIPPED', 'SHIPPING'].includes(desk.row.order.state) &&
  desk.may.includes('handOverOrderItems') &&
  piecesOf(desk).waiting > 1;

/** What a hand-over is of: all goods at once, what is left of them, or the one thing there is. */
export const handOverOf = (desk: DeskOrderFragment): 'all' | 'rest' | 'it' => {
  if (desk.row.order.kind !== 'GOODS') return 'it';
  const { came, waiting } = piecesOf(desk);
  if (came > 0) return 'rest';
  return waiting > 1 ? 'all' : 'it';
};

/** Steps that are no move of the order by themselves. */
const BESIDE_MOVES = { signContract: waitsForContract, deliverPart: comesInParts };

/** The steps there are now, and the one that leads on. */
export const stepsOf = (
  desk: DeskOrderFragment,
): { readonly next: DeskStep | null; readonly others: readonly DeskStep[] } => {
  const operations = ORDER_MOVES.filter((move) => desk.row.moves.includes(move)).flatMap(
    (move): readonly string[] => ORDER_MACHINE.moves[move].triggers,
  );
  const there = DESK_STEPS.filter((step) =>
    step === 'signContract' || step === 'deliverPart'
      ? BESIDE_MOVES[step](desk)
      : operations.includes(OPERATIONS[step]),
  );
  const next = there.find((step) => ONWARD.includes(step)) ?? null;
  return { next, others: there.filter((step) => step !== next) };
};
