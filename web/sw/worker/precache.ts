import type { Locale } from '#edge/contract/locale.ts';
import { isQuotaError } from '#web/platform/offline/quota.ts';
import { SHELL_HEADER } from '#web/platform/service-worker/shell-header.ts';
import {
  type Build,
  type Entry,
  entryOf,
  hashAndBuild,
  headersOf,
  isOfflinePage,
  isOnTheRoad,
  keyOf,
  packOf,
} from './entry.ts';
import { renamed } from './renamed.ts';
import { fetchWhole } from './silence.ts';

const CACHE = 'alva-shell';
const BUILDS = '/__builds/';
/** How a download is done: at installation as fast as it goes, later so that nobody notices. */
interface Pace {
  readonly atOnce: number;
  readonly priority: RequestPriority;
  /** Asked before each fetch; what is here by then stays, and the rest is left for another time. */
  readonly stop: () => boolean;
  /** On a disk too full for everything: what is needed most, instead of nothing. */
  readonly mayBePart?: boolean;
}

const AT_INSTALL: Pace = { atOnce: 6, priority: 'auto', stop: () => false };
export const WHAT_FITS: Pace = { ...AT_INSTALL, mayBePart: true };

type Installed = 'whole' | 'part' | 'stopped';

/** What comes first where not everything fits: what says so, what makes pages work, what is needed on the road. */
const rankOf = ({ kind, path }: Entry): number => {
  if (isOfflinePage(path)) return kind === 'html' ? 0 : 3;
  if (kind === 'file') return 1;
  if (isOnTheRoad(path)) return kind === 'html' ? 2 : 3;
  return kind === 'html' ? 4 : 5;
};

/** What is fetched unasked on a metered line: enough to say what is not here, and for the road. */
export const sparingPartOf = (build: Build): Build => ({
  ...build,
  entries: build.entries.filter((entry) =>
    entry.kind === 'file' ? entry.road : isOfflinePage(entry.path) || isOnTheRoad(entry.path),
  ),
});

const pathOf = ({ url }: Request): string => url.slice(new URL(url).origin.length);

/**
 * While a release goes out, either build may answer; the other one's page under this one's revision would stay for
 * good. A file needs no look: its name is of its content, and who does not have it answers 404.
 */
const isOfBuild = async (answer: Response, { revision }: Entry): Promise<boolean> => {
  const [, build] = hashAndBuild(revision);
  return build === undefined || (await answer.clone().text()).includes(build);
};

const fetchEntry = async (entry: Entry, priority: RequestPriority): Promise<Response> => {
  const { path, kind, search = '' } = entry;
  const answer = await fetchWhole(`${path}${search}`, {
    headers: { ...headersOf(entry), [SHELL_HEADER]: '1' },
    cache: kind === 'file' ? 'default' : 'no-cache',
    credentials: 'same-origin',
    priority,
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  if (!(await isOfBuild(answer, entry))) throw new Error(`${path}: of another build`);
  // A redirected answer may not serve a navigation; its copy without that mark may.
  return answer.redirected ? new Response(answer.body, answer) : answer;
};

/** The part of a build that these languages need. */
export const partOf = (build: Build, languages: ReadonlySet<Locale>): Build => ({
  ...build,
  entries: build.entries.filter((entry) => {
    const pack = packOf(entry);
    return pack === undefined || languages.has(pack);
  }),
});

/** Notes what is here of a build; the note itself needs room, for which what matters least gives way. */
const note = async (cache: Cache, build: Build, keys: string[]): Promise<void> => {
  const least = [...build.entries].sort((a, b) => rankOf(b) - rankOf(a)).map(keyOf);
  for (;;)
    try {
      await cache.put(`${BUILDS}${build.id}`, Response.json(keys));
      return;
    } catch (error) {
      const victim = least.find((key) => keys.includes(key));
      if (!isQuotaError(error) || victim === undefined) throw error;
      await cache.delete(victim);
      keys.splice(keys.indexOf(victim), 1);
    }
};

/** What another build brought of the same bytes but for its name, under this build's name. */
const carriedOver = async (
  cache: Cache,
  entry: Entry,
  alike: ReadonlyMap<string, string>,
): Promise<Response | undefined> => {
  const [hash, to] = hashAndBuild(entry.revision);
  const key = to === undefined ? undefined : alike.get(hash);
  if (key === undefined || to === undefined) return undefined;
  const [, from] = hashAndBuild(entryOf(key).revision);
  const answer = await cache.match(key);
  const carried = answer && from !== undefined ? await renamed(answer, from, to) : undefined;
  return carried && (await isOfBuild(carried, entry)) ? carried : undefined;
};

/**
 * Fetches what this build adds to what is here, and the same bytes only once. What differs by the name of the build alone is carried over. All or nothing, unless part of it may be enough: a failure keeps the old
 * worker. What is noted of a build is here.
 */
export const installBuild = async (build: Build, pace = AT_INSTALL): Promise<Installed> => {
  const cache = await caches.open(CACHE);
  const keyOfRevision = new Map<string, string>();
  const alike = new Map<string, string>();
  const keys = new Set((await cache.keys()).map(pathOf));
  for (const key of keys) {
    const { revision } = entryOf(key);
    keyOfRevision.set(revision, key);
    const [hash, named] = hashAndBuild(revision);
    if (named !== undefined) alike.set(hash, key);
  }
  const missing = build.entries.filter((entry) => !keys.has(keyOf(entry)));
  const rank = (group: readonly Entry[]): number => Math.min(...group.map(rankOf));
  // Taken from the end.
  const groups = [...Map.groupBy(missing, ({ revision }) => revision)].sort(
    ([, a], [, b]) => rank(b) - rank(a),
  );
  let isFull = false;
  const put = async (entries: readonly Entry[], answer: Response): Promise<void> => {
    try {
      for (const entry of entries) {
        await cache.put(keyOf(entry), answer.clone());
        keys.add(keyOf(entry));
      }
    } catch (error) {
      if (!pace.mayBePart || !isQuotaError(error)) throw error;
      isFull = true;
    }
  };
  const worker = async (): Promise<void> => {
    for (let group = groups.pop(); group !== undefined; group = groups.pop()) {
      if (isFull || pace.stop()) return;
      const [revision, entries] = group;
      const [first] = entries;
      if (first === undefined) continue;
      const existingKey = keyOfRevision.get(revision);
      const answer =
        (existingKey === undefined ? undefined : await cache.match(existingKey)) ??
        (await carriedOver(cache, first, alike)) ??
        (await fetchEntry(first, pace.priority));
      await put(entries, answer);
    }
  };
  await Promise.all(Array.from({ length: pace.atOnce }, worker));
  if (pace.stop()) return 'stopped';
  const all = build.entries.map(keyOf);
  await note(cache, build, isFull ? all.filter((key) => keys.has(key)) : all);
  return isFull ? 'part' : 'whole';
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
  const builds = new Map<string, string[]>();
  for (const request of await cache.keys()) {
    const path = pathOf(request);
    if (!path.startsWith(BUILDS)) continue;
    builds.set(path.slice(BUILDS.length), (await (await cache.match(request))?.json()) ?? []);
  }
  return builds;
};

/** Forgets what none of the builds in use lists; `inUse` are the builds of the open tabs. */
export const forgetUnused = async (
  current: Build,
  inUse: ReadonlySet<string>,
  ...marks: readonly string[]
): Promise<void> => {
  const cache = await caches.open(CACHE);
  const keysInUse = new Set([...marks, ...current.entries.map(keyOf)]);
  for (const [id, keys] of await keysByBuild()) {
    if (id !== current.id && !inUse.has(id)) continue;
    keysInUse.add(`${BUILDS}${id}`);
    for (const key of keys) keysInUse.add(key);
  }
  for (const request of await cache.keys())
    if (!keysInUse.has(pathOf(request))) await cache.delete(request);
};
