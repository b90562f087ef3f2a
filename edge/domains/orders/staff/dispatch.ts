import * as v from 'valibot';
import { build, query } from '#db/query.ts';
import { orderRegistration } from '#db/schema/orders.ts';
import { ORDER_EFFECTS } from '#edge/contract/orders/moves.ts';
import { REGISTRATION_ITEMS, registrationTimes } from '#edge/contract/orders/registration-times.ts';
import { isHelpDenied, sisapiraOf } from '#edge/contract/orders/sisapira.ts';
import { failedDeliveryInput, shipInput, startOfDay } from '#edge/contract/orders/undelivered.ts';
import { DAY_MS } from '#edge/contract/time.ts';
import { type Acting, doingAs } from '#edge/domains/orders/act.ts';
import type { OrderError } from '#edge/domains/orders/error.ts';
import type { Loaded } from '#edge/domains/orders/load.ts';
import { entryOf, moveOrder } from '#edge/domains/orders/move.ts';
import { inputFaults } from '#edge/domains/orders/place-order.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import {
  isReversible,
  isShort,
  isUnsettled,
  SHORT,
  type StaffDecision,
  staffMove,
  UNSETTLED,
  WAIT,
} from './staff-move.ts';

/** The motorcycle is prepared, and its papers are asked for; goods are packed where they stand. */
export const processOrder = (staffId: string, decision: StaffDecision, deps: Acting) =>
  staffMove(
    'process',
    decision,
    deps,
    (loaded, move) => {
      const { order } = loaded;
      const now = deps.clock();
      if (isReversible(loaded, now)) return err(WAIT);
      if (isUnsettled(loaded)) return err(UNSETTLED);
      if (isShort(loaded)) return err(SHORT);
      if (isHelpDenied(sisapiraOf(order))) return err({ code: 'ORDER_HELP_REFUSED' });
      const times = registrationTimes(order.area);
      const rows = REGISTRATION_ITEMS.map((item) => ({
        orderId: order.id,
        item,
        progress: 'PROCESSING' as const,
        earliestAt: now + times[item].earliest * DAY_MS,
        latestAt: now + times[item].latest * DAY_MS,
        updatedAt: now,
      }));
      const begun = query(build.insert(orderRegistration).values(rows).onConflictDoNothing());
      return ok(
        moveOrder(order, move, doingAs('staff', staffId, deps), {
          effects: {
            [ORDER_EFFECTS.registration]: order.kind === 'GOODS' ? [] : [begun],
          },
        }),
      );
    },
    ({ order }) => order.state === 'SHIPPED',
  );

const letters = (ids: Acting['ids'], length: number): string =>
  ids('x').slice(-length).toUpperCase();

/**
 * It leaves for the customer, or stands ready at the dealer; the passkey is theirs from now on, and the day
 * it arrives, where staff name one.
 */
export const shipOrder = async (
  staffId: string,
  { arrivesOn, ...decision }: StaffDecision & { readonly arrivesOn?: string | null | undefined },
  deps: Acting,
): Promise<Result<Loaded, OrderError>> => {
  const parsed = v.safeParse(shipInput(deps.clock()), { arrivesOn });
  if (!parsed.success) return err(inputFaults(parsed.issues));
  const day = parsed.output.arrivesOn;
  return staffMove(
    'ship',
    decision,
    deps,
    (loaded, move) => {
      if (isUnsettled(loaded)) return err(UNSETTLED);
      if (isShort(loaded)) return err(SHORT);
      const columns = {
        workOrder: `WO-${letters(deps.ids, 8)}`,
        passkey: letters(deps.ids, 6),
        ...(day !== null && { deliveryPlannedAt: startOfDay(day) }),
      };
      return ok(moveOrder(loaded.order, move, doingAs('staff', staffId, deps), { columns }));
    },
    ({ order }) => order.state === 'SHIPPING',
  );
};

/**
 * It comes back, or was not collected: another day is agreed on. Work order and passkey are worth
 * nothing any more; the next delivery has its own. A repeat is a success.
 */
export const reportFailedDelivery = async (
  staffId: string,
  {
    reason,
    nextOn,
    ...decision
  }: StaffDecision & { readonly reason: string; readonly nextOn: string },
  deps: Acting,
): Promise<Result<Loaded, OrderError>> => {
  const parsed = v.safeParse(failedDeliveryInput(deps.clock()), { reason, nextOn });
  if (!parsed.success) return err(inputFaults(parsed.issues));
  const failure = parsed.output;
  const deliveryPlannedAt = startOfDay(failure.nextOn);
  return staffMove(
    'failDelivery',
    decision,
    deps,
    ({ order }, move) => {
      const doing = doingAs('staff', staffId, deps);
      return ok([
        ...moveOrder(order, move, doing, {
          columns: { deliveryPlannedAt, workOrder: null, passkey: null },
        }),
        entryOf(order, { kind: 'ORDER_FULFILLMENT', note: failure.reason }, doing),
      ]);
    },
    ({ order }) => order.state === 'SHIPPED' && order.deliveryPlannedAt === deliveryPlannedAt,
  );
};
