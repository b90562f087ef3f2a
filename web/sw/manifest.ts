import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { isPrecached } from './pages.ts';
import type { Entry } from './worker/entry.ts';

/** An entry and what it costs over the wire. */
export interface Weighed extends Entry {
  readonly gzipBytes: number;
}

const FONT = /\.woff2$/;
/** Only the Latin part of the typeface is needed for our two languages. */
const WANTED_FILE = /\.(js|css)$|latin(?!-ext|_ext)[^/]*\.woff2$/;

const weigh = (file: string, entry: Omit<Entry, 'revision'>): Weighed => {
  const bytes = readFileSync(file);
  const revision = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  const gzipBytes = FONT.test(file) ? bytes.length : gzipSync(bytes).length;
  return { ...entry, revision, gzipBytes };
};

const filesBelow = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .sort()
    : [];

const SEGMENT = '.segment.rsc';

const pageEntries = (app: string, path: string): Weighed[] => {
  const at = join(app, path);
  const segments = `${at}.segments`;
  return [
    weigh(`${at}.html`, { kind: 'html', path }),
    weigh(`${at}.rsc`, { kind: 'rsc', path }),
    ...filesBelow(segments).map((file) =>
      weigh(file, {
        kind: 'segment',
        path,
        segment: file.slice(segments.length, -SEGMENT.length),
      }),
    ),
  ];
};

/** Everything to precache of a finished build in `dist` (Next's output folder). */
export const precacheManifest = (dist: string): Weighed[] => {
  const { routes } = JSON.parse(readFileSync(join(dist, 'prerender-manifest.json'), 'utf8')) as {
    routes: Record<string, unknown>;
  };
  const pages = Object.keys(routes).filter(isPrecached).sort();
  const files = filesBelow(join(dist, 'static')).filter((file) => WANTED_FILE.test(file));
  return [
    ...pages.flatMap((path) => pageEntries(join(dist, 'server', 'app'), path)),
    ...files.map((file) =>
      weigh(file, {
        kind: 'file',
        path: `/_next/static${file.slice(join(dist, 'static').length)}`,
      }),
    ),
  ];
};
