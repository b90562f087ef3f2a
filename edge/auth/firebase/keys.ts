import { createRemoteJWKSet, customFetch, errors, type JWTVerifyGetKey } from 'jose';
import { DAY_MS, HOUR_MS } from '#edge/contract/time.ts';
import type { Clock } from '#edge/platform/clock.ts';

const KEYS_URL =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';
const FRESH_MS = HOUR_MS;
/** At most one request for an unknown key id in this time: a flood of made-up ids is no storm. */
const COOLDOWN_MS = 30_000;
/** After a failure the key server is left alone this long. */
const BACKOFF_MS = 5_000;
/** Google keeps a key published for days; older than this we would rather not answer. */
const STALE_MS = DAY_MS;

/** The key server cannot be reached: the caller answers 503, never 401. */
export class KeysUnavailable extends Error {}

export interface KeySource {
  readonly fetch: typeof fetch;
  readonly clock: Clock;
}

/**
 * Google's keys by jose's cached set. Its fetch is wrapped because jose forgets good keys when a
 * refresh fails: here the last good answer serves on while the key server is away.
 */
export const createGoogleKeys = ({ fetch, clock }: KeySource): JWTVerifyGetKey => {
  let good: { readonly body: string; readonly at: number } | undefined;
  let failedAt: number | undefined;

  const lastGood = (cause?: unknown): Response => {
    if (good === undefined || clock() - good.at > STALE_MS)
      throw new KeysUnavailable('Google keys cannot be fetched', { cause });
    return new Response(good.body);
  };
  const load = async (url: string, init: RequestInit): Promise<Response> => {
    if (failedAt !== undefined && clock() - failedAt < BACKOFF_MS) return lastGood();
    try {
      const response = await fetch(url, init);
      if (!response.ok) throw new Error(`The key server answered ${response.status}`);
      const body = await response.text();
      if (!Array.isArray(JSON.parse(body).keys)) throw new Error('Not a key set');
      good = { body, at: clock() };
      failedAt = undefined;
      return new Response(body);
    } catch (cause) {
      failedAt = clock();
      return lastGood(cause);
    }
  };

  const keys = createRemoteJWKSet(new URL(KEYS_URL), {
    cacheMaxAge: FRESH_MS,
    cooldownDuration: COOLDOWN_MS,
    timeoutDuration: 3_000,
    [customFetch]: load,
  });
  return async (header, token) => {
    try {
      return await keys(header, token);
    } catch (error) {
      // A key we do not know while the server is away may well be a new, good one.
      if (error instanceof errors.JWKSNoMatchingKey && failedAt !== undefined)
        throw new KeysUnavailable('Unknown key id while Google keys cannot be fetched');
      throw error;
    }
  };
};
