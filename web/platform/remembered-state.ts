'use client';

import { useSyncExternalStore } from 'react';
import * as v from 'valibot';

interface Remembered<S extends object> {
  /** In `localStorage`; one of the keys that a sign-out removes (`PERSONAL_KEYS`). */
  readonly key: string;
  /** What is stored in another form, by an older version or a hand, is as if it were not there. */
  readonly schema: v.GenericSchema<S, S>;
  readonly initial: S;
}

/** A state of one part of the site that lasts on this device, without a timeout; shared by its components. */
export const rememberedState = <S extends object>({ key, schema, initial }: Remembered<S>) => {
  let current: S | undefined;
  const listeners = new Set<() => void>();
  const read = (): S => {
    if (current !== undefined) return current;
    try {
      const parsed = v.safeParse(schema, JSON.parse(localStorage.getItem(key) ?? 'null'));
      current = parsed.success ? parsed.output : initial;
    } catch {
      current = initial;
    }
    return current;
  };
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    read,
    /** Changes some of it; `null` starts over. */
    set: (patch: Partial<S> | null): void => {
      current = patch === null ? initial : { ...read(), ...patch };
      try {
        if (patch === null) localStorage.removeItem(key);
        else localStorage.setItem(key, JSON.stringify(current));
      } catch {
        // Storage refused: it lives as long as the page.
      }
      for (const listener of listeners) listener();
    },
    useState: (): S => useSyncExternalStore(subscribe, read, () => initial),
  };
};
