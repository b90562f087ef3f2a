/** Set by Cloudflare from the connection, over whatever a client sent under the same name. */
const COUNTRY = 'cf-ipcountry';
const REGION = 'cf-region';

const MOST = 60;

/** The headers a region is read from, of a request that is taken apart. */
export const visitorHeaders = (headers: Headers): Record<string, string> =>
  Object.fromEntries(
    [COUNTRY, REGION].flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );

/** A country as ISO 3166 writes it; `XX` is unknown, `T1` the Tor network. */
const isCountry = (code: string): boolean => /^[A-Z]{2}$/.test(code) && code !== 'XX';

/**
 * Roughly where a request comes from, for people who look through their own sessions: "West Java, ID".
 * Null where no network in front says it, as on one's own machine.
 */
export const regionOf = (headers: Headers): string | null => {
  const country = headers.get(COUNTRY) ?? '';
  if (!isCountry(country)) return null;
  const region = (headers.get(REGION) ?? '').replace(/[^\p{L}\p{M}\p{N} .'-]/gu, '').trim();
  return [region.slice(0, MOST), country].filter((part) => part !== '').join(', ');
};
