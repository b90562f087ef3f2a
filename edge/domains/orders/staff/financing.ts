import { type Acting, act, doingAs } from '#edge/domains/orders/act.ts';
import { changeOrder, entryOf, moveOrder } from '#edge/domains/orders/move.ts';
import { unwindStatements } from '#edge/domains/orders/unwind.ts';
import { err, ok } from '#edge/platform/result.ts';
import { CHANGED, isChanged, type StaffDecision, staffMove } from './staff-move.ts';

/** Writes down what the financing company decided. */
export const decideInstallment = (
  staffId: string,
  decision: StaffDecision & { readonly approved: boolean },
  deps: Acting,
) =>
  staffMove(
    decision.approved ? 'approveInstallment' : 'rejectInstallment',
    decision,
    deps,
    ({ order }, move) => {
      const doing = doingAs('staff', staffId, deps);
      const installment = order.installment && { ...order.installment, decidedAt: doing.now };
      return ok(moveOrder(order, move, doing, { columns: { installment } }));
    },
    ({ order }) =>
      order.state === (decision.approved ? 'INSTALLMENT_APPROVED' : 'INSTALLMENT_REJECTED'),
  );

/** The customer has signed with the financing company; the reference is the company's. */
export const signContract = (
  staffId: string,
  decision: StaffDecision & { readonly reference: string },
  deps: Acting,
) =>
  act(decision.id, deps, (loaded) => {
    const { order } = loaded;
    const { reference } = decision;
    if (order.contractSignedAt !== null && order.contractReference === reference) return ok([]);
    const waits =
      order.state === 'PAYMENT_SETTLED' &&
      order.phase === 'FINAL' &&
      order.paymentOption === 'INSTALLMENT' &&
      order.contractSignedAt === null;
    if (!waits) return err({ code: 'ORDER_STATE_TRANSITION', fromState: order.state });
    if (isChanged(loaded, decision)) return err(CHANGED);
    const doing = doingAs('staff', staffId, deps);
    return ok([
      ...changeOrder(
        order,
        { contractSignedAt: doing.now, contractReference: reference },
        doing.now,
      ),
      entryOf(order, { kind: 'ORDER_MODIFIED', note: 'CONTRACT_SIGNED' }, doing),
    ]);
  });

/** The financing company does not sign: the down payment goes back, the booking fee is kept. */
export const rejectContract = (staffId: string, decision: StaffDecision, deps: Acting) =>
  staffMove(
    'rejectContract',
    decision,
    deps,
    (loaded, move) =>
      ok(
        unwindStatements(
          loaded,
          move,
          { reason: 'OTHER', columns: { requiredIdr: loaded.order.bookingFeeIdr } },
          doingAs('staff', staffId, deps),
        ),
      ),
    ({ order }) => order.state === 'INSTALLMENT_CANCELED',
  );
