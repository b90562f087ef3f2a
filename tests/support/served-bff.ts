import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { OpenDatabase } from '#db/open.ts';
import { onFreePort } from '#db/sqld.ts';
import type { App } from '#edge/app.ts';
import { sessionCookieName } from '#edge/auth/cookie.ts';
import { bundleWorker } from '#edge/run/bundle-worker.ts';
import { startWorkerd } from '#edge/run/workerd.ts';
import { signIn, tokenOf } from './actors.ts';
import { IDENTITY, SERVICE_ACCOUNT } from './bff.ts';
import { inProcessApp } from './in-process-app.ts';
import { type Usage, usageOf } from './process-usage.ts';
import { seeded, stores } from './stores.ts';

/** Each on the store that it runs on: Node on a file, workerd on a libSQL server. */
const STORES = { Node: stores[0], workerd: stores[1] } as const;
export type Runtime = keyof typeof STORES;
type Bindings = Readonly<Record<string, string>>;

/** A store with the demo as a runtime reaches it, and the bindings of a BFF on that store. */
export interface Side {
  readonly runtime: Runtime;
  readonly db: OpenDatabase;
  readonly bindings: Bindings;
  /** Of a session of the demo's owner. */
  readonly cookie: string;
  stop(): Promise<void>;
}

/** The app of those bindings in this process, with nothing in memory yet. */
export const appWith = (db: OpenDatabase, bindings: Bindings): App => {
  // In production nobody says which emulator there is.
  const unset = { ALVA_ENV: undefined, FIREBASE_AUTH_EMULATOR_HOST: undefined };
  return inProcessApp(db, Date.now, { ...bindings, ...unset });
};

export const openSide = async (runtime: Runtime): Promise<Side> => {
  const { db, url, stop } = await seeded(STORES[runtime].open);
  const SITE_ORIGIN = 'https://bench.example';
  const bindings = {
    DATABASE_URL: url,
    SITE_ORIGIN,
    // For the documents that no page asks for.
    OPEN_DOCUMENTS: 'on',
    FLOOD_LIMIT: '1000000000',
    CONFIRMED_FOR_MS: '1000',
    VISITOR_ADDRESS_HEADER: 'x-real-ip',
    ...IDENTITY,
    FIREBASE_SERVICE_ACCOUNT: SERVICE_ACCOUNT,
  };
  const { SESSION_KEYS } = IDENTITY;
  const app = inProcessApp(db, Date.now, { SITE_ORIGIN, SESSION_KEYS });
  const cookie = `${sessionCookieName(true)}=${tokenOf(await signIn(app.request, SITE_ORIGIN))}`;
  return { runtime, db, bindings, cookie, stop };
};

interface Server extends Usage {
  readonly port: number;
  readonly origin: string;
  stop(): unknown;
}

/** Rejects when the program that is to answer there ends before. */
export const untilAnswers = async (url: string, program: ChildProcess): Promise<void> => {
  for (let tries = 0; tries < 2000; tries++) {
    if (program.exitCode !== null) throw new Error(`The program for ${url} ended`);
    const answer = await fetch(url).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer !== undefined) return;
    await new Promise((next) => setTimeout(next, 5));
  }
  throw new Error(`${url} does not answer`);
};

/** A program of ours in a Node of its own, as in production. @param bindings are sent: an environment is too short */
export const startNode = (program: string, bindings: Bindings): ChildProcess => {
  const env = { ...process.env, NODE_ENV: 'production' as const };
  const child = fork(program, [], { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  child.send(bindings);
  return child;
};

/** What runs in Node and in a worker. */
type Entries = Readonly<Record<Runtime, string>>;

const BFF = { Node: join(import.meta.dirname, 'bff-in-node.ts'), workerd: 'edge/worker.ts' };

/** The BFF, or what else answers requests, in a process of its own. @param folder for its files */
export const startServer = (
  runtime: Runtime,
  bindings: Bindings,
  folder: string,
  entries: Entries = BFF,
): Promise<Server> =>
  onFreePort(async (port) => {
    const entry = entries[runtime];
    const child =
      runtime === 'Node'
        ? startNode(entry, { ...bindings, PORT: String(port) })
        : startWorkerd({
            bundle: await bundleWorker({ entry }),
            bindings,
            port,
            folder,
            stdio: 'ignore',
          });
    const origin = `http://127.0.0.1:${port}`;
    await untilAnswers(`${origin}/`, child);
    return { port, origin, ...usageOf(child), stop: () => child.kill('SIGTERM') };
  });
