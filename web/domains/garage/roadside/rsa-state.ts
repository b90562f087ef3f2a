'use client';

import { useSyncExternalStore } from 'react';
import * as v from 'valibot';

/** The wizard as this device keeps it (no timeout); it goes at sign-out. */
const State = v.object({
  step: v.picklist([1, 2, 3]),
  packageId: v.nullable(v.string()),
  /** VIN. */
  motorcycle: v.nullable(v.string()),
});
export type RsaState = v.InferOutput<typeof State>;

const KEY = 'rsa';
const INITIAL: RsaState = { step: 1, packageId: null, motorcycle: null };

let current: RsaState | undefined;
const listeners = new Set<() => void>();

const read = (): RsaState => {
  if (current !== undefined) return current;
  try {
    const parsed = v.safeParse(State, JSON.parse(localStorage.getItem(KEY) ?? 'null'));
    current = parsed.success ? parsed.output : INITIAL;
  } catch {
    current = INITIAL;
  }
  return current;
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Changes some of it; `null` starts over. */
export const setRsa = (patch: Partial<RsaState> | null): void => {
  current = patch === null ? INITIAL : { ...read(), ...patch };
  try {
    if (patch === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // Storage refused: it lives as long as the page.
  }
  for (const listener of listeners) listener();
};

export const useRsa = (): RsaState => useSyncExternalStore(subscribe, read, () => INITIAL);
