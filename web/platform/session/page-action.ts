import type { SessionState } from './state.ts';

/** What a page does about the person in front of it (the login contract of the specification). */
export type PageAction = 'render' | 'loader' | 'nothing' | 'redirect-to-login' | 'redirect-to-app';

export interface PagePolicy extends Readonly<Record<SessionState['kind'], PageAction>> {
  /** While the server is asked and somebody was here before; as `initializing` when left out. */
  readonly remembered?: PageAction;
}

/** Personal pages: signed in, or at least offline on a device somebody signed in on. */
export const PROTECTED: PagePolicy = {
  initializing: 'loader',
  remembered: 'render',
  guest: 'redirect-to-login',
  'signed-in': 'render',
  unavailable: 'render',
};

/** /login and what is below it. */
export const SIGN_IN: PagePolicy = {
  initializing: 'loader',
  guest: 'render',
  'signed-in': 'redirect-to-app',
  unavailable: 'render',
};

/** Parts of public pages that are for signed-in people only. */
export const OPTIONAL: PagePolicy = {
  initializing: 'nothing',
  guest: 'nothing',
  'signed-in': 'render',
  unavailable: 'render',
};

/**
 * `busy` holds redirects back while a login or logout call is under way: the cookie they set or
 * remove decides what the next page sees.
 */
export const pageAction = (state: SessionState, policy: PagePolicy, busy = false): PageAction => {
  const isRemembered = state.kind === 'initializing' && state.remembered !== undefined;
  const action = (isRemembered ? policy.remembered : undefined) ?? policy[state.kind];
  return busy && action.startsWith('redirect') ? 'loader' : action;
};
