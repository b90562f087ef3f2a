import type { Auth } from '#edge/auth/auth.ts';
import { checkExpectedCustomer } from '#edge/auth/request-identity.ts';
import { idempotencyKeyOf } from '#edge/http/idempotency-key.ts';
import { securityOf } from '#edge/http/refusals-log.ts';
import { countTrips, type RequestState } from '#edge/http/state.ts';
import type { Deps } from '#edge/platform/deps.ts';
import type { Context } from './context.ts';
import { createReader } from './reader.ts';

const NOBODY = new Headers();

/**
 * The context of one request, on the headers that say who sends it. `/content` gives none of them:
 * it reads no cookie, so no cache can mix two people up.
 */
export const createContext = async (
  deps: Deps,
  auth: Auth,
  state: RequestState,
  headers: Headers = NOBODY,
): Promise<Context> => {
  const counted = countTrips(deps, state);
  const read = createReader(counted.db, () => {});
  const security = securityOf(deps.log, state);
  const identity = await auth.identify(headers, { db: counted.db, read, security });
  state.who = identity.claimed;
  checkExpectedCustomer(headers, identity);
  return {
    ...counted,
    requestId: state.requestId,
    address: state.address,
    read,
    readPrimary: createReader({ read: counted.db.readPrimary }, () => {}),
    idempotencyKey: idempotencyKeyOf(headers),
    actor: identity.actor,
    identity,
    security,
    cipher: auth.cipher,
  };
};
