// `npm test`, `npm run test:full`, `npm run verify`. Plain Node; see edge/run/setup.mjs.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, ensureNode, root, say } from '#edge/run/setup.mjs';
import { ensureChromium } from './chromium.mjs';
import { endRun, failures, gate, runGroup, totals } from './ending.mjs';
import { playwrightFailures, vitestFailures } from './failures.mjs';
import { bringUp } from './product.mjs';

const full = process.argv.includes('--full');
const verifyOnly = process.argv.includes('--verify');
const work = join(root, '.data', 'test');

const readJson = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};

const vitest = async (title, filters, env = {}) => {
  say(`\n▸ ${title}`);
  const report = join(work, 'vitest.json');
  rmSync(report, { force: true });
  const args = ['run', '--config', 'tests/vitest.config.ts', '--root', '.', ...filters];
  args.push('--reporter=default', '--reporter=json', `--outputFile.json=${report}`);
  const code = await runGroup('vitest', args, { env: { TEST_FULL: full ? '1' : '', ...env } });
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

/** A browser for each product. */
const browser = async (chromium, products) => {
  const title = 'Browser tests';
  const executable = await chromium;
  const up = await Promise.all(products);
  const [{ origin }] = up;
  await vitest('Pages in Node and in a worker', ['--project', 'site'], { PRODUCT_ORIGIN: origin });
  say(`\n▸ ${title}`);
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
// Comes while types and lint are looked at.
const chromium = verifyOnly ? undefined : ensureChromium();

await gate('Types of routes', 'next', ['typegen', 'web']);
// The types keep one core busy for a minute; the rest has the other.
await Promise.all([
  gate('Types', 'tsc', ['-p', '.']),
  gate('Types of the service worker', 'tsc', ['-p', 'web/sw', '--noEmit'])
    .then(() => gate('Lint and format', 'biome', ['ci', '--error-on-warnings', '.']))
    .then(() => gate('Unused code and packages', 'knip', [])),
]);
if (verifyOnly) await vitest('Architecture and units', ['--project', 'unit']);
else {
  // The first one builds the site for all meanwhile. Browsers wait for half of their time: three keep two cores busy.
  const first = bringUp(work, 'e2e-1');
  const others = ['e2e-2', 'e2e-3'].map((name) => first.then(() => bringUp(work, name)));
  // Deployments are looked at in a browser, too (tests/deploy/browsers.ts).
  await chromium;
  await vitest('Architecture, units, API, conformance, security, sync', [
    '--project',
    'unit',
    '--project',
    'bff',
  ]);
  await browser(chromium, [first, ...others]);
}
await endRun();
