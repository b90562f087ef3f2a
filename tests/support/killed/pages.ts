import { readFileSync } from 'node:fs';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import type { WorkerBundle } from '#edge/run/bundle-worker.ts';
import { bffAt, pageWorker } from '#edge/run/page-worker.ts';

/** The page worker in workerd as a process of its own, on the port it is given; one line when it is ready. */
const { CODE = '', ASSETS = '', BFF_ORIGIN = '', SITE_ORIGIN = '', PORT } = process.env;
const bundle = JSON.parse(readFileSync(CODE, 'utf8')) as WorkerBundle;
const runtime = new Miniflare(
  convertV4MiniflareOptions({
    host: '127.0.0.1',
    port: Number(PORT),
    handleStructuredLogs: () => undefined,
    workers: [pageWorker(bundle, 'bff', { SITE_ORIGIN }, ASSETS), bffAt(BFF_ORIGIN)],
  }),
);
await runtime.ready;
process.stdout.write(`Pages: ${SITE_ORIGIN}\n`);
