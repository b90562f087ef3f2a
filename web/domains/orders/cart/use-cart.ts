'use client';

import { useSyncExternalStore } from 'react';
import { cartStore } from './cart-browser.ts';
import type { CartState } from './cart-store.ts';

const NOTHING: CartState = { cart: undefined, active: null, sync: 'not-tried' };
const subscribe = (listener: () => void) => cartStore().subscribe(listener);
const snapshot = () => cartStore().state;
/** Pages are static, the same bytes for everyone. */
const onServer = () => NOTHING;

/** The cart of this device, and what the server says of it. */
export const useCart = (): CartState => useSyncExternalStore(subscribe, snapshot, onServer);
