/**
 * `npm run bench`: the BFF against bare Hono and graphql-yoga in one run, on the same store, in Node and
 * in workerd. Prints the tables and writes them between the marks of README.md. With `-- requests` only the
 * first table is made, and the others stay as they are.
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#db/client.ts';
import { migrate } from '#db/migrate.ts';
import { seedStore } from '#db/seed.ts';
import { startSqld } from '#db/sqld.ts';
import { parseEnv } from '#edge/env.ts';
import { seededTemplate } from '#tests/support/template.ts';
import { CASES } from './cases.ts';
import { coldStart } from './cold-start.ts';
import { deviceTable } from './device/report.ts';
import { answersOf, measure } from './measure.ts';
import { measureParts } from './parts.ts';
import { partsTable } from './parts-report.ts';
import { ASKED_EACH_TIME, report } from './report.ts';
import { stationsTable } from './stations/report.ts';
import { syncTable } from './sync/report.ts';

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
/** As it is deployed. */
const { CONFIRMED_FOR_MS: confirmedForMs } = parseEnv(bindings);
try {
  const fresh = async (name: string) => ({
    ...bindings,
    DATABASE_URL: await seededFile(join(folder, name)),
  });
  const answers = await answersOf(await fresh('answers.db'), folder);
  const ANSWERS = JSON.stringify(answers);
  // Before the store is made longer.
  const cold = await coldStart(bindings, folder);
  const results = [
    await measure(
      { name: 'Node', runtime: 'Node', confirmedForMs },
      { ...(await fresh('bench.db')), ANSWERS },
      folder,
    ),
    await measure(
      { name: ASKED_EACH_TIME, runtime: 'workerd', confirmedForMs: 0, cases: CASES },
      { ...bindings, ANSWERS },
      folder,
    ),
    // Last: it makes the store longer.
    await measure(
      { name: 'workerd', runtime: 'workerd', confirmedForMs },
      { ...bindings, ANSWERS },
      folder,
    ),
  ];
  const others = async () => [
    partsTable(await measureParts(bindings, folder)),
    await deviceTable(bindings, folder),
    await stationsTable(folder),
    await syncTable(),
  ];
  report(results, cold, answers, process.argv[2] === 'requests' ? undefined : await others());
} finally {
  await sqld.stop();
  rmSync(folder, { recursive: true, force: true });
}
