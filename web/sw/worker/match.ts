import { addressOf, type Build, type Entry, LANGUAGES, languageIn } from './entry.ts';

/** What the worker does with a request. */
export type Decision =
  | { readonly kind: 'pass' }
  | { readonly kind: 'precached'; readonly entry: Entry }
  /** A product picture: kept once it was seen. */
  | { readonly kind: 'picture' }
  /** A file of an older build that an open tab may still want. */
  | { readonly kind: 'older-file' }
  | { readonly kind: 'redirect'; readonly to: string }
  /** An address without language that is not precached: the server knows where it leads. */
  | { readonly kind: 'server-redirect'; readonly otherwise: string }
  /**
   * A page that is not precached: the network, else a copy from an earlier visit, else the offline page.
   * `key` is where a copy is kept; a part of an address that may be personal is not in it.
   */
  | { readonly kind: 'page'; readonly language: string; readonly key: string }
  /** The router's payload of such a page, kept under `key`. */
  | { readonly kind: 'payload'; readonly key: string };

export interface Asked {
  readonly method: string;
  readonly mode: string;
  readonly url: URL;
  readonly header: (name: string) => string | null;
}

/** The same page in the other language. */
export const inOtherLanguage = (path: string): string => {
  const [own, other] = languageIn(path) === LANGUAGES[0] ? LANGUAGES : LANGUAGES.toReversed();
  return path.replace(`/${own}`, `/${other}`);
};

/** Where somebody ends whose page is not here, and what they are told there. */
export const offlineAddress = (
  asked: string,
  { language, otherHere, packHere }: { language: string; otherHere: boolean; packHere: boolean },
): string => {
  const said = new URLSearchParams({ from: asked });
  // The page itself is here in the other language; the rest of this language is not here either.
  if (otherHere) said.set('other', '1');
  if (!packHere) said.set('pack', 'none');
  return `/${language}/offline?${said}`;
};

const LOCALE = /^\/(en|id)(?=\/|$)/;
const SERVER_PATHS = /^\/(api|graphql|content|files)(\/|$)/;

const trimmed = (path: string): string => (path.length > 1 ? path.replace(/\/$/, '') : path);

/**
 * Decides without touching cache or network, so that it can be tested as a table. `language` serves
 * addresses without one, as the server's redirect would.
 */
type Matcher = (asked: Asked, language: string) => Decision;

const made = new WeakMap<Build, Matcher>();

/** The matcher of a build; made once. */
export const createMatcher = (build: Build, scope: string): Matcher => {
  const kept = made.get(build) ?? makeMatcher(build, scope);
  made.set(build, kept);
  return kept;
};

const makeMatcher = (build: Build, scope: string): Matcher => {
  const index = new Map(build.entries.map((entry) => [addressOf(entry), entry]));
  const shells = build.shells.map(([pattern, shell]) => [new RegExp(pattern), shell] as const);

  const shellOf = (path: string): string => {
    const found = shells.find(([pattern]) => pattern.test(path));
    return found === undefined ? path : path.replace(found[0], found[1]);
  };

  return (asked, language) => {
    if (asked.method !== 'GET' || asked.url.origin !== scope) return { kind: 'pass' };
    const path = trimmed(asked.url.pathname);
    if (SERVER_PATHS.test(path)) return { kind: 'pass' };

    const file = index.get(addressOf({ kind: 'file', path }));
    if (file !== undefined) return { kind: 'precached', entry: file };
    if (path.startsWith('/_next/static/')) return { kind: 'older-file' };

    if (/^\/(pictures|icons)\//.test(path)) return { kind: 'picture' };

    const router = asked.header('rsc') === '1';
    if (!router && asked.mode !== 'navigate') return { kind: 'pass' };
    const segment = asked.header('next-router-segment-prefetch');
    if (!LOCALE.test(path)) {
      const to = `/${language}${path === '/' ? '' : path}`;
      if (router) return { kind: 'pass' };
      const known = index.has(addressOf({ kind: 'html', path: shellOf(to) }));
      const target = `${to}${asked.url.search}`;
      return known
        ? { kind: 'redirect', to: target }
        : { kind: 'server-redirect', otherwise: target };
    }
    const shell = shellOf(path);
    const wanted = !router
      ? { kind: 'html' as const, path: shell }
      : segment === null
        ? { kind: 'rsc' as const, path: shell }
        : { kind: 'segment' as const, path: shell, segment };
    const entry = index.get(addressOf(wanted));
    if (entry !== undefined) return { kind: 'precached', entry };
    return router
      ? { kind: 'payload', key: addressOf(wanted) }
      : { kind: 'page', language: languageIn(path) ?? language, key: shell };
  };
};
