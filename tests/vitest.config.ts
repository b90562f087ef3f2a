import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Tests that need neither a server nor a worker; the rest starts from the bundled worker and a seeded store. */
const UNITS = ['tests/architecture/**/*.test.ts', 'tests/unit/**/*.test.ts'];

export default defineConfig({
  // Without `development`: graphql ships a second copy of itself under that condition, and schema and
  // executor would not know each other's types.
  ssr: { resolve: { conditions: ['module', 'node'], externalConditions: ['node', 'module-sync'] } },
  test: {
    pool: 'forks',
    // Tests wait for stores and workers they start: three keep two cores busy.
    maxWorkers: 3,
    unstubGlobals: true,
    // Programs that tests start take their modules as compiled by the run before: most of what a start costs.
    env: { NODE_COMPILE_CACHE: join(import.meta.dirname, '../.data/test/compiled') },
    // End what hangs; no test says how fast something is (e2e/decisions/waits.md).
    testTimeout: 120_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: UNITS,
          // Files of one process share what they import, which is most of their time; none leaves a trace.
          isolate: false,
          setupFiles: ['tests/support/leaves-nothing.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'bff',
          include: ['tests/**/*.test.ts'],
          exclude: [...UNITS, 'tests/e2e/**', 'tests/site/**'],
          isolate: false,
          setupFiles: ['tests/support/leaves-nothing.ts'],
          globalSetup: ['tests/support/global-setup.ts'],
        },
      },
      // On the product that the browser tests get as well (run.mjs).
      { extends: true, test: { name: 'site', include: ['tests/site/**/*.test.ts'] } },
    ],
  },
});
