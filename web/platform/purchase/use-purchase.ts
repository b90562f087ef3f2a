'use client';

import { useSyncExternalStore } from 'react';
import { INITIAL_PURCHASE, type PurchaseState } from './state.ts';
import { createPurchaseStore, type PurchaseStore } from './store.ts';

let made: PurchaseStore | undefined;

/** The purchase on this device; in browsers only. */
export const purchase = (): PurchaseStore => {
  made ??= createPurchaseStore(() => localStorage, window);
  return made;
};

const subscribe = (listener: () => void) => purchase().subscribe(listener);
const snapshot = () => purchase().state;
const onServer = () => INITIAL_PURCHASE;

export const usePurchase = (): PurchaseState => useSyncExternalStore(subscribe, snapshot, onServer);
