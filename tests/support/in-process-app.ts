import type { OpenDatabase } from '#db/open.ts';
import { type App, createApp } from '#edge/app.ts';
import { parseEnv } from '#edge/env.ts';
import { createIds } from '#edge/platform/ids.ts';
import { createLog } from '#edge/platform/log.ts';
import type { LargeFile } from '#edge/platform/storage/large-file.ts';
import { noStorage } from '#edge/platform/storage/none.ts';
import { answerAsProvider } from './identity-provider.ts';

/** An app in this process, with nothing held yet, on a store and a clock of the test's; no limiter. */
export const inProcessApp = (
  db: OpenDatabase,
  clock: () => number,
  variables: Readonly<Record<string, unknown>> = {},
  writeLine: (line: string) => void = () => {},
  mapFile?: LargeFile,
): App => {
  const env = parseEnv({
    ALVA_ENV: 'embedded',
    DATABASE_URL: 'file:unused',
    FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
    OPEN_DOCUMENTS: 'on',
    ...variables,
  });
  const limiter = { allows: async () => true };
  return createApp(
    {
      env,
      db,
      clock,
      ids: createIds(clock),
      fetch: answerAsProvider,
      log: createLog(writeLine),
      files: noStorage,
      mapFile,
    },
    { addressOf: () => 'a', limiter, loginLimiter: limiter },
  );
};

/**
 * An app as a region runs it. It asks the store for each request whether what it holds is current, unless
 * told otherwise.
 */
export const contentApp = (db: OpenDatabase, clock: () => number, confirmedForMs = 0): App =>
  inProcessApp(db, clock, { CONFIRMED_FOR_MS: confirmedForMs });

export const contentPath = (query: string, variables: object = {}): string =>
  `/content?${new URLSearchParams({ query, variables: JSON.stringify(variables) })}`;

/** SQL trips of a request, from its `Server-Timing`. */
export const tripsOf = (response: Response): number =>
  Number(/"(\d+) trips/.exec(response.headers.get('server-timing') ?? '')?.[1]);
