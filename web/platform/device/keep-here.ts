import { askToPersist } from '../offline/persist.ts';
import { session } from '../session/browser.ts';
import { device } from './device.ts';
import { savesData } from './save-data.ts';

const PUBLIC = ['products', 'stations', 'stationStatus', 'places', 'pages'] as const;

/** Stored by the service worker on the way. */
const fetchPicture = async (path: string): Promise<void> => {
  await fetch(path, { priority: 'low' }).catch(() => undefined);
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
    void askToPersist({ manager: navigator.storage, storage: localStorage }).catch(() => false);
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

/**
 * Brings this device up to date while the person reads: the garage always, public data and pictures
 * unless data is to be saved. For use when the page is idle.
 */
export const keepHere = async (): Promise<void> => {
  const here = device();
  persistWhenWorthIt();
  if (savesData()) return;
  for (const collection of PUBLIC) await here.refresh(collection);
  if (navigator.serviceWorker?.controller === null) return;
  for (const path of new Set(await pictures())) await fetchPicture(path);
};
