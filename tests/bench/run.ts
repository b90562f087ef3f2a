/**
 * `npm run bench`: the BFF against bare Hono and graphql-yoga in one run, on the same store, in Node and
 * in workerd. Prints the table and writes it between the marks of README.md.
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#db/client.ts';
import { migrate } from '#db/migrate.ts';
import { seedStore } from '#db/seed.ts';
import { startSqld } from '#db/sqld.ts';
import { seededTemplate } from '#tests/support/template.ts';
import { CASES, type Case } from './cases.ts';
import { coldStart } from './cold-start.ts';
import { deviceTable } from './device/report.ts';
import { rate, type Shot } from './load.ts';
import { median } from './median.ts';
import { type RuntimeResult, report, type Sample } from './report.ts';
import { type Contestant, type Runtime, type Server, startServer } from './servers.ts';
import { getShot, shotFor } from './shots.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 7);
const ROUND_MS = Number(process.env.BENCH_ROUND_MS ?? 800);
const WARM_UP_MS = Number(process.env.BENCH_WARM_UP_MS ?? 1500);

interface Lane {
  readonly label: string;
  readonly server: Server;
  readonly shot: Shot;
  readonly rates: number[];
  /** CPU microseconds a request. */
  readonly costs: number[];
}

const sendOnce = ({ port, path, method, headers, body }: Shot): Promise<Response> =>
  fetch(`http://127.0.0.1:${port}${path}`, { method, headers, ...(body && { body }) });

const fire = async ({ server, shot, rates, costs }: Lane): Promise<void> => {
  const cpu = server.cpu();
  const from = performance.now();
  const reached = await rate(shot, ROUND_MS);
  const requests = (reached * (performance.now() - from)) / 1000;
  rates.push(reached);
  costs.push(((server.cpu() - cpu) * 1000) / requests);
};

const lanesOf = async (servers: readonly Server[], each: Case): Promise<Lane[]> => {
  const lane = (label: string, server: Server, shot: Shot): Lane => ({
    label,
    server,
    shot,
    rates: [],
    costs: [],
  });
  const lanes: Lane[] = [];
  for (const server of servers) {
    lanes.push(lane(server.contestant, server, shotFor(server.contestant, server.port, each)));
    if (server.contestant !== 'bff') continue;
    const plain = getShot(server.port, each);
    const etag = (await sendOnce(plain)).headers.get('etag') ?? '';
    lanes.push(lane('get', server, plain));
    lanes.push(lane('revalidate', server, getShot(server.port, each, etag)));
  }
  return lanes;
};

const CONTESTANTS: readonly Contestant[] = ['bare', 'bff', 'yoga'];

const measure = async (
  runtime: Runtime,
  bindings: Readonly<Record<string, string>>,
  folder: string,
): Promise<RuntimeResult> => {
  const servers: Server[] = [];
  const samples: Record<string, Record<string, Sample>> = {};
  try {
    for (const contestant of CONTESTANTS)
      servers.push(await startServer(runtime, contestant, bindings, folder));
    for (const each of CASES) {
      const lanes = await lanesOf(servers, each);
      for (const { shot } of lanes) await rate(shot, WARM_UP_MS);
      for (let round = 0; round < ROUNDS; round++) for (const lane of lanes) await fire(lane);
      samples[each.name] = Object.fromEntries(
        lanes.map(({ label, rates, costs }) => [label, { rates, cpu: median(costs) }]),
      );
    }
  } finally {
    for (const server of servers) server.stop();
  }
  return { runtime, samples };
};

/** What the BFF answers is what the ceiling sends. */
const answersOf = async (bindings: Readonly<Record<string, string>>, folder: string) => {
  const server = await startServer('Node', 'bff', bindings, folder);
  try {
    const [list, single] = await Promise.all(
      CASES.map(async (each) => (await sendOnce(getShot(server.port, each))).json()),
    );
    return { list, single };
  } finally {
    server.stop();
  }
};

/** The embedded store, as `npm start` makes it. */
const seededFile = async (path: string): Promise<string> => {
  const url = `file:${path}`;
  const db = openDatabase({ url });
  await migrate(db.primary);
  await seedStore(db);
  db.close();
  return url;
};

const folder = mkdtempSync(join(tmpdir(), 'alva-bench-'));
const sqld = await startSqld({ from: await seededTemplate() });
const key = randomBytes(32).toString('base64url');
const bindings = {
  DATABASE_URL: sqld.url,
  SITE_ORIGIN: 'https://bench.example',
  OPEN_DOCUMENTS: 'off',
  FLOOD_LIMIT: '1000000000',
  FIREBASE_PROJECT_ID: 'bench',
  FIREBASE_API_KEY: 'bench',
  SESSION_KEYS: `bench:${key}`,
  IDENTITY_KEYS: `bench:${key}`,
  IDENTITY_INDEX_KEY: `bench:${key}`,
};
try {
  const onFile = { ...bindings, DATABASE_URL: await seededFile(join(folder, 'bench.db')) };
  const answers = await answersOf(onFile, folder);
  const ANSWERS = JSON.stringify(answers);
  const results = [
    await measure('Node', { ...onFile, ANSWERS }, folder),
    await measure('workerd', { ...bindings, ANSWERS }, folder),
  ];
  const cold = await coldStart(bindings, folder);
  report(results, cold, answers, await deviceTable(bindings, folder));
} finally {
  await sqld.stop();
  rmSync(folder, { recursive: true, force: true });
}
