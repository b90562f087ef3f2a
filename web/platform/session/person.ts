import type { SessionState } from './state.ts';

/** Whose data this device shows: the person signed in, or the last one while nobody can be asked. */
export const personOf = (state: SessionState): string | undefined => {
  if (state.kind === 'signed-in') return state.customerId;
  return state.kind === 'unavailable' ? state.lastCustomerId : undefined;
};
