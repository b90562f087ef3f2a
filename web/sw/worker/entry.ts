import type { Locale } from '#edge/contract/locale.ts';
import { localeOf, withoutLocale } from '#edge/contract/locale-path.ts';
import { ROUTER_HEADERS } from '#web/build/next-router.ts';

/** What a precached answer is: a page, the router's payload of a page, a file. */
type Kind = 'html' | 'rsc' | 'file';

/** One precached answer. `path` is where it is fetched. */
export interface Entry {
  readonly kind: Kind;
  readonly path: string;
  /** Query that Next's router adds to such a request; without the right one it answers a redirect. */
  readonly search?: string;
  readonly revision: string;
  /** A file that the pages of somebody on the road need. */
  readonly road?: true;
}

/** The pages of somebody on the road, without their language. */
const ON_THE_ROAD =
  /^\/(my-ev|roadside-assistance|charging-station|service-booking|profile|my-listings)(\/|$)/;

/** A page that matters most where little can be had: on a full disk, or while data is saved. */
export const isOnTheRoad = (path: string): boolean => ON_THE_ROAD.test(withoutLocale(path));

export const isOfflinePage = (path: string): boolean => withoutLocale(path) === '/offline';

/** Between what the bytes are and the build they name; in neither of them. */
const NAMED = '~';

/** The revision of bytes: a hash of them without the name of their build, and that name where they carry it. */
export const revisionOf = (hash: string, build: string | undefined): string =>
  build === undefined ? hash : hash + NAMED + build;

/** The way back from `revisionOf`. */
export const hashAndBuild = (
  revision: string,
): readonly [hash: string, build: string | undefined] => {
  const [hash = '', build] = revision.split(NAMED);
  return [hash, build];
};

/**
 * The language whose pages an entry belongs to. Files serve all; so do the offline pages, which have
 * to be here to say that the rest of their language is not.
 */
export const packOf = ({ kind, path }: Pick<Entry, 'kind' | 'path'>): Locale | undefined =>
  kind === 'file' || isOfflinePage(path) ? undefined : localeOf(path);

/** What the build hands to the worker. */
export interface Build {
  readonly id: string;
  readonly entries: readonly Entry[];
  /** What the pages of a language take over the line, in bytes; what all languages share is not in it. */
  readonly sizes: Readonly<Partial<Record<Locale, number>>>;
  /** Pages whose path has a variable part: pattern of the path → the one shell that serves them all. */
  readonly shells: readonly (readonly [pattern: string, shell: string])[];
}

/** Where an entry is found, whatever its revision. */
export const addressOf = ({ kind, path }: Omit<Entry, 'revision'>): string => `${kind} ${path}`;

/** Cache key: answers are stored by content, so builds share what did not change. */
export const keyOf = ({ kind, path, revision }: Entry): string =>
  `${path}?${new URLSearchParams({ __sw: kind, rev: revision })}`;

/** The entry behind a key; the way back from `keyOf`. */
export const entryOf = (key: string): Entry => {
  const [path = '', query] = key.split('?');
  const { __sw: kind, rev: revision = '' } = Object.fromEntries(new URLSearchParams(query));
  return { kind: kind as Kind, path, revision };
};

/** Headers with which the router itself asks (Next's app router). */
export const headersOf = ({ kind }: Entry): Record<string, string> =>
  kind === 'rsc' ? { [ROUTER_HEADERS.payload]: '1' } : {};
