import { build, query } from '#db/query.ts';
import { orderCost, orderRegistration } from '#db/schema/orders.ts';
import type { Progress } from '#edge/contract/garage/vehicle-record.ts';
import { movePlate } from '#edge/domains/garage/index.ts';
import { type Acting, act, doingAs, NOT_FOUND } from '#edge/domains/orders/act.ts';
import { primaryReader } from '#edge/domains/orders/load.ts';
import { changeOrder, entryOf } from '#edge/domains/orders/move.ts';
import { costWithId } from '#edge/domains/orders/order.sql.ts';
import { attachUpload, isFree } from '#edge/platform/files/upload.sql.ts';
import { err, ok } from '#edge/platform/result.ts';
import { CHANGED, isChanged, type StaffDecision } from './staff-move.ts';

export interface RegistrationDecision extends StaffDecision {
  readonly item: 'STNK' | 'TNKB' | 'BPKB';
  readonly progress: Progress;
}

/** Certificate, plate or title moves on; collected is the last word. */
export const updateRegistration = (staffId: string, decision: RegistrationDecision, deps: Acting) =>
  act(decision.id, deps, (loaded) => {
    const { item, progress } = decision;
    const row = loaded.registration.find((each) => each.item === item);
    if (row === undefined) return err(NOT_FOUND);
    if (row.progress === progress) return ok([]);
    const order = ['PROCESSING', 'READY', 'COLLECTED'];
    if (order.indexOf(progress) < order.indexOf(row.progress))
      return err({ code: 'ORDER_STATE_TRANSITION', fromState: loaded.order.state });
    if (isChanged(loaded, decision)) return err(CHANGED);
    const doing = doingAs('staff', staffId, deps);
    return ok([
      ...changeOrder(loaded.order, {}, doing.now),
      query(
        build
          .insert(orderRegistration)
          .values({ ...row, progress })
          .onConflictDoUpdate({
            target: [orderRegistration.orderId, orderRegistration.item],
            set: {
              progress,
              updatedAt: doing.now,
              collectedAt: progress === 'COLLECTED' ? doing.now : null,
            },
          }),
      ),
      ...(item === 'TNKB' && loaded.unit !== null
        ? [
            movePlate({
              vin: loaded.unit.vin,
              progress,
              now: doing.now,
              collectedAt: progress === 'COLLECTED' ? doing.now : null,
            }),
          ]
        : []),
      entryOf(loaded.order, { kind: 'ORDER_REGISTRATION', note: `${item} ${progress}` }, doing),
    ]);
  });

export interface CostAsked extends StaffDecision {
  /** Made by the device: sent again it is the same cost. */
  readonly costId: string;
  readonly label: string;
  readonly amount: number;
  readonly receipt: string;
}

/** An official registration cost that was paid for the customer, with its receipt. */
export const enterCost = (staffId: string, cost: CostAsked, deps: Acting) => {
  const { id, costId, label, amount, receipt } = cost;
  const file = { id: receipt, customerId: staffId, purpose: 'DELIVERY', to: costId } as const;
  const read = primaryReader(deps.db);
  return act(id, deps, async (loaded) => {
    const [before] = await read(costWithId({ id: costId }));
    if (before !== undefined)
      return before.orderId === id && before.amountIdr === amount && before.label === label
        ? ok([])
        : err({ code: 'ORDER_INVALID', faults: [{ field: 'costId', key: 'required' }] });
    const states = ['PAYMENT_SETTLED', 'SHIPPED', 'SHIPPING', 'DELIVERED'];
    if (!states.includes(loaded.order.state) || loaded.order.phase !== 'FINAL')
      return err({ code: 'ORDER_MODIFICATION', fromState: loaded.order.state });
    if (isChanged(loaded, cost)) return err(CHANGED);
    if (!(await read(isFree(file)))) return err({ code: 'ORDER_UPLOAD_UNKNOWN' });
    const doing = doingAs('staff', staffId, deps);
    return ok([
      ...changeOrder(loaded.order, {}, doing.now),
      query(
        build.insert(orderCost).values({
          id: costId,
          orderId: id,
          label,
          amountIdr: amount,
          receipt,
          enteredBy: staffId,
          createdAt: doing.now,
        }),
      ),
      ...attachUpload({ ...file, isPublic: false }),
      entryOf(loaded.order, { kind: 'ORDER_MODIFIED', amountIdr: amount, note: label }, doing),
    ]);
  });
};
