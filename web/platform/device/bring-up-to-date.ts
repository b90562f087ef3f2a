import { LOCALES } from '#edge/contract/locale.ts';
import { browserStorage } from '#web/platform/offline/browser.ts';
import { BROUGHT_ALONG } from '#web/platform/offline/collections.ts';
import { isDueAgain } from '#web/platform/offline/due.ts';
import { askToPersist } from '#web/platform/offline/persist.ts';
import { controlled, keepLanguages } from '#web/platform/service-worker/ask.ts';
import { loadProfile } from '#web/platform/session/profile.ts';
import { whenSignedIn } from '#web/platform/session/when-signed-in.ts';
import { device } from './device.ts';
import { allowsDownload } from './download-choice.ts';
import { savesData } from './save-data.ts';
import { sparesUnasked } from './spares-unasked.ts';

/** Stored by the service worker on the way. Read to its end: an answer that nobody reads keeps the worker busy. */
const fetchPicture = async (path: string): Promise<void> => {
  await fetch(path, { priority: 'low' })
    .then((answer) => answer.arrayBuffer())
    .catch(() => undefined);
};

/** One picture of every motorcycle in the garage and, where data is not scarce, of every model. */
const pictures = async (): Promise<string[]> => {
  const [products, vehicles] = await Promise.all([
    device().read('products'),
    device().read('vehicles'),
  ]);
  return [
    ...(sparesUnasked() ? [] : (products?.records ?? [])).map(({ value }) =>
      value.image.replace('-1600.', '-960.'),
    ),
    ...(vehicles?.records ?? []).flatMap(({ value }) =>
      value.snapshot === null ? [] : [value.snapshot.replace('side-960', 'hero-960')],
    ),
  ];
};

const persistWhenWorthIt = (): void => {
  const ask = (): void =>
    void askToPersist({ manager: navigator.storage, storage: browserStorage() }).catch(() => false);
  addEventListener('appinstalled', ask);
  whenSignedIn(ask);
};

const catchUp = async (): Promise<void> => {
  const store = device();
  for (const collection of BROUGHT_ALONG.filter(allowsDownload)) {
    const copy = await store.read(collection).catch(() => undefined);
    if (copy === undefined || isDueAgain(collection, copy.state, store.clock.now()))
      await store.refresh(collection);
  }
};

/**
 * Brings this device up to date while the person reads, and again when the signal comes back: the
 * garage always, public data and pictures unless data is to be saved; the pages of the other language
 * last, and in a browser not on a slow line or one that is paid for by its volume. For use when the
 * page is idle.
 */
export const bringUpToDate = async (): Promise<void> => {
  const store = device();
  persistWhenWorthIt();
  // A few hundred bytes. A browser without room, or without caches, keeps none.
  whenSignedIn((customerId) => void loadProfile(customerId).catch(() => undefined));
  if (savesData()) return;
  store.connectivity.subscribe((online) => {
    if (online) void catchUp();
  });
  await catchUp();
  if (!('serviceWorker' in navigator)) return;
  await controlled();
  for (const path of new Set(await pictures())) await fetchPicture(path);
  if (!sparesUnasked()) await keepLanguages(LOCALES);
};
