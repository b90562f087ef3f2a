import type { Database } from '#db/client.ts';
import { type App, createApp } from '#edge/app.ts';
import { parseEnv } from '#edge/env.ts';
import { createIds } from '#edge/platform/ids.ts';
import { createLog } from '#edge/platform/log.ts';
import { noStorage } from '#edge/platform/storage/none.ts';

/**
 * An app as a region runs it, with nothing held yet, on a store and a clock of the test's. It asks the
 * store for each request whether what it holds is current, unless told otherwise.
 */
export const contentApp = (db: Database, clock: () => number, confirmedForMs = 0): App => {
  const env = parseEnv({
    ALVA_ENV: 'embedded',
    DATABASE_URL: 'file:unused',
    FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
    OPEN_DOCUMENTS: 'on',
    CONFIRMED_FOR_MS: confirmedForMs,
  });
  const limiter = { allows: async () => true };
  const log = createLog(() => {});
  return createApp(
    { env, db, clock, ids: createIds(clock), fetch, log, files: noStorage },
    { addressOf: () => 'a', limiter, loginLimiter: limiter },
  );
};

export const contentPath = (query: string, variables: object = {}): string =>
  `/content?${new URLSearchParams({ query, variables: JSON.stringify(variables) })}`;

/** SQL trips of a request, from its `Server-Timing`. */
export const tripsOf = (response: Response): number =>
  Number(/"(\d+) trips/.exec(response.headers.get('server-timing') ?? '')?.[1]);
