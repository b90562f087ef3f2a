'use client';

import { useSyncExternalStore } from 'react';
import type { Arrival } from './arrival.ts';

const notYet = () => undefined;

/** What comes late, once it is there; whoever draws it says when to fetch it. */
export const useArrival = <Part>({ subscribe, part }: Arrival<Part>): Part | undefined =>
  useSyncExternalStore(subscribe, part, notYet);
