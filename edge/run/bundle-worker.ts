import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

interface WorkerModule {
  /** As the worker imports it, without `./`. */
  readonly name: string;
  readonly code: string;
}

export interface WorkerBundle {
  readonly code: string;
  /** What every start reads, compressed: `code` and the modules that it imports at once. */
  readonly gzipBytes: number;
  /** Loaded when something asks for them. */
  readonly modules: readonly WorkerModule[];
}

export const ENTRY = 'worker.mjs';

/** The worker as it is deployed: one module, and those it imports when it needs them. */
export const bundleWorker = async (
  options: { entry?: string; minify?: boolean } = {},
): Promise<WorkerBundle> => {
  const { entry = 'edge/worker.ts', minify = true } = options;
  const result = await build({
    entryPoints: { worker: entry },
    bundle: true,
    splitting: true,
    write: false,
    outdir: '.',
    outExtension: { '.js': '.mjs' },
    chunkNames: '[name]-[hash]',
    minify,
    format: 'esm',
    platform: 'browser',
    target: 'es2024',
    conditions: ['workerd', 'worker', 'module', 'browser'],
    mainFields: ['browser', 'module', 'main'],
    external: ['node:*', 'cloudflare:*'],
    define: { 'process.env.NODE_ENV': '"production"' },
    legalComments: 'none',
    metafile: true,
  });
  const all = result.outputFiles.map(({ path, text }) => ({ name: basename(path), code: text }));
  const code = all.find(({ name }) => name === ENTRY)?.code ?? '';
  const atOnce = new Set([ENTRY]);
  for (const name of atOnce)
    for (const { path, kind, external } of result.metafile.outputs[name]?.imports ?? [])
      if (kind === 'import-statement' && external !== true) atOnce.add(basename(path));
  const sizes = all
    .filter(({ name }) => atOnce.has(name))
    .map((each) => gzipSync(each.code, { level: 9 }).length);
  return {
    code,
    gzipBytes: sizes.reduce((sum, size) => sum + size, 0),
    modules: all.filter(({ name }) => name !== ENTRY),
  };
};

/** The site's pages as they are deployed (web/visits/worker.ts). */
export const bundlePages = () => bundleWorker({ entry: 'web/visits/worker.ts' });

/** Writes the modules into a folder that has nothing else. @returns path of the entry */
export const writeBundle = (
  { code, modules }: Pick<WorkerBundle, 'code' | 'modules'>,
  folder: string,
): string => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const module of [{ name: ENTRY, code }, ...modules])
    writeFileSync(join(folder, module.name), module.code);
  return join(folder, ENTRY);
};
