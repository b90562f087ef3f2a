import { Refusal } from '../platform/refusal.ts';
import type { Actor, Customer } from './actor.ts';

export const unauthenticated = (): Refusal => new Refusal('UNAUTHENTICATED', 'Please sign in.');
export const forbidden = (): Refusal => new Refusal('FORBIDDEN', 'You do not have access to this.');

export const requireCustomer = (actor: Actor): Customer => {
  if (actor.kind === 'guest') throw unauthenticated();
  return actor;
};

/** Sales staff (`isPS`). */
export const requireStaff = (actor: Actor): Customer => {
  const customer = requireCustomer(actor);
  if (!customer.isPS) throw forbidden();
  return customer;
};

export const requireAffiliate = (actor: Actor): Customer => {
  const customer = requireCustomer(actor);
  if (!customer.isAffiliate) throw forbidden();
  return customer;
};

/** A name from the admin permission list; SuperAdmin holds all of them. */
export const requirePermission = (actor: Actor, permission: string): Customer => {
  const customer = requireCustomer(actor);
  if (!customer.permissions.some((held) => held === permission || held === 'SuperAdmin'))
    throw forbidden();
  return customer;
};
