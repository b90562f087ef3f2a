import * as v from 'valibot';
import { requestRefundInput } from '#edge/contract/orders/after-placing.ts';
import { setRefundDestination } from '#edge/domains/payments/index.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import { type Acting, act, doingAs, NOT_FOUND } from './act.ts';
import { sealBank } from './cancel.ts';
import type { OrderError } from './error.ts';
import type { Loaded } from './load.ts';
import { changeOrder, entryOf } from './move.ts';
import { inputFaults } from './place-order.ts';

/** Where refunds go that wait for a bank account. Given again before they are approved, the last word holds. */
export const giveRefundAccount = async (
  customerId: string,
  raw: unknown,
  deps: Acting,
): Promise<Result<Loaded, OrderError>> => {
  const parsed = v.safeParse(requestRefundInput, raw);
  if (!parsed.success) return err(inputFaults(parsed.issues));
  const { orderId: id, bank } = parsed.output;
  const destination = await sealBank(deps.cipher, id, bank);
  return act(id, deps, ({ order, refunds }) => {
    if (order.customerId !== customerId) return err(NOT_FOUND);
    const waiting = refunds.filter(({ state, route }) => state === 'REQUESTED' && route === 'BANK');
    if (waiting.length === 0)
      return err({ code: 'ORDER_PAYMENT_STATE', reason: 'no refund waits' });
    const doing = doingAs('customer', customerId, deps);
    return ok([
      ...changeOrder(order, {}, doing.now),
      ...waiting.flatMap((refund) =>
        setRefundDestination({ id: refund.id, destination, now: doing.now }),
      ),
      entryOf(order, { kind: 'ORDER_MODIFIED', note: 'REFUND_ACCOUNT' }, doing),
    ]);
  });
};
