import { GUEST } from '../auth/actor.ts';
import { countTrips, type RequestState } from '../http/state.ts';
import type { Deps } from '../platform/deps.ts';
import type { Context } from './context.ts';
import { createReader } from './reader.ts';

/** The context of one request. `/content` has no other actor than the guest: it reads no cookie. */
export const createContext = (deps: Deps, state: RequestState): Context => {
  const counted = countTrips(deps, state);
  return {
    ...counted,
    requestId: state.requestId,
    address: state.address,
    read: createReader(counted.db, () => {}),
    actor: async () => GUEST,
  };
};
