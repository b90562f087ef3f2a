'use client';

import { useDeferredValue, useSyncExternalStore } from 'react';
import type { Arrival } from './arrival.ts';

const notYet = () => undefined;
const no = () => false;

/**
 * What comes late, once it is there; whoever draws it says when to fetch it. Deferred, as what a store says
 * is drawn in one task however long, and nobody waits for this.
 */
export const useArrival = <Part>({ subscribe, part }: Arrival<Part>): Part | undefined =>
  useDeferredValue(useSyncExternalStore(subscribe, part, notYet));

/** Whether it did not come. */
export const useMissing = ({ subscribe, isMissing }: Arrival<unknown>): boolean =>
  useSyncExternalStore(subscribe, isMissing, no);
