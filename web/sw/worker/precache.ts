import { SHELL_HEADER } from '../../platform/service-worker/shell-header.ts';
import {
  type Build,
  type Entry,
  entryOf,
  headersOf,
  keyOf,
  type Language,
  packOf,
} from './entry.ts';

const CACHE = 'alva-shell';
const BUILDS = '/__builds/';
/** How a download is done: at installation as fast as it goes, later so that nobody notices. */
interface Pace {
  readonly atOnce: number;
  readonly priority: RequestPriority;
  /** Asked before each fetch; what is here by then stays, and the rest is left for another time. */
  readonly stop: () => boolean;
}

const AT_INSTALL: Pace = { atOnce: 6, priority: 'auto', stop: () => false };

const pathOf = ({ url }: Request): string => url.slice(new URL(url).origin.length);

const fetchEntry = async (entry: Entry, priority: RequestPriority): Promise<Response> => {
  const { path, kind, search = '' } = entry;
  const answer = await fetch(`${path}${search}`, {
    headers: { ...headersOf(entry), [SHELL_HEADER]: '1' },
    cache: kind === 'file' ? 'default' : 'no-cache',
    credentials: 'same-origin',
    priority,
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  // A redirected answer may not serve a navigation; its copy without that mark may.
  return answer.redirected ? new Response(answer.body, answer) : answer;
};

/** The part of a build that these languages need. */
export const partOf = (build: Build, languages: ReadonlySet<Language>): Build => ({
  ...build,
  entries: build.entries.filter((entry) => {
    const pack = packOf(entry);
    return pack === undefined || languages.has(pack);
  }),
});

/**
 * Fetches what this build adds to what is here, and the same bytes only once: a layout's segment is
 * the same on many pages. All or nothing: a failure keeps the old worker, and what is noted of a
 * build is whole. False when it was stopped.
 */
export const installBuild = async (build: Build, pace = AT_INSTALL): Promise<boolean> => {
  const cache = await caches.open(CACHE);
  const here = new Map<string, string>();
  const keys = new Set((await cache.keys()).map(pathOf));
  for (const key of keys) here.set(entryOf(key).revision, key);
  const missing = build.entries.filter((entry) => !keys.has(keyOf(entry)));
  const groups = [...Map.groupBy(missing, ({ revision }) => revision)];
  const worker = async (): Promise<void> => {
    for (let group = groups.pop(); group !== undefined; group = groups.pop()) {
      if (pace.stop()) return;
      const [revision, entries] = group;
      const [first] = entries;
      if (first === undefined) continue;
      const known = here.get(revision);
      const answer =
        (known === undefined ? undefined : await cache.match(known)) ??
        (await fetchEntry(first, pace.priority));
      for (const entry of entries) await cache.put(keyOf(entry), answer.clone());
    }
  };
  await Promise.all(Array.from({ length: pace.atOnce }, worker));
  if (pace.stop()) return false;
  await cache.put(`${BUILDS}${build.id}`, Response.json(build.entries.map(keyOf)));
  return true;
};

export const fromPrecache = async (entry: Entry): Promise<Response | undefined> =>
  (await caches.open(CACHE)).match(keyOf(entry));

/** A file by its address, whichever build brought it; names of build files carry their content's hash. */
export const anyFile = async (path: string): Promise<Response | undefined> =>
  (await caches.open(CACHE)).match(path, { ignoreSearch: true });

/** The keys of what is here of a build; `undefined` when nothing of it is. */
export const keysOf = async (build: string): Promise<string[] | undefined> =>
  (await (await caches.open(CACHE)).match(`${BUILDS}${build}`))?.json();

/** The builds that are here, with the keys of their entries. */
export const keysByBuild = async (): Promise<Map<string, string[]>> => {
  const cache = await caches.open(CACHE);
  const found = new Map<string, string[]>();
  for (const request of await cache.keys()) {
    const path = pathOf(request);
    if (!path.startsWith(BUILDS)) continue;
    found.set(path.slice(BUILDS.length), (await (await cache.match(request))?.json()) ?? []);
  }
  return found;
};

/** Forgets what none of the builds in use lists; `inUse` are the builds of the open tabs. */
export const forgetUnused = async (
  current: Build,
  inUse: ReadonlySet<string>,
  ...marks: readonly string[]
): Promise<void> => {
  const cache = await caches.open(CACHE);
  const kept = new Set([...marks, ...current.entries.map(keyOf)]);
  for (const [id, keys] of await keysByBuild()) {
    if (id !== current.id && !inUse.has(id)) continue;
    kept.add(`${BUILDS}${id}`);
    for (const key of keys) kept.add(key);
  }
  for (const request of await cache.keys())
    if (!kept.has(pathOf(request))) await cache.delete(request);
};
