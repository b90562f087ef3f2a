import type { Locale } from '#edge/contract/locale.ts';
import { pathIn } from '#edge/contract/locale-path.ts';
import { controlled, keepPage } from '#web/platform/service-worker/ask.ts';
import { session } from '#web/platform/session/browser.ts';
import { whenSignedIn } from '#web/platform/session/when-signed-in.ts';
import { savesData } from './save-data.ts';

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

/**
 * Has an owner's pages on the device in the language they use, also after they switch it. With
 * Save-Data they come, as every other page, when they are read.
 */
export const keepOwnPages = (locale: Locale): void => {
  if (savesData() || !('serviceWorker' in navigator)) return;
  whenSignedIn(() => {
    const { state } = session();
    const isAffiliate = state.kind === 'signed-in' && state.isAffiliate;
    const pages = [...OWN_PAGES, ...(isAffiliate ? AFFILIATES_PAGES : [])];
    void controlled().then(async () => {
      for (const path of pages) await keepPage(pathIn(locale, path));
    });
  });
};
