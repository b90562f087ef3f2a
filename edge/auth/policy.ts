import { Refusal } from '#edge/platform/refusal.ts';
import type { Actor, Customer } from './actor.ts';

export const unauthenticated = (): Refusal => new Refusal('UNAUTHENTICATED', 'Please sign in.');
export const forbidden = (): Refusal => new Refusal('FORBIDDEN', 'You do not have access to this.');

export const requireCustomer = (actor: Actor): Customer => {
  if (actor.kind === 'guest') throw unauthenticated();
  return actor;
};

/** For what guests may do as well; `undefined` for them. */
export const customerIdOf = (actor: Actor): string | undefined =>
  actor.kind === 'customer' ? actor.customerId : undefined;

const isAdministrator = ({ permissions }: Customer): boolean => permissions.includes('SuperAdmin');

/** May open the desks of sales staff: they themselves (`isPS`), and the administrator. */
export const isStaff = (customer: Customer): boolean => customer.isPS || isAdministrator(customer);

export const requireStaff = (actor: Actor): Customer => {
  const customer = requireCustomer(actor);
  if (!isStaff(customer)) throw forbidden();
  return customer;
};

export const requireAdministrator = (actor: Actor): Customer => {
  const customer = requireCustomer(actor);
  if (!isAdministrator(customer)) throw forbidden();
  return customer;
};
