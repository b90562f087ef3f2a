import type { Actor, Customer } from '#edge/auth/actor.ts';
import { forbidden, requireCustomer, secondFactorRequired } from '#edge/auth/policy.ts';
import { ORDER_MACHINE, type OrderMove } from '#edge/contract/orders/machine.ts';
import {
  STAFF_OPERATIONS,
  type StaffOperation,
  type StaffOperationName,
  staffOperation,
} from '#edge/contract/staff/operations.ts';
import { holds } from '#edge/contract/staff/permissions.ts';

/** Whether somebody has a right of staff, and has proved who they are as their role asks. */
const has = (actor: Actor, permission: StaffOperation['needs']): boolean =>
  actor.kind === 'customer' && !actor.lacksSecondFactor && holds(actor.permissions, permission);

/** Whether somebody may use an operation of staff. */
const mayUse = (actor: Actor, operation: string): boolean => {
  const needed = staffOperation(operation);
  return needed !== undefined && has(actor, needed.needs);
};

/** Operations of staff that somebody may use. */
export const operationsOf = (actor: Actor): readonly StaffOperationName[] =>
  (Object.keys(STAFF_OPERATIONS) as StaffOperationName[]).filter((name) => mayUse(actor, name));

/** Whether somebody decides about orders. */
export const mayDecideOrders = (actor: Actor): boolean => has(actor, 'UpdateOrder');

/** Whether somebody sees orders of customers. */
export const maySeeOrders = (actor: Actor): boolean => has(actor, 'ReadOrder');

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
  if (customer.lacksSecondFactor) throw secondFactorRequired();
  return customer;
};

/** Who sees orders: they hand over against the customer's passkey, and answer complaints. */
export const requireOrderReader = (actor: Actor): Customer => {
  const customer = requireCustomer(actor);
  if (!holds(customer.permissions, 'ReadOrder')) throw forbidden();
  if (customer.lacksSecondFactor) throw secondFactorRequired();
  return customer;
};
