import {
  isHelpDenied,
  NEXT_SISAPIRA,
  type SisapiraStatus,
  sisapiraOf,
} from '#edge/contract/orders/sisapira.ts';
import { type Acting, act, doingAs } from '#edge/domains/orders/act.ts';
import type { OrderError } from '#edge/domains/orders/error.ts';
import { confirmHelp, denyHelp } from '#edge/domains/orders/help.sql.ts';
import { helpLost, helpReceived } from '#edge/domains/orders/help-money.ts';
import type { Loaded } from '#edge/domains/orders/load.ts';
import { changeOrder, entryOf } from '#edge/domains/orders/move.ts';
import type { OrderRow, Statements } from '#edge/domains/orders/order.sql.ts';
import { err, ok } from '#edge/platform/result.ts';
import { CHANGED, isChanged, type StaffDecision } from './staff-move.ts';

/** The motorcycle is paid: only then the government verifies a purchase, and pays for it. */
const isSold = ({ state, phase }: OrderRow): boolean =>
  phase === 'FINAL' &&
  ['PAYMENT_SETTLED', 'SHIPPED', 'SHIPPING', 'DELIVERED', 'COMPLETED'].includes(state);

/** What stands against a status, beside the one before it. */
const against = ({ order, owner }: Loaded, status: SisapiraStatus): OrderError | undefined => {
  if (status === 'REGISTERED' && owner === null)
    return { code: 'ORDER_INVALID', faults: [{ field: 'owner', key: 'owner.empty' }] };
  if ((status === 'VERIFIED' || status === 'DISBURSED') && !isSold(order))
    return { code: 'ORDER_MODIFICATION', fromState: order.state };
  return undefined;
};

const helpUse = (orderId: string, status: SisapiraStatus, now: number): Statements => {
  if (status === 'VERIFIED' || status === 'DISBURSED') return [confirmHelp({ orderId, status })];
  return isHelpDenied(status) ? [denyHelp({ orderId, now })] : [];
};

/** Moves the money that a status tells of. */
const helpMoney = (
  loaded: Loaded,
  status: SisapiraStatus,
  doing: Parameters<typeof helpLost>[1],
): Statements => {
  if (status === 'DISBURSED') return helpReceived(loaded, doing);
  const isGone = ['DELIVERED', 'COMPLETED'].includes(loaded.order.state);
  return isHelpDenied(status) && isGone ? helpLost(loaded, doing) : [];
};

/** How far the government's help for an order is, as the programme says. A repeat is a success. */
export const updateSisapira = (
  staffId: string,
  decision: StaffDecision & { readonly status: SisapiraStatus },
  deps: Acting,
) =>
  act(decision.id, deps, (loaded) => {
    const { order } = loaded;
    const { status } = decision;
    const before = sisapiraOf(order);
    if (before === null || order.state === 'CANCELLED')
      return err({ code: 'ORDER_MODIFICATION', fromState: order.state });
    if (before === status) return ok([]);
    if (!NEXT_SISAPIRA[before].includes(status))
      return err({ code: 'ORDER_STATE_TRANSITION', fromState: order.state, reason: before });
    if (isChanged(loaded, decision)) return err(CHANGED);
    const fault = against(loaded, status);
    if (fault !== undefined) return err(fault);
    const doing = doingAs('staff', staffId, deps);
    return ok([
      ...changeOrder(order, { sisapiraStatus: status }, doing.now),
      ...helpUse(order.id, status, doing.now),
      ...helpMoney(loaded, status, doing),
      entryOf(order, { kind: 'ORDER_HELP', note: status }, doing),
    ]);
  });
