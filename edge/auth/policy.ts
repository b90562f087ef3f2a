import { Refusal } from '../platform/refusal.ts';
import type { Actor, Customer } from './actor.ts';

export const unauthenticated = (): Refusal => new Refusal('UNAUTHENTICATED', 'Please sign in.');
const forbidden = (): Refusal => new Refusal('FORBIDDEN', 'You do not have access to this.');

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
