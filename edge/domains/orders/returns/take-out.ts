import * as v from 'valibot';
import { type PriceLine, totalOf, withoutVat } from '#edge/contract/orders/price-lines.ts';
import { RETURN_EFFECTS } from '#edge/contract/orders/return-machine.ts';
import { takeOutInput } from '#edge/contract/orders/returns.ts';
import { type Acting, act, doingAs, NOT_FOUND, noMove } from '#edge/domains/orders/act.ts';
import type { OrderError } from '#edge/domains/orders/error.ts';
import { offTheShelf, toDeliver } from '#edge/domains/orders/hand-over/pieces.ts';
import { type Loaded, primaryReader } from '#edge/domains/orders/load.ts';
import { refundStatements } from '#edge/domains/orders/money.ts';
import { changeOrder, entryOf } from '#edge/domains/orders/move.ts';
import { inputFaults, lineStatements } from '#edge/domains/orders/place-order.ts';
import {
  CHANGED,
  isChanged,
  isReversible,
  isShort,
  isUnsettled,
  SHORT,
  type StaffDecision,
  UNSETTLED,
  WAIT,
} from '#edge/domains/orders/staff/staff-move.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import { discountOf, leftIn, pricedLines } from './request.ts';
import { orderOfReturn, type ReturnLine, returnLines, returnMover } from './return.sql.ts';

/** Paid, and still at the shop. */
const AT_THE_SHOP = ['PAYMENT_SETTLED', 'SHIPPED'];

/**
 * The price without some of its goods: their tax and their part of the discount go with them, the
 * delivery stays.
 */
const priceWithout = (
  loaded: Pick<Loaded, 'items' | 'lines'>,
  out: readonly ReturnLine[],
): readonly PriceLine[] => {
  const { lines, items } = loaded;
  const of = (key: PriceLine['key']): number => lines.find((line) => line.key === key)?.amount ?? 0;
  const grossOut = out.reduce((sum, { position, quantity }) => {
    const item = items.find((each) => each.position === position);
    return sum + quantity * (item?.unitIdr ?? 0);
  }, 0);
  const paidOut = out.reduce((sum, { amountIdr }) => sum + amountIdr, 0);
  const gross = of('goods') + of('vat') - grossOut;
  const rate = lines.find(({ key }) => key === 'vat')?.basisPoints ?? 0;
  const net = withoutVat(gross, rate);
  const discount = discountOf(loaded) - (grossOut - paidOut);
  const amounts: Partial<Record<PriceLine['key'], number>> = {
    goods: net,
    vat: gross - net,
    coupon: 0 - discount,
  };
  return lines
    .map((line) => ({ ...line, amount: amounts[line.key] ?? line.amount }))
    .filter(({ key, amount }) => amount !== 0 || key === 'goods' || key === 'vat');
};

interface TakingOut {
  readonly returnId: string;
  readonly lines: readonly { readonly position: number; readonly quantity: number }[];
  readonly reason: string;
  readonly answer?: string | null | undefined;
}

/**
 * Staff cannot deliver some of what is paid: the order goes on with the rest at its own price, and what
 * was paid for the others goes back. Not for all of it: that is `withdrawOrder`. A repeat is a success.
 */
export const takeOutItems = async (
  staffId: string,
  raw: TakingOut,
  decision: StaffDecision,
  deps: Acting,
): Promise<Result<Loaded, OrderError>> => {
  const parsed = v.safeParse(takeOutInput, raw);
  if (!parsed.success) return err(inputFaults(parsed.issues));
  const { returnId, lines: wanted, reason, answer } = parsed.output;
  const read = primaryReader(deps.db);
  return act(decision.id, deps, async (loaded) => {
    const { order, returns, receipts, attempts } = loaded;
    if (returns.some(({ id }) => id === returnId)) return ok([]);
    if (order.kind !== 'GOODS') return err(NOT_FOUND);
    if (!AT_THE_SHOP.includes(order.state)) return err(noMove(loaded, 'withdrawOrderItems'));
    if (isChanged(loaded, decision)) return err(CHANGED);
    const doing = doingAs('staff', staffId, deps);
    const { now } = doing;
    // What was paid is on a receipt first, at the price it was paid for.
    const paidTimes = attempts.filter(({ state }) => state === 'SETTLED').length;
    if (isReversible(loaded, now) || receipts.length < paidTimes) return err(WAIT);
    if (isUnsettled(loaded)) return err(UNSETTLED);
    if (isShort(loaded)) return err(SHORT);
    const items = leftIn(loaded);
    const waiting = toDeliver(loaded);
    const priced = pricedLines(items, wanted, waiting);
    if (!priced.ok) return priced;
    const isAll = items.every(
      ({ position, left }) =>
        left === (wanted.find((line) => line.position === position)?.quantity ?? 0),
    );
    if (isAll) return err({ code: 'ORDER_RETURN_EVERYTHING' });
    const [elsewhere] = await read(orderOfReturn({ id: returnId }));
    // Sent twice at once: the other one came in after the order was read.
    if (elsewhere?.orderId === order.id) return ok([]);
    if (elsewhere !== undefined) return err({ code: 'ORDER_ID_TAKEN' });
    const left = priceWithout(loaded, priced.value);
    const totalIdr = totalOf(left);
    const amountIdr = order.totalIdr - totalIdr;
    const lineRevision = order.lineRevision + 1;
    const requiredIdr = order.requiredIdr - amountIdr;
    return ok([
      ...changeOrder(order, { totalIdr, requiredIdr, lineRevision }, now),
      ...returnMover.insert(
        'takeOut',
        {
          id: returnId,
          orderId: order.id,
          reason,
          answer: answer || null,
          createdAt: now,
          updatedAt: now,
        },
        {
          [RETURN_EFFECTS.lines]: returnLines({ returnId, orderId: order.id }, priced.value),
          [RETURN_EFFECTS.price]: [
            lineStatements(order.id, lineRevision, left),
            ...offTheShelf(loaded, priced.value),
          ],
          [RETURN_EFFECTS.refund]:
            amountIdr === 0 ? [] : refundStatements(loaded, { amount: amountIdr, reason }, doing),
        },
      ),
      entryOf(order, { kind: 'ORDER_RETURN', amountIdr, note: 'ITEMS_TAKEN_OUT' }, doing),
    ]);
  });
};
