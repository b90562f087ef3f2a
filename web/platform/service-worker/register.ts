import { Workbox } from 'workbox-window';

/** The build this tab runs; the worker keeps its files for as long as the tab is open. */
const BUILD = process.env.ALVA_BUILD ?? 'development';

export interface Registration {
  /** Switches this tab to the new deployment; other tabs go on with theirs. */
  update(): void;
}

/** Asks for a newer deployment: at start, when the tab comes back, and every hour in between. */
const CHECK_MS = 3_600_000;

/**
 * Registers the service worker. `onUpdate` is called when a new deployment is ready and waits;
 * nothing changes until the person agrees.
 */
export const registerServiceWorker = (onUpdate: (registration: Registration) => void): void => {
  const container = navigator.serviceWorker;
  container.addEventListener('message', ({ data, ports }: MessageEvent<{ type?: string }>) => {
    if (data?.type === 'WHICH_BUILD') ports[0]?.postMessage(BUILD);
  });
  const worker = new Workbox('/sw.js', { scope: '/', updateViaCache: 'none' });
  const offer = (): void =>
    onUpdate({
      update: () => {
        worker.addEventListener('controlling', () => window.location.reload());
        worker.messageSkipWaiting();
      },
    });
  worker.addEventListener('waiting', offer);
  // Offline, registering fails; the worker that is there goes on.
  void worker.register().catch(() => undefined);
  const check = (): void => {
    if (document.visibilityState === 'visible') void worker.update().catch(() => undefined);
  };
  setInterval(check, CHECK_MS);
  document.addEventListener('visibilitychange', check);
};
