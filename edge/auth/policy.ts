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

/** Has a role, so sees more than what is theirs. What each operation takes: edge/contract/staff/operations.ts. */
export const isStaff = ({ permissions }: Pick<Customer, 'permissions'>): boolean =>
  permissions.length > 0;

export const secondFactorRequired = (): Refusal =>
  new Refusal('SECOND_FACTOR_REQUIRED', 'Your role needs a second factor at sign-in.');

/** One of the staff; whether they may do this very thing was judged before the operation ran. */
export const requireStaff = (actor: Actor): Customer => {
  const customer = requireCustomer(actor);
  if (!isStaff(customer)) throw forbidden();
  if (customer.lacksSecondFactor) throw secondFactorRequired();
  return customer;
};
