'use client';

import { useEffect, useSyncExternalStore } from 'react';

/** What people are in the middle of, in this tab. */
const holders = new Set<symbol>();
const listeners = new Set<() => void>();

const tell = (): void => {
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const isMidway = (): boolean => holders.size > 0;

/**
 * While `unsaved` is true this tab is neither loaded anew nor asked to be. For whatever holds input
 * that a reload would lose. `Form` does it for its own fields, and every dialog while it is open;
 * fields outside of both say so themselves (tests/architecture/unsaved.test.ts).
 */
export const useHoldUpdates = (unsaved: boolean): void =>
  useEffect(() => {
    if (!unsaved) return;
    const hold = Symbol('unsaved');
    holders.add(hold);
    tell();
    return () => {
      holders.delete(hold);
      tell();
    };
  }, [unsaved]);

export const useMidway = (): boolean => useSyncExternalStore(subscribe, isMidway, () => false);
