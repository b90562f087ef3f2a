import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OpenDatabase, openDatabase } from '#db/open.ts';
import { onFreePort, type Sqld, type SqldOptions, startSqld } from '#db/sqld.ts';
import { newId } from '#edge/contract/ids.ts';
import { bundlePages } from '#edge/run/bundle-worker.ts';
import { writeSite } from '#tests/deploy/site.ts';
import { type ActorName, cookieOf, idTokenOf } from '#tests/support/actors.ts';
import { startIdentityProvider } from '#tests/support/identity-provider.ts';
import { bundlePrograms, type Program, program } from './process.ts';

export const PATIENCE_MS = process.env.TEST_FULL === '1' ? 500_000 : 90_000;

const PROGRAMS = {
  provider: 'edge/payments-sandbox/cli.ts',
  pages: 'tests/support/killed/pages.ts',
  site: 'tests/support/killed/site.ts',
  worker: 'tests/support/killed/worker.ts',
};

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** What a patient person does when there is no answer: the same once more. */
export const untilDone = async <T>(
  what: string,
  attempt: () => Promise<T | undefined>,
): Promise<T> => {
  const until = Date.now() + PATIENCE_MS;
  let last: unknown;
  while (Date.now() < until) {
    try {
      const done = await attempt();
      if (done !== undefined) return done;
    } catch (error) {
      last = error;
    }
    await pause(150);
  }
  throw new Error(`${what} did not succeed`, { cause: last });
};

/** A running libSQL server as a program, which comes back on its folder and its port. */
const server = (running: Sqld, options: SqldOptions): Program => {
  const { url } = running;
  let sqld = running;
  return {
    start: async () => {
      sqld = await startSqld({ ...options, port: Number(new URL(url).port) });
      return url;
    },
    kill: () => sqld.kill(),
  };
};

const addressIn = (line: string): string => /http:\S+/.exec(line)?.[0] ?? '';

interface TownAnswer {
  readonly order?: { readonly state: string };
  readonly url?: string | null;
  readonly total?: number;
  readonly errorCode?: string;
}

/** Of the pages: the worker's own code with a few of them, since a test of the BFF waits for no build. */
export const BUILD = 'town';

export interface Town {
  readonly db: OpenDatabase;
  /** What everybody asks: the page worker's address, which passes what is the BFF's on to it. */
  readonly origin: string;
  readonly processes: Readonly<Record<string, Program>>;
  /** Asks as somebody's phone does, which has its session and its bookmark; `it` of the answer. */
  ask<T = TownAnswer>(
    who: ActorName,
    document: string,
    variables: object,
    key?: string,
  ): Promise<T>;
  card(customerId: string, purpose?: 'IDENTITY_CARD' | 'DELIVERY'): Promise<string>;
  stop(): Promise<void>;
}

/** Store, its replica, provider, pages, site and worker, each a process that can be killed and comes back to its place. */
export const openTown = async (): Promise<Town> => {
  const folder = mkdtempSync(join(tmpdir(), 'alva-killed-'));
  const storeFolder = join(folder, 'store');
  cpSync(process.env.TEST_SQLD_TEMPLATE ?? '', storeFolder, { recursive: true });
  const temporary = join(folder, 'temporary');
  mkdirSync(temporary);
  const identity = await startIdentityProvider();
  const programs = await bundlePrograms(Object.values(PROGRAMS));
  const bundled = (path: string): string => join(programs, path.replace(/\.ts$/, '.mjs'));
  // Each comes back to the port of its first start.
  const storeOptions = { folder: storeFolder, replication: true };
  const primary = await startSqld(storeOptions);
  const store = server(primary, {
    ...storeOptions,
    replicationPort: Number(new URL(primary.replicationUrl).port),
  });
  const replicaOptions = { folder: join(folder, 'replica'), replicaOf: primary.replicationUrl };
  const near = await startSqld(replicaOptions);
  const replica = server(near, replicaOptions);
  const started = (path: string, given: (port: number) => Readonly<Record<string, string>>) =>
    onFreePort(async (port) => {
      const it = program(bundled(path), given(port));
      return { it, origin: addressIn(await it.start()) };
    });
  const { it: provider, origin: providerOrigin } = await started(PROGRAMS.provider, (port) => ({
    ALVA_ENV: 'embedded',
    PAYMENTS_FILE: join(folder, 'provider.json'),
    PAYMENTS_PORT: String(port),
  }));
  const env = {
    ALVA_ENV: 'embedded',
    OPEN_DOCUMENTS: 'on',
    DATABASE_URL: primary.url,
    MIDTRANS_SNAP_URL: providerOrigin,
    MIDTRANS_API_URL: providerOrigin,
    FIREBASE_PROJECT_ID: 'demo-alva',
    FIREBASE_AUTH_EMULATOR_HOST: identity.host,
    SESSION_KEYS: `test:${Buffer.alloc(32, 'session key of the tests').toString('base64url')}`,
  };
  // Each has to know the other's address: the pages', which all links have, and the BFF's, which pages ask.
  const code = join(folder, 'pages.json');
  writeFileSync(code, JSON.stringify(await bundlePages()));
  const { site, pages, origin } = await onFreePort(async (pagesPort) => {
    const origin = `http://127.0.0.1:${pagesPort}`;
    const { it: site, origin: bffOrigin } = await started(PROGRAMS.site, (port) => ({
      ...env,
      DATABASE_URL: near.url,
      DATABASE_PRIMARY_URL: primary.url,
      PORT: String(port),
      SITE_ORIGIN: origin,
    }));
    const assets = join(folder, 'assets');
    writeSite(assets, { build: BUILD, origin });
    const pages = program(bundled(PROGRAMS.pages), {
      CODE: code,
      ASSETS: assets,
      BFF_ORIGIN: bffOrigin,
      PORT: String(pagesPort),
      SITE_ORIGIN: origin,
      // What it leaves there when it is killed goes with the town.
      TMPDIR: temporary,
    });
    await pages.start();
    return { site, pages, origin };
  });
  const worker = program(bundled(PROGRAMS.worker), { ...env, SITE_ORIGIN: origin });
  await worker.start();
  const processes = { store, replica, provider, pages, site, worker };
  const db = openDatabase({ url: primary.url });
  const bookmarks = new Map<ActorName, string>();
  const cookies = new Map<ActorName, Promise<string>>();
  const signIn = (who: ActorName): Promise<string> =>
    untilDone('signing in', async () => {
      const answer = await fetch(`${origin}/api/login`, {
        method: 'POST',
        headers: { origin, authorization: `Bearer ${idTokenOf(`${who}@alva.demo`)}` },
      });
      return answer.ok ? cookieOf(answer) : undefined;
    });
  return {
    db,
    origin,
    processes,
    ask: async <T>(who: ActorName, query: string, variables: object, key?: string): Promise<T> => {
      const cookie = await (cookies.get(who) ?? cookies.set(who, signIn(who)).get(who));
      const answer = await fetch(`${origin}/graphql`, {
        method: 'POST',
        headers: {
          origin,
          cookie: cookie ?? '',
          'content-type': 'application/json',
          'x-bookmark': bookmarks.get(who) ?? '0',
          ...(key !== undefined && { 'idempotency-key': key }),
        },
        body: JSON.stringify({ query, variables }),
        signal: AbortSignal.timeout(10_000),
      });
      const body = (await answer.json()) as { data?: { it?: T } | null };
      const bookmark = answer.headers.get('x-bookmark');
      if (bookmark !== null) bookmarks.set(who, bookmark);
      if (!body.data?.it) throw new Error(JSON.stringify(body));
      return body.data.it;
    },
    card: async (customerId, purpose = 'IDENTITY_CARD') => {
      const id = newId('upl');
      await untilDone('a picture', async () =>
        db.primary.execute({
          sql: `INSERT OR IGNORE INTO upload (id, customer_id, purpose, type, size, width, height, hash, object_key, created_at, stored_at)
            VALUES (?, ?, ?, 'image/jpeg', 1, 1, 1, ?, ?, 1, 1)`,
          args: [id, customerId, purpose, id, id],
        }),
      );
      return id;
    },
    stop: async () => {
      db.close();
      for (const each of Object.values(processes)) await each.kill();
      await identity.stop();
      for (const each of [folder, programs]) rmSync(each, { recursive: true, force: true });
    },
  };
};
