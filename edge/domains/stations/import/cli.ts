/**
 * `npm run stations:import -- --format <format> <path>`: brings a register of stations into the store
 * and says what became of every row. `npm run stations:synthetic` does so with an invented one;
 * `--from` pulls it from an operator's OCPI endpoint.
 */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openFromEnvironment } from '#db/cli.ts';
import type { Database } from '#db/client.ts';
import { writeSyntheticRegister } from '#db/content/stations/synthetic/write.ts';
import { DAY_MS } from '#edge/contract/time.ts';
import { type Applied, applyImport } from './apply.ts';
import { FORMATS } from './formats.ts';
import { checkedEndpoint } from './ocpi/client.ts';
import { pullOcpi } from './ocpi/pull.ts';
import { issuesAsCsv, summaryOf } from './print.ts';
import { Ledger } from './report.ts';

const REPORTS = '.data/import';
const SYNTHETIC_FOLDER = '.data/synthetic-register';

const USAGE = `stations:import -- --format <${Object.keys(FORMATS).join('|')}> <path>
  --source <name>    name of the register in the store (default: the format)
  --as-of <time>     ISO time at which the statuses were true; without it they count as unknown
  --synthetic        make and load an invented register instead of <path>
  --delta            the pages hold only what changed; nothing else is taken for gone
  --from <address>   pull OCPI from an operator's versions, one of them, or its locations; the token
                     is read from OCPI_TOKEN. Later runs ask for what changed, and go on after a failure
  --full             ask for everything, with --from
  --force            accept that many stations are gone from the source
${Object.entries(FORMATS)
  .map(([name, { expects }]) => `  ${name}: ${expects}`)
  .join('\n')}`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    format: { type: 'string', default: 'spklu' },
    source: { type: 'string' },
    'as-of': { type: 'string' },
    synthetic: { type: 'boolean', default: false },
    delta: { type: 'boolean', default: false },
    from: { type: 'string' },
    full: { type: 'boolean', default: false },
    force: { type: 'boolean', default: false },
  },
});

const fail = (message: string): never => {
  process.stderr.write(`${message}\n`);
  process.exit(1);
};

const now = Date.now();
const asOfText = values['as-of'];
/** The invented statuses were true this morning: the same all day, so that a second run changes nothing. */
const today = Math.floor(now / DAY_MS) * DAY_MS;
const unsaid = values.synthetic ? today : null;
const asOf = asOfText === undefined ? unsaid : Date.parse(asOfText);
if (Number.isNaN(asOf)) fail(`--as-of is no ISO time: ${asOfText}`);

const { from } = values;
if (from !== undefined) {
  try {
    checkedEndpoint(from);
  } catch (error) {
    fail(String(error));
  }
}
const name = from === undefined ? values.format : 'ocpi';
const format = FORMATS[name] ?? fail(`Unknown format ${name}.\n${USAGE}`);
const source = values.source ?? (values.synthetic ? 'synthetic' : name);
if (!/^[a-z0-9-]{1,32}$/.test(source)) fail('--source takes small letters, digits and dashes');

interface Brought {
  readonly ledger: Ledger;
  readonly applied: Applied;
}

const pull = async (db: Database, url: string): Promise<Brought> => {
  const token =
    process.env.OCPI_TOKEN || fail('Please set OCPI_TOKEN to the token of the endpoint');
  const sleep = (ms: number): Promise<void> => {
    process.stdout.write(`Waiting ${Math.ceil(ms / 1000)} s …\n`);
    return new Promise((resolve) => {
      setTimeout(resolve, ms);
    });
  };
  const { full, force } = values;
  const options = { source, url, token, full, force, sleep, clock: Date.now, fetch };
  const { pages, isFull, ...brought } = await pullOcpi(db, options);
  process.stdout.write(`${pages} pages of ${isFull ? 'everything' : 'what changed'}\n`);
  return brought;
};

const read = async (db: Database): Promise<Brought> => {
  const path = values.synthetic ? writeSyntheticRegister(SYNTHETIC_FOLDER) : positionals[0];
  const ledger = new Ledger();
  const stations = format.read(path ?? fail(USAGE), asOf, ledger);
  // The totals have to add up before anything is written.
  ledger.totals();
  const applied = await applyImport(db, stations, {
    source,
    now,
    isDemo: values.synthetic,
    force: values.force,
    ...(values.delta && { onlyGone: ledger.gone }),
  });
  return { ledger, applied };
};

const db = openFromEnvironment();
try {
  const { ledger, applied } = await (from === undefined ? read(db) : pull(db, from));
  const totals = ledger.totals();
  mkdirSync(REPORTS, { recursive: true });
  const report = join(REPORTS, source);
  const { issues } = ledger;
  writeFileSync(
    `${report}.json`,
    `${JSON.stringify({ source, totals, applied, issues }, null, 1)}\n`,
  );
  writeFileSync(`${report}.csv`, issuesAsCsv(issues));
  process.stdout.write(
    `${summaryOf(totals, issues, applied)}\nReport: ${report}.json, ${report}.csv\n`,
  );
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
} finally {
  db.close();
}
