// The site is built once per state of its sources; a second start reuses it.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root, run, say, stop } from './setup.mjs';

const SOURCES = [
  'db',
  'edge',
  'web',
  'next.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];
const SKIPPED = new Set([
  'node_modules',
  '.next',
  '.open-next',
  'studio',
  'sw.js',
  'next-env.d.ts',
]);
const stamp = join(root, '.data', 'build.sha256');

const files = function* (path) {
  if (!statSync(path).isDirectory()) return yield path;
  for (const name of readdirSync(path).sort())
    if (!SKIPPED.has(name)) yield* files(join(path, name));
};

/** Pictures are told apart by size and time: reading 40 MB would cost more than it saves. */
const fingerprint = (path) => {
  if (/\.(avif|jpe?g|png|webp|pdf)$/.test(path)) return String(statSync(path).size);
  return readFileSync(path);
};

const sourcesHash = () => {
  const hash = createHash('sha256');
  for (const source of SOURCES)
    for (const path of files(join(root, source)))
      hash.update(relative(root, path)).update('\0').update(fingerprint(path)).update('\0');
  return hash.digest('hex');
};

/**
 * Builds the site when its sources changed.
 * @param {Record<string, string>} env the store the pages are rendered from, and where they will live
 */
export const ensureBuilt = async (env) => {
  const wanted = createHash('sha256')
    .update(sourcesHash() + (env.SITE_ORIGIN ?? ''))
    .digest('hex');
  const built = join(root, 'web', '.next', 'BUILD_ID');
  if (existsSync(built) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  say('Building the site (about a minute) …');
  const steps = [
    ['next', ['build', 'web']],
    ['node', ['web/build/finish.ts']],
  ];
  for (const [command, args] of steps) {
    const code = await run(command, args, { env: { ...env, ALVA_BUILD: wanted.slice(0, 12) } });
    if (code !== 0) stop(`The build failed at: ${command} ${args.join(' ')}`);
  }
  mkdirSync(join(root, '.data'), { recursive: true });
  writeFileSync(stamp, wanted);
};
