import { isLocale, type Locale } from '#edge/contract/locale.ts';

const PATIENCE_MS = 5_000;

const worker = async (): Promise<ServiceWorker | undefined> =>
  (await navigator.serviceWorker?.ready)?.active ?? undefined;

/** Asks the worker to have these languages on the device; it goes about it quietly. */
export const keepLanguages = async (languages: readonly Locale[]): Promise<void> =>
  (await worker())?.postMessage({ type: 'LANGUAGES', languages });

/** The languages whose pages are on the device; `undefined` where there is no worker to ask. */
export const languagesHere = async (): Promise<readonly Locale[] | undefined> => {
  // `ready` waits for ever where none is registered.
  if ((await navigator.serviceWorker?.getRegistration()) === undefined) return undefined;
  const active = await worker();
  if (active === undefined) return undefined;
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const late = setTimeout(() => resolve(undefined), PATIENCE_MS);
    port1.onmessage = ({ data }: MessageEvent<string[]>) => {
      clearTimeout(late);
      resolve(data.filter(isLocale));
    };
    active.postMessage({ type: 'WHICH_LANGUAGES' }, [port2]);
  });
};

/** Tells the worker which page is being read, so that it, and its language, open without signal later. */
export const keepPage = async (path: string): Promise<void> =>
  (await worker())?.postMessage({ type: 'READ', path });
