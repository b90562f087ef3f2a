// `npm test`, `npm run test:full`, `npm run verify`. Plain Node; see edge/setup.mjs.
import { mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { ensureInstalled, ensureNode, launch, root, run, say, stop } from '../edge/setup.mjs';
import { ensureChromium } from './chromium.mjs';
import { playwrightFailures, vitestFailures } from './failures.mjs';

const full = process.argv.includes('--full');
const verifyOnly = process.argv.includes('--verify');
const work = join(root, '.data', 'test');
const E2E_ORIGIN = 'http://localhost:3000';

const totals = { passed: 0, failed: 0 };
/** What failed and with which message; said again at the end, where the last lines of a log show it. */
const failures = [];

const gate = async (title, command, args) => {
  say(`\n▸ ${title}`);
  const passed = (await run(command, args)) === 0;
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
  const code = await run('vitest', args, { env: { TEST_FULL: full ? '1' : '' } });
  const result = readJson(report);
  totals.passed += result?.numPassedTests ?? 0;
  totals.failed += result?.numFailedTests ?? 0;
  const known = vitestFailures(result, root);
  failures.push(...known);
  // An error outside a test (a file that does not load, an unhandled rejection) fails the run too.
  if (code !== 0 && (result?.numFailedTests ?? 0) === 0) {
    totals.failed++;
    if (known.length === 0) failures.push(`${title}: an error outside a test, see above`);
  }
};

const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

const untilUp = async (url, child, log) => {
  for (let tries = 0; tries < 1800; tries++) {
    if (child.exitCode !== null)
      stop(`The product stopped while starting:\n${readFileSync(log, 'utf8').slice(-5000)}`);
    const up = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    );
    if (up) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  stop('The product did not come up for the browser tests.');
};

/** Sign-in has a server of its own, which takes longer to start than the site. */
const emulatorOf = async (port) => {
  const answer = await fetch(`http://127.0.0.1:${port}/api/session`);
  return (await answer.json()).provider.emulator;
};

/** The product as `npm start` brings it up, on a store of its own. */
const bringUp = async (name) => {
  const data = join(work, name);
  rmSync(data, { recursive: true, force: true });
  const port = await freePort();
  const log = join(work, `${name}.log`);
  const output = openSync(log, 'w');
  const product = launch('node', ['edge/start.mjs', '--no-register'], {
    env: { PORT: String(port), DATA_DIR: data, SITE_ORIGIN: E2E_ORIGIN },
    stdio: ['ignore', output, output],
  });
  // It is up while other tests run, which may end this process early.
  process.once('exit', () => product.kill('SIGTERM'));
  await untilUp(`http://127.0.0.1:${port}/api/health`, product, log);
  await untilUp(await emulatorOf(port), product, log);
  return { product, origin: `http://localhost:${port}`, store: `file:${join(data, 'alva.db')}` };
};

/** A browser and a product for each of the two cores. */
const browser = async (chromium, products) => {
  const title = 'Browser tests';
  say(`\n▸ ${title}`);
  const executable = await chromium;
  const up = await Promise.all(products);
  try {
    const report = join(work, 'playwright.json');
    rmSync(report, { force: true });
    const code = await run(
      'playwright',
      [
        'test',
        '--config',
        'tests/e2e/playwright.config.ts',
        ...(full ? [] : ['--grep-invert', '@full']),
      ],
      {
        env: {
          BASE_URL: up.map(({ origin }) => origin).join(' '),
          STORE_URL: up.map(({ store }) => store).join(' '),
          ...(executable === '' ? { CHROMIUM: '' } : {}),
          PLAYWRIGHT_JSON_OUTPUT_NAME: report,
          TEST_FULL: full ? '1' : '',
        },
      },
    );
    const stats = readJson(report)?.stats;
    totals.passed += (stats?.expected ?? 0) + (stats?.flaky ?? 0);
    totals.failed += stats?.unexpected ?? 0;
    failures.push(...playwrightFailures(readJson(report)));
    if (code !== 0 && (stats?.unexpected ?? 0) === 0) {
      totals.failed++;
      failures.push(`${title}: an error outside a test, see above`);
    }
  } finally {
    for (const { product } of up) product.kill('SIGTERM');
  }
};

const started = Date.now();
await ensureInstalled();
ensureNode();
mkdirSync(work, { recursive: true });
// Comes while the other tests run, which do not need it.
const chromium = verifyOnly ? undefined : ensureChromium();

await gate('Types of routes', 'next', ['typegen', 'web']);
await gate('Types', 'tsc', ['-p', '.']);
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
for (const failure of failures) say(`\n✗ ${failure}`);
say(`\n${Math.round((Date.now() - started) / 1000)} s`);
say(`${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 ? 0 : 1);
