import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { isPrecached, patternsWithoutPage } from '#web/sw/pages.ts';
import { type Entry, isOfflinePage, isOnTheRoad, revisionOf } from '#web/sw/worker/entry.ts';
import { nextOutput } from './next-output.ts';
import { filesIn, ROUTER_QUERY, STATIC_FILES } from './next-router.ts';
import { samePage } from './same-page.ts';

/** An entry and what it costs over the wire. */
export interface Weighed extends Entry {
  readonly gzipBytes: number;
}

const FONT = /\.woff2$/;
/** Only the Latin part of the typeface is needed for our languages. */
const WANTED_FILE = /\.(js|css)$|latin(?!-ext|_ext)[^/]*\.woff2$/;

/** The build whose files are weighed. */
interface Weighing {
  readonly id: string;
  /** What pages come with, the hashes of their own scripts aside: it is kept with them on a device. */
  readonly headers: string;
}

const sha256 = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex');

const weigh = (file: string, entry: Omit<Entry, 'revision'>, build: Weighing): Weighed => {
  const bytes = readFileSync(file);
  const isNamed = entry.kind !== 'file' && bytes.includes(build.id);
  // The worker tells by it whether what it was sent is of its build.
  if (entry.kind !== 'file' && !isNamed) throw new Error(`${file} does not name its build.`);
  const text = () => samePage(bytes.toString('utf8').replaceAll(build.id, ''));
  const hash = entry.kind === 'file' ? sha256(bytes) : sha256(build.headers + sha256(text()));
  const revision = revisionOf(hash.slice(0, 16), isNamed ? build.id : undefined);
  const gzipBytes = FONT.test(file) ? bytes.length : gzipSync(bytes).length;
  return { ...entry, revision, gzipBytes };
};

const headersIn = (dist: string): string => {
  const { headers } = nextOutput(dist).readRoutes();
  const lines = headers.flatMap((rule) =>
    rule.headers.map(({ key, value }) => `${key}: ${value.replaceAll(/\s*'sha256-[^']+'/g, '')}`),
  );
  return [...new Set(lines)].sort().join('\n');
};

const filesBelow = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .sort()
    : [];

/**
 * A page by its address and by a link. Segments, which the router would fetch ahead of a click, are not
 * among it: each repeats what the payload has, and the payload is on the device already.
 */
const pageEntries = (app: string, path: string, build: Weighing): Weighed[] => {
  const at = join(app, path);
  return [
    weigh(`${at}.html`, { kind: 'html', path }, build),
    weigh(`${at}.rsc`, { kind: 'rsc', path, search: `?${ROUTER_QUERY}` }, build),
  ];
};

/**
 * Scripts and styles that the pages need, also those they load later: whatever a page, its payload or
 * a needed script names. Other pages bring theirs when they are visited.
 */
const neededFiles = (dist: string, pages: readonly string[]): ReadonlySet<string> => {
  const needed = new Set<string>();
  const output = nextOutput(dist);
  const polyfills = new Set(output.polyfills());
  const queue = pages.flatMap((path) =>
    ['.html', '.rsc'].flatMap((end) =>
      filesIn(readFileSync(join(output.pages, `${path}${end}`), 'utf8')),
    ),
  );
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    const file = output.fileAt(path);
    if (needed.has(path) || polyfills.has(path) || !existsSync(file)) continue;
    needed.add(path);
    queue.push(...filesIn(readFileSync(file, 'utf8')));
  }
  return needed;
};

/** Everything to precache of a finished build in `dist` (Next's output folder). */
export const precacheManifest = (dist: string): Weighed[] => {
  const output = nextOutput(dist);
  const prerendered = output.prerendered();
  const pages = prerendered.filter(isPrecached);
  const lost = patternsWithoutPage(prerendered);
  if (lost.length > 0) throw new Error(`No page is called ${lost.join(', ')} (web/sw/pages.ts).`);
  const pathOf = (file: string): string => STATIC_FILES + file.slice(output.statics.length + 1);
  const build = { id: output.buildId(), headers: headersIn(dist) };
  const needed = neededFiles(dist, pages);
  const road = neededFiles(
    dist,
    pages.filter((path) => isOfflinePage(path) || isOnTheRoad(path)),
  );
  const files = filesBelow(output.statics).filter(
    (file) => WANTED_FILE.test(file) && (FONT.test(file) || needed.has(pathOf(file))),
  );
  return [
    ...pages.flatMap((path) => pageEntries(output.pages, path, build)),
    ...files.map((file) => {
      const path = pathOf(file);
      const isNeeded = FONT.test(file) || road.has(path);
      const entry = { kind: 'file', path } as const;
      return weigh(file, isNeeded ? { ...entry, road: true } : entry, build);
    }),
  ];
};
