import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleWorker } from '#edge/bundle.ts';
import { seededTemplate } from './template.ts';

const folder = join(import.meta.dirname, '../../.data/test');

/** Bundles the worker and prepares the seeded store once for all test files. */
export default async function setup(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const { code } = await bundleWorker({ minify: false });
  const worker = join(folder, 'worker.mjs');
  writeFileSync(worker, code);
  process.env.TEST_WORKER = worker;
  process.env.TEST_SQLD_TEMPLATE = await seededTemplate();
}
