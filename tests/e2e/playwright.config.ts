import { defineConfig } from '@playwright/test';
import { headlessShell } from '#tests/chromium.mjs';

/** One product a worker, so that none disturbs another's store: addresses parted by spaces. */
const products = (process.env.BASE_URL ?? 'http://localhost:3000').split(' ');

/** The products are already up (`tests/run.mjs`, or `npm start` beside it). */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../.data/test/e2e-results',
  workers: products.length,
  // Ends what hangs; no test says how fast something is (decisions/waits.md).
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME }]],
  use: {
    baseURL: products[Number(process.env.TEST_PARALLEL_INDEX ?? 0)] ?? '',
    viewport: { width: 390, height: 844 },
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    // Recording costs every test; `TRACE=1` for the one that fails.
    trace: process.env.TRACE === undefined ? 'off' : 'retain-on-failure',
    launchOptions: {
      executablePath: headlessShell() ?? '',
      // No page lives long enough to win back what optimising its scripts takes, or compiling what it never runs.
      args: ['--js-flags=--no-opt,--no-maglev,--max-lazy'],
    },
  },
});
