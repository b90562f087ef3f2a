import { and, eq } from 'drizzle-orm';
import { build, query } from '#db/query.ts';
import { orderCost, orderRegistration } from '#db/schema/orders.ts';
import { type PaperInput, PLATE_NUMBER_REQUIRED } from '#edge/contract/orders/paper-input.ts';
import { PAPER_PROGRESS, plateNumberOf } from '#edge/contract/orders/papers.ts';
import { movePlate, numberVehicle } from '#edge/domains/garage/index.ts';
import { type Acting, act, doingAs, NOT_FOUND } from '#edge/domains/orders/act.ts';
import type { OrderError } from '#edge/domains/orders/error.ts';
import { type Loaded, primaryReader } from '#edge/domains/orders/load.ts';
import { changeOrder, entryOf } from '#edge/domains/orders/move.ts';
import { costWithId, type RegistrationRow } from '#edge/domains/orders/order.sql.ts';
import { attachUpload, isFree } from '#edge/platform/files/upload.sql.ts';
import { err, ok } from '#edge/platform/result.ts';
import { isOfAnother, writeNumber } from './plate-number.sql.ts';
import { CHANGED, isChanged, type StaffDecision } from './staff-move.ts';

export interface RegistrationDecision extends StaffDecision, PaperInput {}

const refused = (key: string): OrderError => ({
  code: 'ORDER_INVALID',
  faults: [{ field: 'plateNumber', key }],
});

/** The paper goes on, and the plate of a motorcycle that was handed over with it. */
const moveOn = (
  { unit }: Loaded,
  row: RegistrationRow,
  { item, progress }: PaperInput,
  now: number,
) => {
  const collectedAt = progress === 'COLLECTED' ? now : null;
  return [
    query(
      build
        .update(orderRegistration)
        .set({ progress, updatedAt: now, collectedAt })
        .where(
          and(eq(orderRegistration.orderId, row.orderId), eq(orderRegistration.item, row.item)),
        ),
    ),
    ...(item === 'TNKB' && unit !== null
      ? [movePlate({ vin: unit.vin, progress, now, collectedAt })]
      : []),
  ];
};

/**
 * Certificate, plate or title moves on; collected is the last word. Certificate and plate state the
 * plate's number: without one no plate is ready, and a wrong one is corrected wherever the paper is.
 */
export const updateRegistration = (staffId: string, decision: RegistrationDecision, deps: Acting) =>
  act(decision.id, deps, async (loaded) => {
    const { id, item, progress, plateNumber: number } = decision;
    const { order, registration, unit } = loaded;
    const row = registration.find((each) => each.item === item);
    if (row === undefined) return err(NOT_FOUND);
    const current = plateNumberOf(registration);
    const isMoved = row.progress !== progress;
    const isNumbered = number !== null && number !== current;
    if (!isMoved && !isNumbered) return ok([]);
    if (PAPER_PROGRESS.indexOf(progress) < PAPER_PROGRESS.indexOf(row.progress))
      return err({ code: 'ORDER_STATE_TRANSITION', fromState: order.state });
    if (item === 'TNKB' && (number ?? current) === null) return err(refused(PLATE_NUMBER_REQUIRED));
    if (isChanged(loaded, decision)) return err(CHANGED);
    const doing = doingAs('staff', staffId, deps);
    const { now } = doing;
    const plate = { orderId: id, number: number ?? '', vin: unit?.vin ?? null };
    if (isNumbered && (await primaryReader(deps.db)(isOfAnother(plate))))
      return err(refused('desk.plate-number.taken'));
    return ok([
      ...changeOrder(order, {}, now),
      ...(isNumbered ? writeNumber({ ...plate, now }) : []),
      ...(isNumbered && unit !== null ? [numberVehicle({ vin: unit.vin, number, now })] : []),
      ...(isMoved ? moveOn(loaded, row, decision, now) : []),
      // The number is the customer's own: the history says only that there is another one.
      isMoved
        ? entryOf(order, { kind: 'ORDER_REGISTRATION', note: `${item} ${progress}` }, doing)
        : entryOf(order, { kind: 'ORDER_REGISTRATION', note: 'PLATE_NUMBER' }, doing),
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
