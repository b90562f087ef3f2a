import * as v from 'valibot';
import { canMove } from '#edge/contract/machine.ts';
import type { HistoryNote } from '#edge/contract/orders/history.ts';
import { type ReturnMove, returnMachine } from '#edge/contract/orders/return-machine.ts';
import { decideReturnInput, RETURN_LIMITS } from '#edge/contract/orders/returns.ts';
import { type Acting, act, doingAs, NOT_FOUND } from '#edge/domains/orders/act.ts';
import type { OrderError } from '#edge/domains/orders/error.ts';
import { type Loaded, primaryReader } from '#edge/domains/orders/load.ts';
import { changeOrder, type Doing, entryOf } from '#edge/domains/orders/move.ts';
import type { Statements } from '#edge/domains/orders/order.sql.ts';
import { inputFaults } from '#edge/domains/orders/place-order.ts';
import { CHANGED, isChanged, type StaffDecision } from '#edge/domains/orders/staff/staff-move.ts';
import type { Deps } from '#edge/platform/deps.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import { orderOfReturn, type ReturnRow, returnMover } from './return.sql.ts';

/** A return that is not where the move begins; where the move leads already, a repeat is a success. */
export const against = (row: ReturnRow, move: ReturnMove): Result<Statements, OrderError> =>
  row.state === returnMachine.moves[move].to ? ok([]) : err({ code: 'ORDER_RETURN_CLOSED' });

export const sumOf = ({ lines, deliveryIdr }: Pick<ReturnRow, 'lines' | 'deliveryIdr'>): number =>
  lines.reduce((sum, { amountIdr }) => sum + amountIdr, deliveryIdr);

/** A move that writes nothing but the return and the history of its order. */
const moveReturn = (
  { order }: Pick<Loaded, 'order'>,
  row: ReturnRow,
  {
    move,
    note,
    set = {},
  }: {
    readonly move: 'accept' | 'refuse' | 'withdraw' | 'lapse';
    readonly note: HistoryNote;
    readonly set?: { readonly answer?: string | null; readonly backByAt?: number };
  },
  doing: Doing,
): Statements => [
  ...changeOrder(order, {}, doing.now),
  ...returnMover.move(move, { id: row.id, set: { ...set, updatedAt: doing.now } }),
  entryOf(order, { kind: 'ORDER_RETURN', amountIdr: sumOf(row), note }, doing),
];

/** Staff accept a return, or refuse it with a reason that the customer reads. A repeat is a success. */
export const decideReturn = async (
  staffId: string,
  raw: {
    readonly returnId: string;
    readonly accepted: boolean;
    readonly answer?: string | null | undefined;
  },
  decision: StaffDecision,
  deps: Acting,
): Promise<Result<Loaded, OrderError>> => {
  const parsed = v.safeParse(decideReturnInput, raw);
  if (!parsed.success) return err(inputFaults(parsed.issues));
  const { returnId, accepted, answer } = parsed.output;
  const move = accepted ? 'accept' : 'refuse';
  return act(decision.id, deps, (loaded) => {
    const row = loaded.returns.find(({ id }) => id === returnId);
    if (row === undefined) return err(NOT_FOUND);
    if (!canMove(returnMachine, move, row.state)) return against(row, move);
    if (isChanged(loaded, decision)) return err(CHANGED);
    const doing = doingAs('staff', staffId, deps);
    const set = {
      answer: answer || null,
      ...(accepted && { backByAt: doing.now + RETURN_LIMITS.backWithinMs }),
    };
    const note = accepted ? 'RETURN_ACCEPTED' : 'RETURN_REFUSED';
    return ok(moveReturn(loaded, row, { move, note, set }, doing));
  });
};

/** The customer keeps the goods after all. A repeat is a success. */
export const withdrawReturn = async (
  customerId: string,
  id: string,
  deps: Acting,
): Promise<Result<Loaded, OrderError>> => {
  const [match] = await primaryReader(deps.db)(orderOfReturn({ id }));
  if (match === undefined) return err(NOT_FOUND);
  return act(match.orderId, deps, (loaded) => {
    const row = loaded.returns.find((each) => each.id === id);
    if (row === undefined || loaded.order.customerId !== customerId) return err(NOT_FOUND);
    if (!canMove(returnMachine, 'withdraw', row.state)) return against(row, 'withdraw');
    const doing = doingAs('customer', customerId, deps);
    return ok(moveReturn(loaded, row, { move: 'withdraw', note: 'RETURN_WITHDRAWN' }, doing));
  });
};

/** An accepted return whose goods did not come back in time is over. */
export const lapseReturn = async (
  { id, orderId }: { readonly id: string; readonly orderId: string },
  deps: Deps,
): Promise<void> => {
  await act(orderId, deps, (loaded) => {
    const row = loaded.returns.find((each) => each.id === id);
    const doing = doingAs('clock', null, deps);
    if (row?.state !== 'ACCEPTED' || (row.backByAt ?? Infinity) > doing.now) return ok([]);
    return ok(moveReturn(loaded, row, { move: 'lapse', note: 'RETURN_WITHDRAWN' }, doing));
  });
};
