import { Workbox } from 'workbox-window';
import { HOUR_MS } from '#edge/contract/time.ts';
import { remindBrowser, switchOver } from './switch.ts';
import { isMidway } from './unsaved.ts';

/**
 * The build this tab runs; the worker keeps its files for as long as the tab is open. Read from the
 * page: in a script it would give that script, and all that name it, another name with every build.
 */
const BUILD = document.documentElement.dataset.build ?? 'development';

/** `held`: the person has begun to enter something meanwhile. `late`: offered anew when it is ready. */
type Update = 'reloading' | 'held' | 'late';

export interface Registration {
  /** Switches this tab to the new deployment; other tabs go on with theirs. */
  update(): Promise<Update>;
}

/** Asks for a newer deployment: at start, when the tab comes back, and every hour in between. */
const CHECK_MS = HOUR_MS;
/** Files of builds that no tab runs any more can wait until the page is calm. */
const TIDY_MS = 10_000;

/**
 * Registers the service worker. `onUpdate` is called when a new deployment is ready and waits, or
 * when another tab has switched to it; in this tab nothing changes until the person agrees.
 */
export const registerServiceWorker = (onUpdate: (registration: Registration) => void): void => {
  const container = navigator.serviceWorker;
  container.addEventListener('message', ({ data, ports }: MessageEvent<{ type?: string }>) => {
    if (data?.type === 'WHICH_BUILD') ports[0]?.postMessage(BUILD);
  });
  const worker = new Workbox('/sw.js', { scope: '/', updateViaCache: 'none' });
  let controlled = container.controller !== null;
  let switched = false;
  let wanted = false;
  const takeOver = async (): Promise<boolean> => {
    wanted = true;
    const taken = await switchOver({
      ask: () => worker.messageSkipWaiting(),
      remind: remindBrowser,
      onTaken: (listener) => {
        container.addEventListener('controllerchange', listener);
        return () => container.removeEventListener('controllerchange', listener);
      },
    });
    wanted = false;
    return taken;
  };
  const update = async (): Promise<Update> => {
    if (!switched && !(await takeOver())) return 'late';
    if (isMidway()) return 'held';
    window.location.reload();
    return 'reloading';
  };
  const offer = (): void => onUpdate({ update });
  const offerWhenInstalled = (newer: ServiceWorker | null): void =>
    newer?.addEventListener('statechange', () => {
      // The first worker of a device has nobody to wait for.
      if (newer.state === 'installed' && container.controller !== null) offer();
    });
  container.addEventListener('controllerchange', () => {
    const first = !controlled;
    controlled = true;
    if (first && !wanted) return;
    switched = true;
    if (!wanted) offer();
  });
  // Workbox listens to one update of a tab only; where that one cannot install, the next would not be offered.
  const watch = (registration: ServiceWorkerRegistration): void => {
    registration.addEventListener('updatefound', () => offerWhenInstalled(registration.installing));
    offerWhenInstalled(registration.installing);
    if (registration.waiting !== null && container.controller !== null) offer();
  };
  void worker
    .register()
    .then((registration) => {
      if (registration !== undefined) watch(registration);
    })
    // Offline, registering fails; the worker that is there goes on.
    .catch(() => undefined);
  const check = (): void => {
    if (document.visibilityState === 'visible') void worker.update().catch(() => undefined);
  };
  setInterval(check, CHECK_MS);
  document.addEventListener('visibilitychange', check);
  setTimeout(() => container.controller?.postMessage({ type: 'TIDY' }), TIDY_MS);
};
