import type { RegionCity } from '#edge/contract/places/region.ts';
import { DAY_MS } from '#edge/contract/time.ts';
import { RegionsDocument } from '#web/platform/graphql/generated/content/regions.ts';
import { send, type Transport } from '#web/platform/graphql/send.ts';

/** Outside of the pages' caches: a new build does not change where people live. */
const CACHE = 'alva-regions';
/** Districts change by law, a few in a year. */
const FRESH_MS = 30 * DAY_MS;

interface CachedCities {
  readonly cities: readonly RegionCity[];
  /** Epoch ms. */
  readonly at: number;
}

const keyOf = (provinceId: string): string => `/__regions/${provinceId}`;

const cached = async (provinceId: string): Promise<CachedCities | undefined> => {
  try {
    const answer = await (await caches.open(CACHE)).match(keyOf(provinceId));
    return answer === undefined ? undefined : ((await answer.json()) as CachedCities);
  } catch {
    // No caches at all, as in some private windows.
    return undefined;
  }
};

const keep = async (provinceId: string, entry: CachedCities): Promise<void> => {
  try {
    await (await caches.open(CACHE)).put(keyOf(provinceId), Response.json(entry));
  } catch {
    // Full, or refused: it is fetched again next time.
  }
};

/**
 * Cities and districts of a province: the copy of this device, else from the network and kept.
 * `undefined` when there is neither.
 * @param transport of the content; a screen's tells when it fails
 */
export const loadCities = async (
  provinceId: string,
  transport: Transport,
): Promise<readonly RegionCity[] | undefined> => {
  const entry = await cached(provinceId);
  if (entry !== undefined && Date.now() - entry.at < FRESH_MS) return entry.cities;
  const answer = await send(transport, RegionsDocument, { provinceId });
  if (!answer.ok || answer.data.regions.length === 0) return entry?.cities;
  const cities = answer.data.regions.map(({ latitude, longitude, ...city }) => ({
    ...city,
    at: latitude === null || longitude === null ? null : { lat: latitude, lon: longitude },
  }));
  await keep(provinceId, { cities, at: Date.now() });
  return cities;
};
