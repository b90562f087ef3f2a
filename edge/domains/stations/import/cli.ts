/**
 * `npm run stations:import -- --format <format> <path>`: brings a register of stations into the store
 * and says what became of every row. `npm run stations:synthetic` does so with an invented one.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openFromEnvironment } from '#db/cli.ts';
import { writeSyntheticRegister } from '#db/content/stations/synthetic/write.ts';
import { applyImport } from './apply.ts';
import { FORMATS } from './formats.ts';
import { issuesAsCsv, summaryOf } from './print.ts';
import { Ledger } from './report.ts';

const REPORTS = '.data/import';
const DAY_MS = 86_400_000;
const SYNTHETIC_FOLDER = '.data/synthetic-register';

const USAGE = `stations:import -- --format <${Object.keys(FORMATS).join('|')}> <path>
  --source <name>    name of the register in the store (default: the format)
  --as-of <time>     ISO time at which the statuses were true; without it they count as unknown
  --synthetic        make and load an invented register instead of <path>
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

const format = FORMATS[values.format] ?? fail(`Unknown format ${values.format}.\n${USAGE}`);
const path = values.synthetic ? writeSyntheticRegister(SYNTHETIC_FOLDER) : positionals[0];
const source = values.source ?? (values.synthetic ? 'synthetic' : values.format);
if (!/^[a-z0-9-]{1,32}$/.test(source)) fail('--source takes small letters, digits and dashes');

const db = openFromEnvironment();
try {
  const ledger = new Ledger();
  const stations = format.read(path ?? fail(USAGE), asOf, ledger);
  const totals = ledger.totals();
  const applied = await applyImport(db, stations, {
    ...{ source, now, isDemo: values.synthetic, force: values.force },
  });
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
