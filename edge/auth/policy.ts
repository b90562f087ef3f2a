import type { Actor, Customer } from './actor.ts';
import { Refused } from './refused.ts';

export const requireCustomer = (actor: Actor): Customer => {
  if (actor.kind === 'guest') throw new Refused('UNAUTHENTICATED');
  return actor;
};

export const requireStaff = (actor: Actor): Customer => {
  const customer = requireCustomer(actor);
  if (!customer.isPS) throw new Refused('FORBIDDEN');
  return customer;
};

/** SuperAdmin holds every permission. */
export const requirePermission = (actor: Actor, permission: string): Customer => {
  const customer = requireCustomer(actor);
  if (!customer.permissions.some((held) => held === permission || held === 'SuperAdmin'))
    throw new Refused('FORBIDDEN');
  return customer;
};
