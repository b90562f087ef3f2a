import { LOCALES, type Locale } from '#edge/contract/locale.ts';
import { isMetered } from '#web/platform/device/save-data.ts';
import { type Build, entryOf, packOf } from './entry.ts';
import { languagesInUse, type WorkerScope } from './language.ts';
import { installBuild, keysByBuild, keysOf, partOf, sparingPartOf, WHAT_FITS } from './precache.ts';

/**
 * The languages of a build that are on this device. One is installed with the worker: the one being
 * read. Another comes when a page asks for it, because it is calm or because a person said so.
 */
export interface Packs {
  /** At installation: what is being read, and what the build before brought. */
  install(): Promise<void>;
  /** The languages that are complete on this device; `undefined` when the cache was cleared under the worker. */
  languagesOnDevice(): Promise<ReadonlySet<Locale> | undefined>;
  /** The part of the build that is here: the rest is like any page that was never read. */
  installed(): Promise<Build>;
  add(languages: readonly Locale[]): Promise<void>;
  /** Fetches again what a browser, or a person, has cleared. */
  repair(): Promise<void>;
}

/** A disk that is full is not tried at every request. */
const REST_MS = 60_000;
/** Nor is a server that is away; it may be back any moment. */
const SHORT_REST_MS = 5_000;

const languagesOf = (keys: readonly string[]): Set<Locale> =>
  new Set(keys.map((key) => packOf(entryOf(key))).filter((language) => language !== undefined));

export const createPacks = (build: Build, scope: WorkerScope): Packs => {
  let installedPart: Promise<Build> | undefined;
  let adding: Promise<unknown> = Promise.resolve();
  let restsUntil = Number.NEGATIVE_INFINITY;
  let repairing: Promise<void> | undefined;

  const languagesOnDevice = async (): Promise<ReadonlySet<Locale> | undefined> => {
    const keys = await keysOf(build.id);
    return keys && languagesOf(keys);
  };
  const readInstalled = async (): Promise<Build> => {
    const languages = await languagesOnDevice().catch(() => undefined);
    return partOf(build, languages ?? new Set(LOCALES));
  };
  /** A newer worker brings its own; this one must not keep it waiting. */
  const stop = (): boolean =>
    scope.registration.installing !== null || scope.registration.waiting !== null;

  /** What is fetched unasked of these languages. */
  const unasked = (languages: ReadonlySet<Locale>): Build => {
    const part = partOf(build, languages);
    return isMetered(scope.navigator.connection ?? {}) ? sparingPartOf(part) : part;
  };

  const addNow = async (languages: readonly Locale[]): Promise<void> => {
    const before = await languagesOnDevice();
    if (before === undefined) return repair();
    if (languages.every((language) => before.has(language))) return fillUp(before);
    const all = partOf(build, new Set([...before, ...languages]));
    if ((await installBuild(all, { atOnce: 2, priority: 'low', stop })) !== 'stopped')
      installedPart = undefined;
  };

  /** What a full disk, or a metered line, has left out. */
  const fillUp = async (languages: ReadonlySet<Locale>): Promise<void> => {
    const wanted = unasked(languages).entries.length;
    if (((await keysOf(build.id))?.length ?? 0) < wanted) await repair();
  };

  const repairOnce = async (): Promise<void> => {
    const rest = restsUntil - Date.now();
    if (rest > SHORT_REST_MS) return;
    // Whoever asks now may be the last to ask, with the server back a moment ago.
    if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
    restsUntil = Date.now() + REST_MS;
    try {
      const languages = (await languagesOnDevice()) ?? (await languagesInUse(scope));
      await installBuild(unasked(languages), WHAT_FITS);
      installedPart = undefined;
    } catch {
      restsUntil = Date.now() + SHORT_REST_MS;
    }
  };

  const repair = (): Promise<void> => {
    repairing ??= repairOnce().finally(() => {
      repairing = undefined;
    });
    return repairing;
  };

  return {
    languagesOnDevice,
    installed: () => {
      installedPart ??= readInstalled();
      return installedPart;
    },
    install: async () => {
      const before = [...(await keysByBuild()).values()];
      const languages = before.flatMap((keys) => [...languagesOf(keys)]);
      const wanted = unasked(new Set([...languages, ...(await languagesInUse(scope))]));
      // An update replaces what works: it has to be whole. With nothing here yet, some is better.
      await installBuild(wanted, before.length === 0 ? WHAT_FITS : undefined);
      installedPart = undefined;
    },
    add: (languages) => {
      adding = adding.then(() => addNow(languages)).catch(() => undefined);
      return adding.then(() => undefined);
    },
    repair,
  };
};
