import { build, query } from '#db/query.ts';
import { orderRegistration } from '#db/schema/orders.ts';
import { ORDER_EFFECTS } from '#edge/contract/orders/moves.ts';
import { isHelpDenied, sisapiraOf } from '#edge/contract/orders/sisapira.ts';
import { DAY_MS } from '#edge/contract/time.ts';
import { type Acting, doingAs } from '#edge/domains/orders/act.ts';
import { moveOrder } from '#edge/domains/orders/move.ts';
import { err, ok } from '#edge/platform/result.ts';
import {
  isReversible,
  isShort,
  isUnsettled,
  SHORT,
  type StaffAsked,
  staffMove,
  UNSETTLED,
  WAIT,
} from './staff-move.ts';

/** Working days it takes, as the terms say, in calendar days. */
const REGISTRATION = [
  { item: 'STNK', earliest: 14, latest: 35 },
  { item: 'TNKB', earliest: 14, latest: 35 },
  { item: 'BPKB', earliest: 84, latest: 126 },
] as const;

/** The motorcycle is prepared, and its papers are asked for. */
export const processOrder = (staffId: string, asked: StaffAsked, deps: Acting) =>
  staffMove(
    'process',
    asked,
    deps,
    (loaded, move) => {
      const { order } = loaded;
      const now = deps.clock();
      if (isReversible(loaded, now)) return err(WAIT);
      if (isUnsettled(loaded)) return err(UNSETTLED);
      if (isShort(loaded)) return err(SHORT);
      if (isHelpDenied(sisapiraOf(order))) return err({ code: 'ORDER_HELP_REFUSED' });
      const rows = REGISTRATION.map(({ item, earliest, latest }) => ({
        orderId: order.id,
        item,
        progress: 'PROCESSING' as const,
        earliestAt: now + earliest * DAY_MS,
        latestAt: now + latest * DAY_MS,
        updatedAt: now,
      }));
      const begun = query(build.insert(orderRegistration).values(rows).onConflictDoNothing());
      return ok(
        moveOrder(order, move, doingAs('staff', staffId, deps), {
          effects: { [ORDER_EFFECTS.registration]: [begun] },
        }),
      );
    },
    ({ order }) => order.state === 'SHIPPED',
  );

const letters = (ids: Acting['ids'], length: number): string =>
  ids('x').slice(-length).toUpperCase();

/** It leaves for the customer, or stands ready at the dealer; the passkey is theirs from now on. */
export const shipOrder = (staffId: string, asked: StaffAsked, deps: Acting) =>
  staffMove(
    'ship',
    asked,
    deps,
    (loaded, move) => {
      if (isUnsettled(loaded)) return err(UNSETTLED);
      if (isShort(loaded)) return err(SHORT);
      const columns = {
        workOrder: `WO-${letters(deps.ids, 8)}`,
        passkey: letters(deps.ids, 6),
      };
      return ok(moveOrder(loaded.order, move, doingAs('staff', staffId, deps), { columns }));
    },
    ({ order }) => order.state === 'SHIPPING',
  );
