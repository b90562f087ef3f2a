import { type Build, entryOf, LANGUAGES, type Language, packOf } from './entry.ts';
import { languagesInUse } from './language.ts';
import { installBuild, keysByBuild, keysOf, partOf } from './precache.ts';

/**
 * The languages of a build that are on this device. One is installed with the worker: the one being
 * read. The other comes when a page asks for it, because it is calm or because a person said so.
 */
export interface Packs {
  /** At installation: what is being read, and what the build before brought. */
  install(): Promise<void>;
  /** The languages that are here whole; `undefined` when the cache was cleared under the worker. */
  here(): Promise<ReadonlySet<Language> | undefined>;
  /** The part of the build that is here: the rest is like any page that was never read. */
  installed(): Promise<Build>;
  add(languages: readonly Language[]): Promise<void>;
  /** Fetches again what a browser, or a person, has cleared. */
  repair(): Promise<void>;
}

/** A disk that is full, or a server that is away, is not asked at every request. */
const REST_MS = 60_000;

const languagesOf = (keys: readonly string[]): Set<Language> =>
  new Set(keys.map((key) => packOf(entryOf(key))).filter((language) => language !== undefined));

export const createPacks = (build: Build, scope: ServiceWorkerGlobalScope): Packs => {
  let known: Promise<Build> | undefined;
  let adding: Promise<unknown> = Promise.resolve();
  let repaired = Number.NEGATIVE_INFINITY;

  const here = async (): Promise<ReadonlySet<Language> | undefined> => {
    const keys = await keysOf(build.id);
    return keys && languagesOf(keys);
  };
  const learn = async (): Promise<Build> => {
    const languages = await here().catch(() => undefined);
    return partOf(build, languages ?? new Set(LANGUAGES));
  };
  /** A newer worker brings its own; this one must not keep it waiting. */
  const stop = (): boolean =>
    scope.registration.installing !== null || scope.registration.waiting !== null;

  const addNow = async (languages: readonly Language[]): Promise<void> => {
    const before = await here();
    if (before === undefined || languages.every((language) => before.has(language))) return;
    const all = partOf(build, new Set([...before, ...languages]));
    if (await installBuild(all, { atOnce: 2, priority: 'low', stop })) known = undefined;
  };

  return {
    here,
    installed: () => {
      known ??= learn();
      return known;
    },
    install: async () => {
      const before = [...(await keysByBuild()).values()].flatMap((keys) => [...languagesOf(keys)]);
      await installBuild(partOf(build, new Set([...before, ...(await languagesInUse(scope))])));
      known = undefined;
    },
    add: (languages) => {
      adding = adding.then(() => addNow(languages)).catch(() => undefined);
      return adding.then(() => undefined);
    },
    repair: async () => {
      if (Date.now() - repaired < REST_MS) return;
      repaired = Date.now();
      const languages = (await here()) ?? (await languagesInUse(scope));
      await installBuild(partOf(build, languages)).catch(() => false);
      known = undefined;
    },
  };
};
