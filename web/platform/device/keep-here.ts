import { LOCALES } from '../i18n/locales.ts';
import { isDue } from '../offline/due.ts';
import { keptStorage } from '../offline/here.ts';
import { askToPersist } from '../offline/persist.ts';
import { keepLanguages } from '../service-worker/ask.ts';
import { session } from '../session/browser.ts';
import { device } from './device.ts';
import { isKept } from './kept.ts';
import { goesSlowly, savesData } from './save-data.ts';

const PUBLIC = ['products', 'stations', 'stationStatus', 'places', 'pages'] as const;

/** Stored by the service worker on the way. Read to its end: an answer that nobody reads keeps the worker busy. */
const fetchPicture = async (path: string): Promise<void> => {
  await fetch(path, { priority: 'low' })
    .then((answer) => answer.arrayBuffer())
    .catch(() => undefined);
};

/** One picture of every model, and of every motorcycle in the garage. */
const pictures = async (): Promise<string[]> => {
  const [products, vehicles] = await Promise.all([
    device().read('products'),
    device().read('vehicles'),
  ]);
  return [
    ...(products?.records ?? []).map(({ value }) => value.image.replace('-1600.', '-960.')),
    ...(vehicles?.records ?? []).flatMap(({ value }) =>
      value.snapshot === null ? [] : [value.snapshot.replace('side-960', 'hero-960')],
    ),
  ];
};

const persistWhenWorthIt = (): void => {
  const ask = (): void =>
    void askToPersist({ manager: navigator.storage, storage: keptStorage() }).catch(() => false);
  addEventListener('appinstalled', ask);
  const known = (): boolean => session().state.kind === 'signed-in';
  if (known()) {
    ask();
    return;
  }
  const stop = session().subscribe(() => {
    if (!known()) return;
    stop();
    ask();
  });
};

/** At a first visit the worker is still installing; without it nothing that is fetched stays. */
const controlled = (container: ServiceWorkerContainer): Promise<void> =>
  new Promise((resolve) => {
    if (container.controller !== null) resolve();
    else container.addEventListener('controllerchange', () => resolve(), { once: true });
  });

const catchUp = async (): Promise<void> => {
  const here = device();
  for (const collection of PUBLIC.filter(isKept)) {
    const copy = await here.read(collection).catch(() => undefined);
    if (copy === undefined || isDue(collection, copy.state, here.clock.now()))
      await here.refresh(collection);
  }
};

/**
 * Brings this device up to date while the person reads, and again when the signal comes back: the
 * garage always, public data and pictures unless data is to be saved; the pages of the other language
 * last, and not on a slow line. For use when the page is idle.
 */
export const keepHere = async (): Promise<void> => {
  const here = device();
  persistWhenWorthIt();
  if (savesData()) return;
  here.connectivity.subscribe((online) => {
    if (online) void catchUp();
  });
  await catchUp();
  if (!('serviceWorker' in navigator)) return;
  await controlled(navigator.serviceWorker);
  for (const path of new Set(await pictures())) await fetchPicture(path);
  if (!goesSlowly()) await keepLanguages(LOCALES);
};
