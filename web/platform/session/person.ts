import type { SessionState } from './state.ts';

/** Whose data this device shows: the person signed in, or the last one until the server has answered, if it does. */
export const personOf = (state: SessionState): string | undefined => {
  if (state.kind === 'signed-in') return state.customerId;
  if (state.kind === 'initializing') return state.remembered;
  return state.kind === 'unavailable' ? state.lastCustomerId : undefined;
};
