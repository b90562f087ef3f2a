import * as v from 'valibot';
import { requestRefundInput } from '#edge/contract/orders/after-placing.ts';
import { sealBank, setRefundDestination } from '#edge/domains/payments/index.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import { type Acting, act, doingAs, NOT_FOUND } from './act.ts';
import type { OrderError } from './error.ts';
import type { Loaded } from './load.ts';
import { refundStatements, returnedToOrder } from './money.ts';
import { changeOrder, type Doing, entryOf } from './move.ts';
import type { Statements } from './order.sql.ts';
import { inputFaults } from './place-order.ts';

/** What a transfer that came back has left is asked for once more, to another account. */
const askAgain = (loaded: Loaded, destination: string, doing: Doing): Statements =>
  refundStatements(
    loaded,
    {
      amount: returnedToOrder(loaded),
      reason: 'TRANSFER_RETURNED',
      destination,
      byBank: true,
    },
    doing,
  );

/**
 * Where refunds go that wait for a bank account, and what a bank sent back. Given again before they are
 * approved, the last word holds.
 */
export const giveRefundAccount = async (
  customerId: string,
  raw: unknown,
  deps: Acting,
): Promise<Result<Loaded, OrderError>> => {
  const parsed = v.safeParse(requestRefundInput, raw);
  if (!parsed.success) return err(inputFaults(parsed.issues));
  const { orderId: id, bank } = parsed.output;
  const destination = await sealBank(deps.cipher, id, bank);
  return act(id, deps, (loaded) => {
    const { order, refunds } = loaded;
    if (order.customerId !== customerId) return err(NOT_FOUND);
    const doing = doingAs('customer', customerId, deps);
    const waiting = refunds.filter(({ state, route }) => state === 'REQUESTED' && route === 'BANK');
    const again = askAgain(loaded, destination, doing);
    if (waiting.length === 0 && again.length === 0)
      return err({ code: 'ORDER_PAYMENT_STATE', reason: 'no refund waits' });
    return ok([
      ...changeOrder(order, {}, doing.now),
      ...waiting.flatMap((refund) =>
        setRefundDestination({ id: refund.id, destination, now: doing.now }),
      ),
      entryOf(order, { kind: 'ORDER_MODIFIED', note: 'REFUND_ACCOUNT' }, doing),
      ...again,
    ]);
  });
};
