import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { computeCacheBustingSearchParam } from 'next/dist/shared/lib/router/utils/cache-busting-search-param.js';
import { isPrecached, patternsWithoutPage } from './pages.ts';
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

const segmentEntry = async (path: string, segment: string, file: string): Promise<Weighed> => {
  const search = `?_rsc=${await computeCacheBustingSearchParam('1', segment, undefined, undefined)}`;
  return weigh(file, { kind: 'segment', path, segment, search });
};

const pageEntries = async (app: string, path: string): Promise<Weighed[]> => {
  const at = join(app, path);
  const folder = `${at}.segments`;
  const segments = filesBelow(folder).map((file) =>
    segmentEntry(path, file.slice(folder.length, -SEGMENT.length), file),
  );
  return [
    weigh(`${at}.html`, { kind: 'html', path }),
    weigh(`${at}.rsc`, { kind: 'rsc', path, search: '?_rsc' }),
    ...(await Promise.all(segments)),
  ];
};

/** Everything to precache of a finished build in `dist` (Next's output folder). */
export const precacheManifest = async (dist: string): Promise<Weighed[]> => {
  const { routes } = JSON.parse(readFileSync(join(dist, 'prerender-manifest.json'), 'utf8')) as {
    routes: Record<string, unknown>;
  };
  const pages = Object.keys(routes).filter(isPrecached).sort();
  const lost = patternsWithoutPage(Object.keys(routes));
  if (lost.length > 0) throw new Error(`No page is called ${lost.join(', ')} (web/sw/pages.ts).`);
  const files = filesBelow(join(dist, 'static')).filter((file) => WANTED_FILE.test(file));
  const ofPages = await Promise.all(
    pages.map((path) => pageEntries(join(dist, 'server', 'app'), path)),
  );
  return [
    ...ofPages.flat(),
    ...files.map((file) =>
      weigh(file, {
        kind: 'file',
        path: `/_next/static${file.slice(join(dist, 'static').length)}`,
      }),
    ),
  ];
};
