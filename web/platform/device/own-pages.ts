import type { Locale } from '#edge/contract/locale.ts';
import { pathIn } from '#edge/contract/locale-path.ts';
import { CONTENT } from '#web/platform/graphql/endpoints.ts';
import { controlled, keepPage } from '#web/platform/service-worker/ask.ts';
import { session } from '#web/platform/session/browser.ts';
import { whenSignedIn } from '#web/platform/session/when-signed-in.ts';
import { device } from './device.ts';
import { loadCities } from './load-cities.ts';
import { fetchSearchIndex } from './search-index.ts';
import { sparesUnasked } from './spares-unasked.ts';

/** Pages of an owner that are not installed with the worker; what stands on them is on the device. */
const OWN_PAGES = [
  '/profile/address',
  '/my-listings',
  '/verify-battery',
  '/sell-my-battery',
  '/leaderboard',
  '/transfer-ownership',
  '/notifications',
] as const;

/** Of whoever recommends the shop. */
const AFFILIATES_PAGES = ['/orp-dashboard', '/orp-dashboard/finance'] as const;

/** The form of the address names its city and district by this list: some ten kilobytes for a province. */
const keepOwnProvince = async (): Promise<void> => {
  const store = device();
  // Asked for with all that is the person's; only a first download is waited for.
  if (((await store.read('addresses'))?.state.syncedAt ?? null) === null)
    await store.refresh('addresses');
  const copy = await store.read('addresses');
  const provinceId = copy?.records[0]?.value.provinceId;
  if (provinceId !== undefined) await loadCities(provinceId, CONTENT);
};

/**
 * Has an owner's pages on the device in the language they use, also after they switch it, with what
 * they ask for by themselves. Where data is saved, or scarce in a browser, they come when they are
 * read, as every other page.
 */
export const keepOwnPages = (locale: Locale): void => {
  if (sparesUnasked() || !('serviceWorker' in navigator)) return;
  whenSignedIn(() => {
    // A browser without room, or without caches, keeps none.
    void keepOwnProvince().catch(() => undefined);
    void fetchSearchIndex(locale);
    const { state } = session();
    const isAffiliate = state.kind === 'signed-in' && state.isAffiliate;
    const pages = [...OWN_PAGES, ...(isAffiliate ? AFFILIATES_PAGES : [])];
    void controlled().then(async () => {
      for (const path of pages) await keepPage(pathIn(locale, path));
    });
  });
};
