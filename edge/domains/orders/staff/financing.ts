import { type Acting, act, doingAs } from '#edge/domains/orders/act.ts';
import type { OrderError } from '#edge/domains/orders/error.ts';
import { changeApplication } from '#edge/domains/orders/financing/application.sql.ts';
import { currentApplication } from '#edge/domains/orders/financing/view.ts';
import type { Loaded } from '#edge/domains/orders/load.ts';
import { changeOrder, entryOf, moveOrder } from '#edge/domains/orders/move.ts';
import type { Statements } from '#edge/domains/orders/order.sql.ts';
import { unwindStatements } from '#edge/domains/orders/unwind.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import { CHANGED, isChanged, type StaffDecision, staffMove } from './staff-move.ts';

/** What staff write down stands with the application too; orders from before there were any have none. */
const onApplication = (
  loaded: Loaded,
  columns: Parameters<typeof changeApplication>[1],
  now: number,
): Result<Statements, OrderError> => {
  const application = currentApplication(loaded);
  if (application === null) return ok([]);
  // Two who decide would contradict each other sooner or later.
  if (application.route === 'API') return err({ code: 'ORDER_FINANCING_BY_COMPANY' });
  return ok(changeApplication(application.id, columns, now));
};

/** Writes down what a financing company without an API decided. */
export const decideInstallment = (
  staffId: string,
  decision: StaffDecision & {
    readonly approved: boolean;
    /** Why the company rejects; the customer reads it. */
    readonly reason?: string;
  },
  deps: Acting,
) =>
  staffMove(
    decision.approved ? 'approveInstallment' : 'rejectInstallment',
    decision,
    deps,
    (loaded, move) => {
      const { order } = loaded;
      const doing = doingAs('staff', staffId, deps);
      const { now } = doing;
      const reason = decision.reason ?? null;
      // Nobody asks a company without the papers and the customer's consent to pass them on.
      if (decision.approved && currentApplication(loaded)?.submittedAt === null)
        return err({
          code: 'ORDER_STATE_TRANSITION',
          fromState: order.state,
          reason: 'documents',
        });
      const written = onApplication(
        loaded,
        {
          decision: decision.approved ? 'APPROVED' : 'REJECTED',
          decidedAt: now,
          decidedBy: staffId,
          reason,
        },
        now,
      );
      if (!written.ok) return written;
      const installment = order.installment && { ...order.installment, decidedAt: now };
      return ok([
        ...moveOrder(order, move, doing, { columns: { installment }, note: reason }),
        ...written.value,
      ]);
    },
    ({ order }) =>
      order.state === (decision.approved ? 'INSTALLMENT_APPROVED' : 'INSTALLMENT_REJECTED'),
  );

/** The customer has signed with the financing company: its reference, and the hash of the signed file. */
export const signContract = (
  staffId: string,
  decision: StaffDecision & { readonly reference: string; readonly hash: string },
  deps: Acting,
) =>
  act(decision.id, deps, (loaded) => {
    const { order } = loaded;
    const { reference, hash } = decision;
    if (order.contractSignedAt !== null && order.contractReference === reference) return ok([]);
    const waits =
      order.state === 'PAYMENT_SETTLED' &&
      order.phase === 'FINAL' &&
      order.paymentOption === 'INSTALLMENT' &&
      order.contractSignedAt === null;
    if (!waits) return err({ code: 'ORDER_STATE_TRANSITION', fromState: order.state });
    if (isChanged(loaded, decision)) return err(CHANGED);
    const doing = doingAs('staff', staffId, deps);
    const { now } = doing;
    const written = onApplication(
      loaded,
      { contractReference: reference, contractSignedAt: now, contractHash: hash },
      now,
    );
    if (!written.ok) return written;
    return ok([
      ...changeOrder(order, { contractSignedAt: now, contractReference: reference }, now),
      entryOf(order, { kind: 'ORDER_MODIFIED', note: 'CONTRACT_SIGNED' }, doing),
      ...written.value,
    ]);
  });

/** The financing company does not sign: the down payment goes back, the booking fee is kept. */
export const rejectContract = (
  staffId: string,
  decision: StaffDecision & {
    /** The customer reads it. */
    readonly reason: string;
  },
  deps: Acting,
) =>
  staffMove(
    'rejectContract',
    decision,
    deps,
    (loaded, move) => {
      const doing = doingAs('staff', staffId, deps);
      const written = onApplication(
        loaded,
        { contractRejectedAt: doing.now, reason: decision.reason },
        doing.now,
      );
      if (!written.ok) return written;
      return ok([
        ...unwindStatements(
          loaded,
          move,
          {
            reason: 'OTHER',
            note: decision.reason,
            columns: { requiredIdr: loaded.order.bookingFeeIdr },
          },
          doing,
        ),
        ...written.value,
      ]);
    },
    ({ order }) => order.state === 'INSTALLMENT_CANCELED',
  );
