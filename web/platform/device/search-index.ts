import type { Locale } from '#edge/contract/locale.ts';

/** Outside of the pages' caches: an older index still finds nearly everything. */
const CACHE = 'alva-search';

const addressOf = (locale: Locale): string => `/${locale}/search.json`;

const cached = async (locale: Locale): Promise<Response | undefined> => {
  try {
    return await (await caches.open(CACHE)).match(addressOf(locale));
  } catch {
    // No caches at all, as in some private windows.
    return undefined;
  }
};

/** Brings the index of a language, and keeps it for a time without signal. */
export const fetchSearchIndex = async (locale: Locale): Promise<Response | undefined> => {
  const answer = await fetch(addressOf(locale), { cache: 'no-cache' }).catch(() => undefined);
  if (!answer?.ok) return undefined;
  try {
    await (await caches.open(CACHE)).put(addressOf(locale), answer.clone());
  } catch {
    // Full, or refused: it is fetched again next time.
  }
  return answer;
};

/** The copy of this device, else the network's; `undefined` when there is neither. */
export const searchIndex = async (locale: Locale): Promise<unknown> => {
  const copy = await cached(locale);
  // Behind a copy comes a newer one, for the next time.
  const fresh = fetchSearchIndex(locale);
  return (copy ?? (await fresh))?.json();
};
