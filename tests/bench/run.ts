/**
 * `npm run bench`: measures and writes tests/bench/RESULTS.md, and some of it into README.md. With names
 * of sections, e.g. `-- public signed-in`, the others stay as they are. Nothing is written when a setting
 * of the bench (`BENCH_…`) differs from its usual one.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aloneTable } from './alone.ts';
import { deviceTable } from './device.ts';
import { deskTable, partsTable, stationsTable } from './growth.ts';
import { messagesTable } from './messages.ts';
import { ordersTable } from './orders.ts';
import { textOf, writeResults } from './report.ts';
import { publicTable, signedInTable } from './requests.ts';
import type { Bench, Table } from './section.ts';
import { stormTable } from './storm.ts';
import { workerTable } from './worker.ts';

const SECTIONS: Readonly<Record<string, (bench: Bench) => Promise<Table>>> = {
  Worker: workerTable,
  'Signed in': signedInTable,
  'Alone in its process': aloneTable,
  'Public content': publicTable,
  'Everybody at once': stormTable,
  'Search of the price list': partsTable,
  'On the device': deviceTable,
  'Charging stations': stationsTable,
  'Orders and payments': ordersTable,
  'Queues of the desk': deskTable,
  Messages: messagesTable,
};

const filters = process.argv.slice(2);
const isTrial = Object.keys(process.env).some((name) => name.startsWith('BENCH_'));
for (const [name, measure] of Object.entries(SECTIONS)) {
  const slug = name.toLowerCase().replaceAll(' ', '-');
  if (filters.length > 0 && !filters.some((each) => slug.includes(each))) continue;
  const folder = mkdtempSync(join(tmpdir(), 'alva-bench-'));
  const running: { stop(): unknown }[] = [];
  const stopAtEnd: Bench['stopAtEnd'] = (each) => {
    running.unshift(each);
    return each;
  };
  try {
    const measured = await measure({ folder, stopAtEnd });
    process.stdout.write(`${name}\n${textOf(measured)}\n\n`);
    if (!isTrial) writeResults(name, measured);
  } finally {
    for (const each of running) await each.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
