import { openDatabase } from '#db/client.ts';
import { type App, createApp } from './app.ts';
import { parseEnv } from './env.ts';
import { memoryLimiter } from './http/rate-limit.ts';
import { systemClock } from './platform/clock.ts';
import { createIds } from './platform/ids.ts';
import { createLog } from './platform/log.ts';

/** The BFF inside a Node process, on a database file. Importing this opens nothing. */
export const createEmbeddedApp = (
  source: Record<string, unknown>,
  writeLine: (line: string) => void = (line) => process.stdout.write(`${line}\n`),
): App => {
  const env = parseEnv(source);
  const log = createLog(writeLine, { region: env.REGION });
  const deps = {
    env,
    db: openDatabase({
      url: env.DATABASE_URL,
      primaryUrl: env.DATABASE_PRIMARY_URL,
      authToken: env.DATABASE_AUTH_TOKEN,
    }),
    clock: systemClock,
    ids: createIds(systemClock),
    fetch: globalThis.fetch,
    log,
  };
  return createApp(deps, {
    // Route handlers of Next do not see the connection; an embedded instance listens on loopback only.
    addressOf: () => 'loopback',
    limiter: memoryLimiter(env.FLOOD_LIMIT, systemClock),
  });
};

const KEY = Symbol.for('alva.embedded-app');
const shared = globalThis as typeof globalThis & { [KEY]?: App };

/** The one app of this process; Next loads a module once per bundle, so the instance is kept globally. */
export const embeddedApp = (): App => {
  shared[KEY] ??= createEmbeddedApp(process.env);
  return shared[KEY];
};
