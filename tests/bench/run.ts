/**
 * `npm run bench`: measures and writes tests/bench/RESULTS.md, and some of it into README.md. With names
 * of sections, e.g. `-- public signed-in`, the others stay as they are. Nothing is written when a setting
 * of the bench (`BENCH_…`) differs from its usual one.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { IDENTITY, SERVICE_ACCOUNT } from '#tests/support/bff.ts';
import { seeded, stores } from '#tests/support/stores.ts';
import { aloneTable } from './alone.ts';
import { cartsTable } from './carts.ts';
import { deviceTable } from './garage-offline.ts';
import { memoryTable } from './memory.ts';
import { messagesTable } from './messages.ts';
import { ordersTable } from './orders.ts';
import { partsTable } from './parts.ts';
import { queuesTable } from './queues.ts';
import { publicTable, signedInTable } from './requests.ts';
import { writeResults } from './results.ts';
import type { Bench } from './servers.ts';
import { siteTable } from './site.ts';
import { stationsTable } from './stations.ts';
import { stormTable } from './storm.ts';
import { updateTable } from './update.ts';
import { workerTable } from './worker.ts';

const SECTIONS: Readonly<Record<string, (bench: Bench) => Promise<string>>> = {
  Worker: workerTable,
  'Signed in': signedInTable,
  'Alone in its process': aloneTable,
  'Public content': publicTable,
  'Through npm start': siteTable,
  'Everybody at once': stormTable,
  'Search of the price list': partsTable,
  'On the device': deviceTable,
  Update: updateTable,
  'Charging stations': stationsTable,
  'Orders and payments': ordersTable,
  Carts: cartsTable,
  'Queues of the desk': queuesTable,
  Messages: messagesTable,
  Memory: memoryTable,
};

const folder = mkdtempSync(join(tmpdir(), 'alva-bench-'));
const [file, sqld] = [await seeded(stores[0].open), await seeded(stores[1].open)];
const bindings = {
  DATABASE_URL: sqld.url,
  SITE_ORIGIN: 'https://bench.example',
  // For the one document that no page asks for.
  OPEN_DOCUMENTS: 'on',
  FLOOD_LIMIT: '1000000000',
  CONFIRMED_FOR_MS: '1000',
  VISITOR_ADDRESS_HEADER: 'x-real-ip',
  ...IDENTITY,
  FIREBASE_SERVICE_ACCOUNT: SERVICE_ACCOUNT,
};
const sides = {
  Node: { db: file.db, bindings: { ...bindings, DATABASE_URL: file.url } },
  workerd: { db: sqld.db, bindings },
};
const sectionFilters = process.argv.slice(2);
const isTrial = Object.keys(process.env).some((name) => name.startsWith('BENCH_'));
try {
  for (const [name, measure] of Object.entries(SECTIONS)) {
    const slug = name.toLowerCase().replaceAll(' ', '-');
    if (sectionFilters.length > 0 && !sectionFilters.some((each) => slug.includes(each))) continue;
    const running: { stop(): unknown }[] = [];
    const stopAtEnd: Bench['stopAtEnd'] = (each) => {
      running.unshift(each);
      return each;
    };
    try {
      const text = await measure({ folder, sides, stopAtEnd });
      process.stdout.write(`${name}\n${text}\n\n`);
      if (!isTrial) writeResults(name, text);
    } finally {
      for (const each of running) await each.stop();
    }
  }
} finally {
  await file.stop();
  await sqld.stop();
  rmSync(folder, { recursive: true, force: true });
}
