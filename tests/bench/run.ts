/**
 * `npm run bench`: measures and writes tests/bench/RESULTS.md, and some of it into README.md. With names
 * of sections, e.g. `-- public signed-in`, the others stay as they are.
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from '#edge/env.ts';
import { toBase64url } from '#edge/platform/base64url.ts';
import { keysOf } from '#edge/platform/keys.ts';
import { seeded, stores } from '#tests/support/stores.ts';
import { cartsTable } from './carts.ts';
import { deviceTable } from './garage-offline.ts';
import { memoryTable, REQUESTS_OF_TRIAL } from './memory.ts';
import { messagesTable } from './messages.ts';
import { ordersTable } from './orders.ts';
import { partsTable } from './parts.ts';
import { queuesTable } from './queues.ts';
import { publicTable, signedInTable } from './requests.ts';
import { writeResults } from './results.ts';
import { siteTable } from './site.ts';
import { stationsTable } from './stations.ts';
import { stormTable } from './storm.ts';
import { updateTable } from './update.ts';
import { workerTable } from './worker.ts';

const folder = mkdtempSync(join(tmpdir(), 'alva-bench-'));
const [file, sqld] = [await seeded(stores[0].open), await seeded(stores[1].open)];
const key = randomBytes(32).toString('base64url');
const demo = parseEnv({ ALVA_ENV: 'embedded', DATABASE_URL: sqld.url });
const [demoKey] = keysOf('IDENTITY_KEYS', demo);
const bindings = {
  DATABASE_URL: sqld.url,
  SITE_ORIGIN: 'https://bench.example',
  // For the one document that no page asks for.
  OPEN_DOCUMENTS: 'on',
  FLOOD_LIMIT: '1000000000',
  CONFIRMED_FOR_MS: '1000',
  VISITOR_ADDRESS_HEADER: 'x-real-ip',
  FIREBASE_PROJECT_ID: 'bench',
  FIREBASE_API_KEY: 'bench',
  FIREBASE_SERVICE_ACCOUNT: JSON.stringify({
    client_email: 'bench@bench.example',
    private_key: '-----BEGIN PRIVATE KEY-----',
  }),
  SESSION_KEYS: `bench:${key}`,
  // The demo content is written with these.
  IDENTITY_KEYS: `${demoKey.id}:${toBase64url(demoKey.secret)}`,
  IDENTITY_INDEX_KEY: `bench:${key}`,
};
try {
  const both = { Node: { ...bindings, DATABASE_URL: file.url }, workerd: bindings };
  const sections = {
    Worker: () => workerTable(bindings, folder),
    'Signed in': () => signedInTable(both, folder),
    'Public content': () => publicTable(both, folder),
    'Through npm start': () => siteTable(folder),
    'Everybody at once': () => stormTable(folder),
    'Search of the price list': () => partsTable(bindings, folder),
    'On the device': () => deviceTable(folder),
    Update: () => updateTable(folder),
    'Charging stations': () => stationsTable(),
    'Orders and payments': () => ordersTable(),
    Carts: () => cartsTable(),
    'Queues of the desk': () => queuesTable(),
    Messages: () => messagesTable(),
    Memory: () => memoryTable(both, folder),
  };
  const sectionFilters = process.argv.slice(2);
  for (const [name, measure] of Object.entries(sections)) {
    const slug = name.toLowerCase().replaceAll(' ', '-');
    if (sectionFilters.length > 0 && !sectionFilters.some((each) => slug.includes(each))) continue;
    const text = await measure();
    process.stdout.write(`${name}\n${text}\n\n`);
    const isTrial = process.env.BENCH_OTHER !== undefined || REQUESTS_OF_TRIAL !== undefined;
    if (!isTrial) writeResults(name, text);
  }
} finally {
  await file.stop();
  await sqld.stop();
  rmSync(folder, { recursive: true, force: true });
}
