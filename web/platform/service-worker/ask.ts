import { isLocale, type Locale } from '#edge/contract/locale.ts';

const PATIENCE_MS = 5_000;

const worker = async (): Promise<ServiceWorker | undefined> =>
  (await navigator.serviceWorker?.ready)?.active ?? undefined;

/** At a first visit the worker is still installing; without it nothing that is fetched stays. */
export const controlled = (): Promise<void> =>
  new Promise((resolve) => {
    const { serviceWorker } = navigator;
    if (serviceWorker.controller !== null) resolve();
    else serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
  });

/** Asks the worker to have these languages on the device; it goes about it quietly. */
export const keepLanguages = async (languages: readonly Locale[]): Promise<void> =>
  (await worker())?.postMessage({ type: 'LANGUAGES', languages });

/** `undefined` where there is no worker to ask, or one of a build that does not know the question. */
const answerTo = async (type: string): Promise<unknown> => {
  // `ready` waits for ever where none is registered.
  if ((await navigator.serviceWorker?.getRegistration()) === undefined) return undefined;
  const active = await worker();
  if (active === undefined) return undefined;
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const late = setTimeout(() => resolve(undefined), PATIENCE_MS);
    port1.onmessage = ({ data }: MessageEvent<unknown>) => {
      clearTimeout(late);
      resolve(data);
    };
    active.postMessage({ type }, [port2]);
  });
};

/** The languages whose pages are on the device; `undefined` where there is no worker to ask. */
export const languagesHere = async (): Promise<readonly Locale[] | undefined> =>
  ((await answerTo('WHICH_LANGUAGES')) as string[] | undefined)?.filter(isLocale);

/** What the pages of a language take over the line, in bytes. */
export const languageSizes = async (): Promise<
  Readonly<Partial<Record<Locale, number>>> | undefined
> => (await answerTo('LANGUAGE_SIZES')) as Partial<Record<Locale, number>> | undefined;

/** Tells the worker which page is being read, so that it, and its language, open without signal later. */
export const keepPage = async (path: string): Promise<void> =>
  (await worker())?.postMessage({ type: 'READ', path });
