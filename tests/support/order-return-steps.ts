import { newId } from '#edge/contract/ids.ts';
import { handOverItems } from '#edge/domains/orders/hand-over/hand-over.ts';
import { issueReceipt } from '#edge/domains/orders/receipt/issue.ts';
import { decideReturn, withdrawReturn } from '#edge/domains/orders/returns/decide.ts';
import { lapseReturns } from '#edge/domains/orders/returns/jobs.ts';
import { receiveReturn } from '#edge/domains/orders/returns/receive.ts';
import { requestReturn } from '#edge/domains/orders/returns/request.ts';
import { takeOutItems } from '#edge/domains/orders/returns/take-out.ts';
import { memoryFiles } from './goods-returns.ts';
import type { Step } from './order-desk-steps.ts';

const BUYER = 'cus_owner';
const STAFF = 'cus_staff';

const one = { position: 0, quantity: 1 };
const decisionOn = ({ order: { id } }: Parameters<Step>[1]) => ({ id, expectedVersion: null });
/** One of the order's returns, by turns. */
const returnBy = ({ returns }: Parameters<Step>[1], pick: number): string =>
  returns[pick % Math.max(1, returns.length)]?.id ?? newId('grt');

/** What customer, staff and clock do about goods that go back; the names of operations are the wire's. */
export const RETURN_STEPS: Readonly<Record<string, Step>> = {
  requestGoodsReturn: ({ deps }, { order }) =>
    requestReturn(
      BUYER,
      { id: newId('grt'), orderId: order.id, lines: [one], reason: 'CHANGED_MIND', photos: [] },
      deps,
    ),
  withdrawGoodsReturn: ({ deps }, loaded, pick) =>
    withdrawReturn(BUYER, returnBy(loaded, pick), deps),
  decideGoodsReturn: ({ deps }, loaded, pick) => {
    const decision = {
      returnId: returnBy(loaded, pick),
      accepted: pick % 4 > 0,
      answer: 'It was worn',
    };
    return decideReturn(STAFF, decision, decisionOn(loaded), deps);
  },
  receiveGoodsReturn: ({ deps }, loaded, pick) => {
    const decision = { returnId: returnBy(loaded, pick), isRestocked: pick % 2 === 0 };
    return receiveReturn(STAFF, decision, decisionOn(loaded), deps);
  },
  withdrawOrderItems: async ({ deps }, loaded) => {
    const withFiles = { ...deps, files: memoryFiles() };
    for (const { id } of loaded.attempts) {
      const statements = await issueReceipt(id, withFiles);
      if (statements.length > 0) await deps.db.write(statements);
    }
    const decision = { returnId: newId('grt'), lines: [one], reason: 'NOT_ON_THE_SHELF' };
    return takeOutItems(STAFF, decision, decisionOn(loaded), deps);
  },
  handOverOrderItems: ({ deps }, loaded) =>
    handOverItems(STAFF, { parcelId: newId('gho'), lines: [one] }, decisionOn(loaded), deps),
  'orders.lapse-returns': ({ deps }) =>
    lapseReturns.run({ id: 'lapse', payload: null, attempts: 1 }, deps),
};
