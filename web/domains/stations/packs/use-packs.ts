'use client';

import { useSyncExternalStore } from 'react';
import { type Packs, packs } from './packs.ts';

/** The areas on this device; `undefined` until it was read. */
export const usePacks = (): Packs | undefined =>
  useSyncExternalStore(packs.subscribe, packs.current, () => undefined);
