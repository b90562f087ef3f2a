import { isLocale, type Locale } from '#edge/contract/locale.ts';
import { localeOf } from '#edge/contract/locale-path.ts';
import type { Connection } from '#web/platform/device/save-data.ts';
import { preferredLocale } from '#web/platform/i18n/preferred-locale.ts';

const COOKIE = 'NEXT_LOCALE';

/** What these modules use of a service worker's global scope. */
export interface WorkerScope {
  readonly clients: {
    matchAll(options: {
      type: 'window';
      includeUncontrolled: boolean;
    }): Promise<readonly { readonly url: string }[]>;
  };
  readonly registration: { readonly installing: object | null; readonly waiting: object | null };
  readonly navigator: {
    readonly languages: readonly string[];
    /** Chromium's; the type library has none. */
    readonly connection?: Connection;
  };
}

interface CookieStoreLike {
  get(name: string): Promise<{ value?: string } | null>;
}

/** The language of addresses that carry none: the cookie's where it can be read, else the browser's. */
export const languageOf = async (scope: WorkerScope): Promise<Locale> => {
  const { cookieStore } = scope as unknown as { cookieStore?: CookieStoreLike };
  const chosen = (await cookieStore?.get(COOKIE).catch(() => null))?.value;
  if (isLocale(chosen)) return chosen;
  return preferredLocale(scope.navigator.languages.join());
};

/** The languages that are being read in the open tabs; where none is known, the person's. */
export const languagesInUse = async (scope: WorkerScope): Promise<Set<Locale>> => {
  const tabs = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const read = tabs.map(({ url }) => localeOf(new URL(url).pathname));
  const inTabs = new Set(read.filter((language) => language !== undefined));
  return inTabs.size > 0 ? inTabs : new Set([await languageOf(scope)]);
};
