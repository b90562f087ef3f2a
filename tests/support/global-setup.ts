import { join } from 'node:path';
import { bundleWorker, writeBundle } from '#edge/run/bundle-worker.ts';
import { seededTemplate } from './template.ts';

const entry = join(import.meta.dirname, 'worker.ts');
const folder = join(import.meta.dirname, '../../.data/test-worker');

/** Bundles the worker and prepares the seeded store once for all test files. */
export default async function setup(): Promise<void> {
  process.env.TEST_WORKER = writeBundle(await bundleWorker({ entry, minify: false }), folder);
  process.env.TEST_SQLD_TEMPLATE = await seededTemplate();
}
