import { afterAll, beforeAll, expect, it } from 'vitest';
import type { App } from '#edge/app.ts';
import { MINUTE_MS } from '#edge/contract/time.ts';
import { actor, cookieOf, idTokenOf } from '#tests/support/actors.ts';
import { ORIGIN, startBff } from '#tests/support/bff.ts';
import { heapInUse } from '#tests/support/heap.ts';
import { hostileRequest } from '#tests/support/hostile.ts';
import { inProcessApp } from '#tests/support/in-process-app.ts';
import { dice } from '#tests/support/random.ts';
import { type Store, seeded, stores } from '#tests/support/stores.ts';

const FOR_MS = process.env.TEST_FULL === '1' ? 10 * MINUTE_MS : 5_000;
const SEED = Number(process.env.SEED ?? Date.now() % 1_000_000);
const SITE = 'http://localhost:3000';
/** What caches may come to hold: answers 16 MB, plans and documents the rest. */
const MOST_GROWTH = 64_000_000;

const [onFile] = stores;
let store: Store;
let app: App;
const faults: string[] = [];
const cookies: string[] = [];

beforeAll(async () => {
  store = await seeded(onFile.open);
  app = inProcessApp(store.db, Date.now, { OPEN_DOCUMENTS: 'off', SITE_ORIGIN: SITE }, (line) => {
    if (line.includes('"level":"error"')) faults.push(line);
  });
  for (const name of ['owner', 'owner2', 'guest', 'staff', 'admin']) {
    const answer = await app.request('/api/login', {
      method: 'POST',
      headers: { origin: SITE, authorization: `Bearer ${idTokenOf(`${name}@alva.demo`)}` },
    });
    expect(answer.status).toBe(200);
    cookies.push(cookieOf(answer));
  }
});
afterAll(() => store.stop());

interface Outcomes {
  readonly [status: number]: number;
}

const WIDTH = 8;

type Ask = (path: string, init: RequestInit) => Promise<Response>;

const inProcess: Ask = async (path, init) => app.request(path, init);

const run = async (until: number, seed: number, ask = inProcess): Promise<Outcomes> => {
  const counts: Record<number, number> = {};
  const random = dice(seed);
  const one = async (): Promise<void> => {
    while (Date.now() < until && faults.length === 0) {
      const { path, init } = hostileRequest(random, cookies);
      const answer = await ask(path, init);
      const text = await answer.text();
      counts[answer.status] = (counts[answer.status] ?? 0) + 1;
      if (answer.status >= 500 || text.includes('INTERNAL_SERVER_ERROR'))
        faults.push(`${answer.status} ${text.slice(0, 300)} ← ${path} ${JSON.stringify(init)}`);
    }
  };
  await Promise.all(Array.from({ length: WIDTH }, one));
  return counts;
};

it(`no variables, headers, bodies and cookies make /graphql or /content fail, or hold on to memory (SEED=${SEED})`, {
  timeout: FOR_MS + 5 * MINUTE_MS,
}, async () => {
  // Everything is compiled and every cache is warm before memory is looked at.
  await run(Date.now() + Math.min(FOR_MS / 2, MINUTE_MS / 2), SEED);
  const before = await heapInUse();
  const counts = await run(Date.now() + FOR_MS, SEED + 1);
  const grown = (await heapInUse()) - before;
  expect(faults, `SEED=${SEED}`).toEqual([]);
  const total = Object.values(counts).reduce((sum, each) => sum + each, 0);
  process.stdout.write(
    `fuzz: ${total} requests, ${JSON.stringify(counts)}, heap ${(grown / 1e6).toFixed(1)} MB more\n`,
  );
  expect(counts[200], 'requests that came through to a resolver').toBeGreaterThan(total / 20);
  const { rows } = await store.db.primary.execute(
    "SELECT count(*) AS n FROM attempt WHERE purpose = 'account.upload'",
  );
  expect(Number(rows[0]?.n), 'people whose files reached the resolver').toBeGreaterThan(0);
  expect(grown).toBeLessThan(MOST_GROWTH);
});

it(`and none of them make the worker fail (SEED=${SEED})`, {
  timeout: FOR_MS + 5 * MINUTE_MS,
}, async () => {
  const bff = await startBff({ OPEN_DOCUMENTS: 'off' });
  try {
    const workerCookies: string[] = [];
    for (const name of ['owner', 'staff'] as const)
      workerCookies.push((await actor(bff, name)).cookie);
    cookies.splice(0, cookies.length, ...workerCookies);
    faults.length = 0;
    // What a client may not set is the runtime's to refuse, before the worker hears of it.
    const ask: Ask = (path, { headers, ...init }) => {
      const given = Object.entries(headers as Record<string, string>);
      const own = given
        .filter(([name]) => name !== 'content-length' && name !== 'accept-encoding')
        .map(([name, value]) => [name, value.replace(SITE, ORIGIN)]);
      return bff.fetch(path, { ...init, headers: Object.fromEntries(own) });
    };
    const counts = await run(Date.now() + FOR_MS / 4, SEED + 2, ask);
    const failures = bff.logs.filter((line) => line.includes('"level":"error"'));
    expect([...faults, ...failures], `SEED=${SEED}`).toEqual([]);
    expect(counts[200], 'requests that came through to a resolver').toBeGreaterThan(0);
  } finally {
    await bff.stop();
  }
});
