import * as v from 'valibot';
import { canMove } from '#edge/contract/machine.ts';
import { RETURN_EFFECTS, returnMachine } from '#edge/contract/orders/return-machine.ts';
import { receiveReturnInput } from '#edge/contract/orders/returns.ts';
import { accountId } from '#edge/contract/payments/ledger.ts';
import { type Acting, act, doingAs, NOT_FOUND } from '#edge/domains/orders/act.ts';
import type { OrderError } from '#edge/domains/orders/error.ts';
import type { Loaded } from '#edge/domains/orders/load.ts';
import { refundParts, refundStatements } from '#edge/domains/orders/money.ts';
import { changeOrder, type Doing, entryOf } from '#edge/domains/orders/move.ts';
import type { Statements } from '#edge/domains/orders/order.sql.ts';
import { inputFaults } from '#edge/domains/orders/place-order.ts';
import {
  CHANGED,
  isChanged,
  isUnsettled,
  type StaffDecision,
  UNSETTLED,
} from '#edge/domains/orders/staff/staff-move.ts';
import { post } from '#edge/domains/payments/index.ts';
import { restockGoods } from '#edge/domains/shop/index.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import { against, sumOf } from './decide.ts';
import { type ReturnRow, returnMover } from './return.sql.ts';

/**
 * What was sold goes back to the order, and from there to the customer; no more than banks have left of
 * what was paid.
 */
const paidBack = (
  loaded: Loaded,
  row: ReturnRow,
  doing: Doing,
): { readonly amountIdr: number; readonly statements: Statements } => {
  const { order } = loaded;
  const { now, ids } = doing;
  const amountIdr = refundParts(loaded, sumOf(row), now).reduce(
    (sum, part) => sum + part.amountIdr,
    0,
  );
  if (amountIdr === 0) return { amountIdr, statements: [] };
  const statements = [
    ...post({
      id: ids('trf'),
      key: `return:${row.id}`,
      code: 'sale_returned',
      debit: accountId('revenue'),
      credit: accountId('order', order.id),
      amountIdr,
      ref: order.id,
      eventAt: now,
      now,
    }),
    ...refundStatements(loaded, { amount: amountIdr, reason: row.reason }, doing),
  ];
  return { amountIdr, statements };
};

/** Goods that can be sold again stand where the order came from. */
const onTheShelf = ({ order, items }: Loaded, { lines }: ReturnRow): Statements =>
  lines.flatMap(({ position, quantity }) => {
    const item = items.find((each) => each.position === position);
    return item === undefined
      ? []
      : [restockGoods({ variantId: item.variantId, dealerSlug: order.dealerSlug, quantity })];
  });

/** The goods are back: their refund is asked for, in the same batch. A repeat is a success. */
export const receiveReturn = async (
  staffId: string,
  raw: { readonly returnId: string; readonly isRestocked: boolean },
  decision: StaffDecision,
  deps: Acting,
): Promise<Result<Loaded, OrderError>> => {
  const parsed = v.safeParse(receiveReturnInput, raw);
  if (!parsed.success) return err(inputFaults(parsed.issues));
  const { returnId, isRestocked } = parsed.output;
  return act(decision.id, deps, (loaded) => {
    const { order } = loaded;
    const row = loaded.returns.find(({ id }) => id === returnId);
    if (row === undefined) return err(NOT_FOUND);
    if (!canMove(returnMachine, 'receive', row.state)) return against(row, 'receive');
    if (isChanged(loaded, decision)) return err(CHANGED);
    if (isUnsettled(loaded)) return err(UNSETTLED);
    const doing = doingAs('staff', staffId, deps);
    const { amountIdr, statements } = paidBack(loaded, row, doing);
    return ok([
      ...changeOrder(order, {}, doing.now),
      ...returnMover.move('receive', {
        id: row.id,
        set: { isRestocked, updatedAt: doing.now },
        effects: {
          [RETURN_EFFECTS.refund]: statements,
          [RETURN_EFFECTS.shelf]: isRestocked ? onTheShelf(loaded, row) : [],
        },
      }),
      entryOf(order, { kind: 'ORDER_RETURN', amountIdr, note: 'RETURN_REFUNDED' }, doing),
    ]);
  });
};
