import { expect, it } from 'vitest';
import { bundleWorker } from '#edge/run/bundle-worker.ts';

/** On 2026-11-28 it was 254.7 kB. */
const LIMIT = 300_000;

it('the worker’s first public answer needs no more code than 300 kB gzip', async () => {
  expect((await bundleWorker()).gzipBytes).toBeLessThanOrEqual(LIMIT);
});
