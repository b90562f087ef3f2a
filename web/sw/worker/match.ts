import type { Locale } from '#edge/contract/locale.ts';
import { localeOf } from '#edge/contract/locale-path.ts';
import { ROUTER_HEADERS, STATIC_FILES } from '#web/build/next-router.ts';
import { addressOf, type Build, type Entry } from './entry.ts';

/** What the worker does with a request. */
export type Decision =
  | { readonly kind: 'pass' }
  | { readonly kind: 'precached'; readonly entry: Entry }
  /** A part of a page that is here: the router goes on without it, and takes the whole payload when it is needed. */
  | { readonly kind: 'no-segment' }
  /** A product picture: kept once it was seen. */
  | { readonly kind: 'picture' }
  /** A file that is not precached: of a visited page, or of an older build that an open tab still wants. */
  | { readonly kind: 'late-file' }
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

export interface RequestParts {
  readonly method: string;
  readonly mode: string;
  readonly url: URL;
  readonly header: (name: string) => string | null;
}

export interface OnDevice {
  /** The first other language, in the order of fallback, in which the page itself is on the device. */
  readonly page: Locale | undefined;
  /** The language whose pages are on the device, where those of the language wanted are not. */
  readonly pack: Locale | undefined;
}

/** Where a copy of what the router fetches of a page is kept; without a segment it is the whole payload. */
export const payloadKey = (shell: string, segment: string | null): string =>
  `${shell} ${segment ?? ''}`;

/** What the offline page is told about an address: what is on the device instead, as a query. */
export const offlineMarks = ({ page, pack }: OnDevice): string => {
  const query = new URLSearchParams();
  if (page !== undefined) query.set('other', page);
  if (pack !== undefined) query.set('pack', pack);
  return query.toString();
};

const SERVER_PATHS = /^\/(api|graphql|content|files)(\/|$)/;

const trimmed = (path: string): string => (path.length > 1 ? path.replace(/\/$/, '') : path);

/**
 * Decides without touching cache or network, so that it can be tested as a table. `language` serves
 * addresses without one, as the server's redirect would.
 */
type Matcher = (request: RequestParts, language: string) => Decision;

const matchers = new WeakMap<Build, Matcher>();

/** The matcher of a build; made once. */
export const createMatcher = (build: Build, scope: string): Matcher => {
  const matcher = matchers.get(build) ?? makeMatcher(build, scope);
  matchers.set(build, matcher);
  return matcher;
};

const makeMatcher = (build: Build, scope: string): Matcher => {
  const index = new Map(build.entries.map((entry) => [addressOf(entry), entry]));
  const shells = build.shells.map(([pattern, shell]) => [new RegExp(pattern), shell] as const);

  const shellOf = (path: string): string => {
    const match = shells.find(([pattern]) => pattern.test(path));
    return match === undefined ? path : path.replace(match[0], match[1]);
  };

  return (request, language) => {
    if (request.method !== 'GET' || request.url.origin !== scope) return { kind: 'pass' };
    const path = trimmed(request.url.pathname);
    if (SERVER_PATHS.test(path)) return { kind: 'pass' };

    const file = index.get(addressOf({ kind: 'file', path }));
    if (file !== undefined) return { kind: 'precached', entry: file };
    if (path.startsWith(STATIC_FILES)) return { kind: 'late-file' };

    if (/^\/(pictures|icons)\//.test(path)) return { kind: 'picture' };

    const router = request.header(ROUTER_HEADERS.payload) === '1';
    if (!router && request.mode !== 'navigate') return { kind: 'pass' };
    if (localeOf(path) === undefined) {
      const to = `/${language}${path === '/' ? '' : path}`;
      if (router) return { kind: 'pass' };
      const isPrecached = index.has(addressOf({ kind: 'html', path: shellOf(to) }));
      const target = `${to}${request.url.search}`;
      return isPrecached
        ? { kind: 'redirect', to: target }
        : { kind: 'server-redirect', otherwise: target };
    }
    const shell = shellOf(path);
    const entry = index.get(addressOf({ kind: router ? 'rsc' : 'html', path: shell }));
    if (!router)
      return entry === undefined
        ? { kind: 'page', language: localeOf(path) ?? language, key: shell }
        : { kind: 'precached', entry };
    const segment = request.header(ROUTER_HEADERS.segment);
    if (entry === undefined) return { kind: 'payload', key: payloadKey(shell, segment) };
    return segment === null ? { kind: 'precached', entry } : { kind: 'no-segment' };
  };
};
