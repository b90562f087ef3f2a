import { isLanguage, type Language, languageIn } from './entry.ts';

const COOKIE = 'NEXT_LOCALE';

interface CookieStoreLike {
  get(name: string): Promise<{ value?: string } | null>;
}

/** The language of addresses that carry none: the cookie's where it can be read, else the browser's. */
export const languageOf = async (scope: ServiceWorkerGlobalScope): Promise<Language> => {
  const { cookieStore } = scope as unknown as { cookieStore?: CookieStoreLike };
  const chosen = (await cookieStore?.get(COOKIE).catch(() => null))?.value;
  if (isLanguage(chosen)) return chosen;
  return scope.navigator.language.startsWith('en') ? 'en' : 'id';
};

/** The languages that are being read in the open tabs; where none is known, the person's. */
export const languagesInUse = async (scope: ServiceWorkerGlobalScope): Promise<Set<Language>> => {
  const tabs = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const read = tabs.map(({ url }) => languageIn(new URL(url).pathname));
  const found = new Set(read.filter((language) => language !== undefined));
  return found.size > 0 ? found : new Set([await languageOf(scope)]);
};
