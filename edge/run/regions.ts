/**
 * `npm run edge [-- --regions 2]`: the BFF as it is deployed, on loopback. A libSQL primary, a replica
 * and a workerd for each region.
 */
import type { ChildProcess } from 'node:child_process';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { migrate } from '#db/migrate.ts';
import { openDatabase } from '#db/open.ts';
import { seedStore } from '#db/seed.ts';
import { type Sqld, startSqld } from '#db/sqld.ts';
import { LOCAL_SERVER_KEY } from '#edge/domains/payments/index.ts';
import { localCompanies } from '#edge/financing-sandbox/companies.ts';
import { startCompanies } from '#edge/financing-sandbox/start.ts';
import { recordDocuments } from '#edge/graphql/record-documents.ts';
import { type Provider, startProvider } from '#edge/payments-sandbox/start.ts';
import { bundleWorker, type WorkerBundle } from './bundle-worker.ts';
import { startWorkerd } from './workerd.ts';

/** As the environments of wrangler.toml. */
const NAMES = ['jakarta', 'singapore'] as const;
const FIRST_PORT = 8787;

const { values } = parseArgs({ options: { regions: { type: 'string', default: '1' } } });
const count = Number(values.regions);
if (!(count >= 1 && count <= NAMES.length)) {
  process.stderr.write(`--regions takes 1 to ${NAMES.length}.\n`);
  process.exit(1);
}

const say = (text: string): boolean => process.stdout.write(`${text}\n`);
const firstPort = Number(process.env.PORT ?? FIRST_PORT);
const folder = join(process.env.DATA_DIR ?? '.data', 'edge');
const servers: Sqld[] = [];
const workers: ChildProcess[] = [];
let payments: Provider | undefined;
let companies: Awaited<ReturnType<typeof startCompanies>> | undefined;

const stopAll = async (): Promise<void> => {
  for (const worker of workers) worker.kill('SIGTERM');
  await payments?.stop();
  await companies?.stop();
  await Promise.all(servers.map((server) => server.stop('keep')));
};

const startStore = async (options: Parameters<typeof startSqld>[0]): Promise<Sqld> => {
  const server = await startSqld(options);
  servers.push(server);
  return server;
};

const untilHealthy = async (origin: string): Promise<void> => {
  for (let tries = 0; tries < 400; tries++) {
    const healthy = await fetch(`${origin}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (healthy) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`${origin} did not become healthy.`);
};

const startRegion = async (index: number, bundle: WorkerBundle, primary: Sqld): Promise<void> => {
  const name = NAMES[index] ?? `region-${index}`;
  const replica =
    count === 1
      ? primary
      : await startStore({ folder: join(folder, name), replicaOf: primary.replicationUrl });
  const port = firstPort + index;
  const origin = `http://localhost:${port}`;
  const signIn = process.env.FIREBASE_AUTH_EMULATOR_HOST;
  workers.push(
    startWorkerd({
      bundle,
      port,
      folder: join(folder, `worker-${name}`),
      // One bucket for all regions, as in production.
      disks: { FILES_DISK: resolve(folder, 'files'), MAPS_DISK: resolve('db/content/stations') },
      bindings: {
        ALVA_ENV: 'embedded',
        LOCAL_EDGE: 'on',
        MAP_ARCHIVE: 'bogor.pmtiles',
        OPEN_DOCUMENTS: process.env.OPEN_DOCUMENTS ?? 'off',
        REGION: name,
        SITE_ORIGIN: origin,
        DATABASE_URL: replica.url,
        DATABASE_PRIMARY_URL: primary.url,
        ...(payments !== undefined && {
          MIDTRANS_SNAP_URL: payments.origin,
          MIDTRANS_API_URL: payments.origin,
        }),
        ...(companies !== undefined && {
          FINANCING_COMPANIES: localCompanies(companies.origin),
        }),
        ...(signIn === undefined ? {} : { FIREBASE_AUTH_EMULATOR_HOST: signIn }),
      },
    }),
  );
  await untilHealthy(origin);
  say(`${name}: ${origin}/api/health   store ${replica.url}`);
};

try {
  const bundle = await bundleWorker();
  say(`Worker: ${(bundle.gzipBytes / 1000).toFixed(1)} kB gzip`);
  const primary = await startStore({ folder: join(folder, 'primary'), replication: count > 1 });
  const db = openDatabase({ url: primary.url });
  await migrate(db.primary);
  await seedStore(db);
  await recordDocuments(db, Date.now());
  db.close();
  payments = await startProvider(
    { ALVA_ENV: 'embedded' },
    {
      serverKey: LOCAL_SERVER_KEY,
      file: join(folder, 'payments.json'),
    },
  );
  say(`Payments: ${payments.origin}/control`);
  companies = await startCompanies(
    { ALVA_ENV: 'embedded' },
    { file: join(folder, 'financing.json') },
  );
  say(`Financing: ${companies.origin}/control`);
  for (let index = 0; index < count; index++) await startRegion(index, bundle, primary);
  say('Stop with Ctrl+C.');
} catch (error) {
  await stopAll();
  throw error;
}

let stopping = false;
const end = async (code: number): Promise<void> => {
  if (stopping) return;
  stopping = true;
  await stopAll();
  process.exit(code);
};
process.on('SIGINT', () => void end(0)).on('SIGTERM', () => void end(0));
for (const worker of workers) worker.on('exit', (code) => void end(code ?? 1));
