import type { Auth } from '../auth/auth.ts';
import { checkExpectedCustomer } from '../auth/request-identity.ts';
import { idempotencyKeyOf } from '../http/idempotency-key.ts';
import { countTrips, type RequestState } from '../http/state.ts';
import type { Deps } from '../platform/deps.ts';
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
  const identity = await auth.identify(headers, { db: counted.db, read });
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
    cipher: auth.cipher,
  };
};
