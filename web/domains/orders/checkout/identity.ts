import { useSyncExternalStore } from 'react';

/**
 * What proves who somebody is: never written to the device, so it lasts as long as the page does and a
 * reload asks for it again.
 */
export interface Identity {
  /** As typed: KTP or KITAS number. */
  readonly identityNumber: string;
  /** Id of the uploaded picture; the server keeps it for a day until the order takes it. */
  readonly identityCardImage: string;
  /** Tax number as typed; empty for none. */
  readonly taxNumber: string;
}

export const NO_IDENTITY: Identity = { identityNumber: '', identityCardImage: '', taxNumber: '' };

let current = NO_IDENTITY;
const listeners = new Set<() => void>();

export const setIdentity = (identity: Identity): void => {
  current = identity;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useIdentity = (): Identity =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => NO_IDENTITY,
  );
