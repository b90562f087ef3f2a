import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ENTRY, type WorkerBundle, writeBundle } from './bundle-worker.ts';

/** The package has no types; its one export is the path of the program. */
const { default: workerdBinary } = createRequire(import.meta.url)('workerd') as {
  default: string;
};

export interface WorkerdOptions {
  /** A module worker, bundled. */
  readonly bundle: Pick<WorkerBundle, 'code' | 'modules'>;
  readonly bindings: Readonly<Record<string, string>>;
  /** Name of a binding → a folder it can read and write. */
  readonly disks?: Readonly<Record<string, string>>;
  readonly port: number;
  /** Takes the configuration and the module. */
  readonly folder: string;
  /** Where the worker's log lines go. */
  readonly stdio?: 'inherit' | 'ignore';
}

const COMPATIBILITY_DATE = '2026-11-01';

// JSON's escapes are Cap'n Proto's, but for \u, which we do not need: the file is UTF-8.
const text = (value: string): string => JSON.stringify(value);

const CODE = 'code';

const configOf = ({ bundle, bindings, disks = {}, port }: WorkerdOptions): string => `
using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "bff", worker = .bff),
    (name = "network", network = (allow = ["public", "private"], tlsOptions = (trustBrowserCas = true))),
${Object.entries(disks)
  .map(
    ([name, path]) => `    (name = ${text(name)}, disk = (path = ${text(path)}, writable = true)),`,
  )
  .join('\n')}
  ],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "bff")],
);
const bff :Workerd.Worker = (
  modules = [
${[ENTRY, ...bundle.modules.map(({ name }) => name)]
  .map((name) => `    (name = ${text(name)}, esModule = embed ${text(`${CODE}/${name}`)}),`)
  .join('\n')}
  ],
  compatibilityDate = "${COMPATIBILITY_DATE}",
  globalOutbound = "network",
  bindings = [
${Object.entries(bindings)
  .map(([name, value]) => `    (name = ${text(name)}, text = ${text(value)}),`)
  .join('\n')}
${Object.keys(disks)
  .map((name) => `    (name = ${text(name)}, service = ${text(name)}),`)
  .join('\n')}
  ],
);
`;

/** Cloudflare's runtime itself, without wrangler's or miniflare's proxies around it. */
export const startWorkerd = (options: WorkerdOptions): ChildProcess => {
  const { bundle, folder, stdio = 'inherit' } = options;
  for (const path of [folder, ...Object.values(options.disks ?? {})])
    mkdirSync(path, { recursive: true });
  writeBundle(bundle, join(folder, CODE));
  const config = join(folder, 'workerd.capnp');
  writeFileSync(config, configOf(options));
  return spawn(workerdBinary, ['serve', config], { stdio: ['ignore', stdio, 'inherit'] });
};
