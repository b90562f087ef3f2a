'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { connectivity } from '#web/platform/offline/online.ts';

const subscribe = (listener: () => void) => connectivity().subscribe(listener);
const snapshot = () => connectivity().online;
const onServer = () => undefined;

const failing = () => connectivity().failing;
const notOnServer = () => false;

/** Whether it is the server that fails where nothing can be reached. */
export const useFailing = (): boolean => useSyncExternalStore(subscribe, failing, notOnServer);

/** `undefined` until something was learnt; a page that loaded well does not ask by itself. */
export const useOnline = (): boolean | undefined => {
  const online = useSyncExternalStore(subscribe, snapshot, onServer);
  useEffect(() => {
    if (!navigator.onLine) connectivity().report(false);
  }, []);
  return online;
};
