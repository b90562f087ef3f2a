import type { Actor, Customer } from '#edge/auth/actor.ts';
import { requireCustomer } from '#edge/auth/policy.ts';
import { Refusal } from '#edge/platform/refusal.ts';

const mayAll = ({ permissions }: Customer, needed: string): boolean =>
  permissions.includes('SuperAdmin') || permissions.includes(needed);

/** Whether somebody decides about orders: `UpdateOrder` of the permission list. */
export const mayDecideOrders = (actor: Actor): boolean =>
  actor.kind === 'customer' && mayAll(actor, 'UpdateOrder');

/** Who decides about orders. */
export const requireOrderDesk = (actor: Actor): Customer => {
  const customer = requireCustomer(actor);
  if (!mayAll(customer, 'UpdateOrder'))
    throw new Refusal('FORBIDDEN', 'You do not have access to this.');
  return customer;
};

/** Who hands motorcycles over: sales staff, and the desk. */
export const requireHandOver = (actor: Actor): Customer => {
  const customer = requireCustomer(actor);
  if (!customer.isPS && !mayAll(customer, 'UpdateOrder'))
    throw new Refusal('FORBIDDEN', 'You do not have access to this.');
  return customer;
};
