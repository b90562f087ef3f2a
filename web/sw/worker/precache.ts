import { SHELL_HEADER } from '../../platform/service-worker/shell-header.ts';
import { type Build, type Entry, headersOf, keyOf } from './entry.ts';

const CACHE = 'alva-shell';
const BUILDS = '/__builds/';
const AT_ONCE = 6;

const fetchEntry = async (entry: Entry): Promise<Response> => {
  const { path, kind, search = '' } = entry;
  const answer = await fetch(`${path}${search}`, {
    headers: { ...headersOf(entry), [SHELL_HEADER]: '1' },
    cache: kind === 'file' ? 'default' : 'no-cache',
    credentials: 'same-origin',
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  // A redirected answer may not serve a navigation; its copy without that mark may.
  return answer.redirected ? new Response(answer.body, answer) : answer;
};

/** Fetches what this build adds to what is here. All or nothing: a failure keeps the old worker. */
export const installBuild = async (build: Build): Promise<void> => {
  const cache = await caches.open(CACHE);
  const missing: Entry[] = [];
  for (const entry of build.entries) {
    if ((await cache.match(keyOf(entry))) === undefined) missing.push(entry);
  }
  const worker = async (): Promise<void> => {
    for (let entry = missing.pop(); entry !== undefined; entry = missing.pop())
      await cache.put(keyOf(entry), await fetchEntry(entry));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  await cache.put(`${BUILDS}${build.id}`, Response.json(build.entries.map(keyOf)));
};

export const fromPrecache = async (entry: Entry): Promise<Response | undefined> =>
  (await caches.open(CACHE)).match(keyOf(entry));

/** A file by its address, whichever build brought it; names of build files carry their content's hash. */
export const anyFile = async (path: string): Promise<Response | undefined> =>
  (await caches.open(CACHE)).match(path, { ignoreSearch: true });

/** Forgets what none of the builds in use lists; `inUse` are the builds of the open tabs. */
export const forgetUnused = async (current: Build, inUse: ReadonlySet<string>): Promise<void> => {
  const cache = await caches.open(CACHE);
  const kept = new Set(current.entries.map(keyOf));
  const keys = await cache.keys();
  const pathOf = ({ url }: Request): string => url.slice(new URL(url).origin.length);
  for (const key of keys) {
    const path = pathOf(key);
    if (!path.startsWith(BUILDS)) continue;
    const id = path.slice(BUILDS.length);
    if (id !== current.id && !inUse.has(id)) {
      await cache.delete(key);
      continue;
    }
    const list: string[] = await (await cache.match(key))?.json();
    for (const each of list ?? []) kept.add(each);
  }
  for (const key of keys) {
    const path = pathOf(key);
    if (!path.startsWith(BUILDS) && !kept.has(path)) await cache.delete(key);
  }
};
