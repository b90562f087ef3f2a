import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

export interface WorkerBundle {
  readonly code: string;
  /** What Cloudflare counts against the limit of a worker's size. */
  readonly gzipBytes: number;
}

/** The worker as one module, as it is deployed. */
export const bundleWorker = async (
  options: { entry?: string; minify?: boolean } = {},
): Promise<WorkerBundle> => {
  const { entry = 'edge/worker.ts', minify = true } = options;
  const result = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    minify,
    format: 'esm',
    platform: 'browser',
    target: 'es2024',
    conditions: ['workerd', 'worker', 'module', 'browser'],
    mainFields: ['browser', 'module', 'main'],
    external: ['node:*', 'cloudflare:*'],
    define: { 'process.env.NODE_ENV': '"production"' },
    legalComments: 'none',
  });
  const code = result.outputFiles[0]?.text ?? '';
  return { code, gzipBytes: gzipSync(code, { level: 9 }).length };
};
