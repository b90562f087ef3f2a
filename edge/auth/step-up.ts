import { MINUTE_MS } from '#edge/contract/time.ts';
import type { Clock } from '#edge/platform/clock.ts';
import { Refusal } from '#edge/platform/refusal.ts';
import type { Customer } from './actor.ts';
import type { LiveSession } from './live-session.ts';
import { unauthenticated } from './policy.ts';

/**
 * So long a sign-in counts for what a stolen session must not be able to do: changes of the account, money
 * and rights. The one such rule, of customers and of staff.
 */
const STEP_UP_MS = 15 * MINUTE_MS;

interface Asking {
  readonly identity: { session(): Promise<LiveSession | undefined> };
  readonly clock: Clock;
}

export const isFresh = ({ authenticatedAt }: LiveSession, now: number): boolean =>
  now - authenticatedAt <= STEP_UP_MS;

export const recentSignInRequired = (): Refusal =>
  new Refusal('RECENT_SIGN_IN_REQUIRED', 'Please sign in again.');

/** The live session of somebody who has just proved who they are. Throws `RECENT_SIGN_IN_REQUIRED` for others. */
export const requireFreshSession = async ({ identity, clock }: Asking): Promise<LiveSession> => {
  const session = await identity.session();
  if (session === undefined) throw unauthenticated();
  if (!isFresh(session, clock())) throw recentSignInRequired();
  return session;
};

export const requireFreshCustomer = async (asking: Asking): Promise<Customer> =>
  (await requireFreshSession(asking)).actor;
