import type { Actor, Customer } from '#edge/auth/actor.ts';
import { forbidden, requireCustomer } from '#edge/auth/policy.ts';
import { ORDER_MACHINE, type OrderMove } from '#edge/contract/orders/machine.ts';
import {
  STAFF_OPERATIONS,
  type StaffOperationName,
  staffOperation,
} from '#edge/contract/staff/operations.ts';
import { holds } from '#edge/contract/staff/permissions.ts';

/** Whether somebody may use an operation of staff. */
const mayUse = (actor: Actor, operation: string): boolean => {
  const needed = staffOperation(operation);
  return (
    actor.kind === 'customer' && needed !== undefined && holds(actor.permissions, needed.needs)
  );
};

/** Operations of staff that somebody may use. */
export const operationsOf = (actor: Actor): readonly StaffOperationName[] =>
  (Object.keys(STAFF_OPERATIONS) as StaffOperationName[]).filter((name) => mayUse(actor, name));

/** Whether somebody decides about orders. */
export const mayDecideOrders = (actor: Actor): boolean =>
  actor.kind === 'customer' && holds(actor.permissions, 'UpdateOrder');

/** Moves of an order that somebody of the staff may make: those whose operation is theirs. */
export const movesFor = (moves: readonly OrderMove[], actor: Actor): readonly OrderMove[] =>
  moves.filter((move) =>
    ORDER_MACHINE.moves[move].triggers.some((trigger) => mayUse(actor, trigger)),
  );

/** Who decides about orders or their money; which of it, the list of operations says. */
export const requireOrderDesk = (actor: Actor): Customer => {
  const customer = requireCustomer(actor);
  const { permissions } = customer;
  if (!holds(permissions, 'UpdateOrder') && !holds(permissions, 'DeleteOrder')) throw forbidden();
  return customer;
};

/** Who sees orders, and hands motorcycles over against the customer's passkey. */
export const requireHandOver = (actor: Actor): Customer => {
  const customer = requireCustomer(actor);
  if (!holds(customer.permissions, 'ReadOrder')) throw forbidden();
  return customer;
};
