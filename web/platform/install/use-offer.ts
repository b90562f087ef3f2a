'use client';

import { useSyncExternalStore } from 'react';
import { type InstallEvent, OFFER_CHANGED } from './offer-script.ts';
import { type InstallWay, installWay } from './way.ts';

const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener(OFFER_CHANGED, listener);
  return () => window.removeEventListener(OFFER_CHANGED, listener);
};

/** The browser's own offer to install, as long as it stands. */
export const useOffer = (): InstallEvent | undefined =>
  useSyncExternalStore(
    subscribe,
    () => window.alvaInstall,
    () => undefined,
  );

/** Takes the offer: the browser asks the person. It can be taken once. */
export const takeOffer = (event: InstallEvent): void => {
  void event.prompt();
  delete window.alvaInstall;
  window.dispatchEvent(new Event(OFFER_CHANGED));
};

const way = (): InstallWay =>
  installWay({
    isInstalled: matchMedia('(display-mode: standalone)').matches,
    hasOffer: window.alvaInstall !== undefined,
    userAgent: navigator.userAgent,
    touchPoints: navigator.maxTouchPoints,
  });

/** How this browser installs the app; `undefined` on the server. */
export const useInstallWay = (): InstallWay | undefined =>
  useSyncExternalStore(subscribe, way, () => undefined);
