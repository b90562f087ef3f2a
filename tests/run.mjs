// `npm test`, `npm run test:full`, `npm run verify`. Plain Node; see edge/run/setup.mjs.
import { mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { end, ensureInstalled, ensureNode, launch, root, run, say } from '#edge/run/setup.mjs';
import { ensureChromium } from './chromium.mjs';
import { playwrightFailures, vitestFailures } from './failures.mjs';

const full = process.argv.includes('--full');
const verifyOnly = process.argv.includes('--verify');
const work = join(root, '.data', 'test');
const E2E_ORIGIN = 'http://localhost:3000';

const started = Date.now();
const totals = { passed: 0, failed: 0 };
/** What failed and with which message; repeated at the end, where the last lines of a log show it. */
const failures = [];

const printTotals = () => {
  for (const failure of failures) say(`\n✗ ${failure}`);
  say(`\n${Math.round((Date.now() - started) / 1000)} s`);
  say(`${totals.passed} passed, ${totals.failed} failed`);
};

let ending = false;

/** Ends the run before its time, with the totals so far; the cause is the last line. */
const endEarly = async (cause) => {
  if (ending) return;
  ending = true;
  totals.failed++;
  printTotals();
  say(`Ended early: ${cause}`);
  await end(1);
};

process.removeAllListeners('SIGINT').on('SIGINT', () => endEarly('interrupted'));
process.removeAllListeners('SIGTERM').on('SIGTERM', () => endEarly('terminated'));
process.on('uncaughtException', (error) => endEarly(error.message));

/** In a process group of its own, so that nothing which it starts outlives the run. */
const runGroup = async (command, args, options = {}) => {
  const stdio = ['ignore', 'inherit', 'inherit'];
  const code = await run(command, args, { stdio, ...options, detached: true });
  // What follows must not begin.
  if (ending) await new Promise(() => {});
  return code;
};

const gate = async (title, command, args) => {
  say(`\n▸ ${title}`);
  const passed = (await runGroup(command, args)) === 0;
  totals[passed ? 'passed' : 'failed']++;
  if (!passed) failures.push(title);
};

const readJson = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};

const vitest = async (title, filters) => {
  say(`\n▸ ${title}`);
  const report = join(work, 'vitest.json');
  rmSync(report, { force: true });
  const args = ['run', '--config', 'tests/vitest.config.ts', '--root', '.', ...filters];
  args.push('--reporter=default', '--reporter=json', `--outputFile.json=${report}`);
  const code = await runGroup('vitest', args, { env: { TEST_FULL: full ? '1' : '' } });
  const result = readJson(report);
  totals.passed += result?.numPassedTests ?? 0;
  totals.failed += result?.numFailedTests ?? 0;
  const listed = vitestFailures(result, root);
  failures.push(...listed);
  // An error outside a test (a file that does not load, an unhandled rejection) fails the run too.
  if (code !== 0 && (result?.numFailedTests ?? 0) === 0) {
    totals.failed++;
    if (listed.length === 0) failures.push(`${title}: an error outside a test, see above`);
  }
};

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** The address in the log of a product that is up; an error when it ends before. */
const addressIn = async (log, product) => {
  for (let tries = 0; tries < 4500; tries++) {
    const output = readFileSync(log, 'utf8');
    const [, address] = /ALVA is up: (\S+)/.exec(output) ?? [];
    if (address !== undefined) return address;
    if (product.exitCode !== null) {
      say(output.slice(-5000));
      throw new Error('The product for the browser tests stopped while starting; see its log.');
    }
    await pause(200);
  }
  throw new Error(`The product for the browser tests did not come up; see ${log}`);
};

/** The product as `npm start` brings it up, on a store and on ports of its own. */
const bringUp = async (name) => {
  const data = join(work, name);
  rmSync(data, { recursive: true, force: true });
  const log = join(work, `${name}.log`);
  const output = openSync(log, 'w');
  const product = launch('node', ['edge/run/start.mjs', '--no-register'], {
    env: { PORT: '0', DATA_DIR: data, SITE_ORIGIN: E2E_ORIGIN },
    // The channel tells it when this process is gone, however that came.
    stdio: ['ignore', output, output, 'ipc'],
    detached: true,
  });
  const origin = await addressIn(log, product);
  return { product, origin, store: `file:${join(data, 'alva.db')}` };
};

/** A browser and a product for each of the two cores. */
const browser = async (chromium, products) => {
  const title = 'Browser tests';
  say(`\n▸ ${title}`);
  const executable = await chromium;
  const up = await Promise.all(products);
  const report = join(work, 'playwright.json');
  rmSync(report, { force: true });
  const args = ['test', '--config', 'tests/e2e/playwright.config.ts'];
  if (!full) args.push('--grep-invert', '@full');
  const code = await runGroup('playwright', args, {
    env: {
      BASE_URL: up.map(({ origin }) => origin).join(' '),
      STORE_URL: up.map(({ store }) => store).join(' '),
      ...(executable === '' ? { CHROMIUM: '' } : {}),
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      TEST_FULL: full ? '1' : '',
    },
  });
  const stats = readJson(report)?.stats;
  totals.passed += (stats?.expected ?? 0) + (stats?.flaky ?? 0);
  totals.failed += stats?.unexpected ?? 0;
  failures.push(...playwrightFailures(readJson(report)));
  if (code !== 0 && (stats?.unexpected ?? 0) === 0) {
    totals.failed++;
    failures.push(`${title}: an error outside a test, see above`);
  }
};

await ensureInstalled();
ensureNode();
mkdirSync(work, { recursive: true });
// Comes while the other tests run, which do not need it.
const chromium = verifyOnly ? undefined : ensureChromium();

await gate('Types of routes', 'next', ['typegen', 'web']);
await gate('Types', 'tsc', ['-p', '.']);
await gate('Types of the service worker', 'tsc', ['-p', 'web/sw', '--noEmit']);
await gate('Lint and format', 'biome', ['ci', '--error-on-warnings', '.']);
await gate('Unused code and packages', 'knip', []);
if (verifyOnly) await vitest('Architecture and units', ['--project', 'unit']);
else {
  // The first one builds the site for both meanwhile.
  const first = bringUp('e2e-1');
  const second = first.then(() => bringUp('e2e-2'));
  await vitest('Architecture, units, API, conformance, security, sync', []);
  await browser(chromium, [first, second]);
}
printTotals();
await end(totals.failed === 0 ? 0 : 1);
