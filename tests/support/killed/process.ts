import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

const root = join(import.meta.dirname, '../../..');

/**
 * Programs of the tree as one file each, so that a restart does not read a thousand. They lie below the
 * root, where packages are found.
 * @returns the folder they are in
 */
export const bundlePrograms = async (paths: readonly string[]): Promise<string> => {
  const data = join(root, '.data/test');
  mkdirSync(data, { recursive: true });
  const outdir = mkdtempSync(join(data, 'programs-'));
  await build({
    outdir,
    entryPoints: paths.map((path) => join(root, path)),
    outbase: root,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    mainFields: ['module', 'main'],
    external: ['libsql', '@libsql/*', 'miniflare', 'esbuild'],
    banner: {
      js: `import { createRequire as requireFrom } from 'node:module'; const require = requireFrom('${join(root, 'package.json')}');`,
    },
    logLevel: 'error',
  });
  return outdir;
};

/** A node program that can be killed in the middle and started again. */
export interface Program {
  /** Its first line, which says that it is ready and where it listens. */
  start(): Promise<string>;
  /** `kill -9`, of what it has started too: nothing it has in memory survives, and it cannot tidy up. */
  kill(): Promise<void>;
}

const READY_MS = 30_000;

export const program = (path: string, env: Readonly<Record<string, string>>): Program => {
  let child: ChildProcess | undefined;
  return {
    start: () =>
      new Promise((resolve, reject) => {
        const started = spawn(process.execPath, [path], {
          cwd: root,
          env: {
            PATH: process.env.PATH ?? '',
            NODE_ENV: 'production',
            NODE_NO_WARNINGS: '1',
            ...env,
          },
          stdio: ['ignore', 'pipe', 'pipe'],
          // A group of its own: what it has started dies with it.
          detached: true,
        });
        child = started;
        let errors = '';
        const late = setTimeout(
          () => reject(new Error(`${path} is not ready: ${errors}`)),
          READY_MS,
        );
        started.stderr.on('data', (part) => {
          errors += part;
        });
        started.stdout.once('data', (line) => {
          clearTimeout(late);
          resolve(String(line));
        });
        started.once('exit', (code) => {
          clearTimeout(late);
          if (code !== null) reject(new Error(`${path} ended with ${code}: ${errors}`));
        });
      }),
    kill: async () => {
      const running = child;
      if (running === undefined || running.exitCode !== null) return;
      const gone = new Promise((resolve) => running.once('exit', resolve));
      process.kill(-(running.pid ?? 0), 'SIGKILL');
      await gone;
      child = undefined;
    },
  };
};
