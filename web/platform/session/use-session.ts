'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { session } from './browser.ts';
import { INITIALIZING, type SessionState } from './state.ts';

const subscribe = (listener: () => void) => session().subscribe(listener);
const snapshot = () => session().state;
/** Pages are static, the same bytes for everyone. */
const onServer = () => INITIALIZING;

export const useSession = (): SessionState => {
  const state = useSyncExternalStore(subscribe, snapshot, onServer);
  useEffect(() => {
    if (session().state.kind === 'initializing') void session().refresh();
  }, []);
  return state;
};
