import type { Query } from '#db/query.ts';
import type { Actor, Customer } from './actor.ts';
import { requireCustomer } from './policy.ts';
import type { RequestIdentity } from './request-identity.ts';
import type { RequestStore } from './request-store.ts';

interface PersonalReader extends Pick<RequestStore, 'read'> {
  readonly actor: () => Promise<Actor>;
  readonly identity: Pick<RequestIdentity, 'claimedCustomerId'>;
}

/**
 * Reads rows of the customer who asks, in the very batch that proves who it is: the statement is
 * written for the customer the signed token names, and its answer counts only when the store agrees.
 */
export const readForCustomer = async <T>(
  { actor, read, identity }: PersonalReader,
  query: (customerId: string) => Query<T>,
): Promise<{ customer: Customer; rows: T }> => {
  const customerId = identity.claimedCustomerId;
  if (customerId === undefined) {
    requireCustomer(await actor());
    throw new Error('A customer without a signed token');
  }
  const [who, rows] = await Promise.all([actor(), read(query(customerId))]);
  return { customer: requireCustomer(who), rows };
};
