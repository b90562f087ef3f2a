import { addressOf, type Build, type Entry } from './entry.ts';

/** What the worker does with a request. */
export type Decision =
  | { readonly kind: 'pass' }
  | { readonly kind: 'precached'; readonly entry: Entry }
  /** A product picture: kept once it was seen. */
  | { readonly kind: 'picture' }
  /** A file of an older build that an open tab may still want. */
  | { readonly kind: 'older-file' }
  | { readonly kind: 'redirect'; readonly to: string }
  /** A page that is not on the device: the network, else the offline page. */
  | { readonly kind: 'page'; readonly offline: string };

export interface Asked {
  readonly method: string;
  readonly mode: string;
  readonly url: URL;
  readonly header: (name: string) => string | null;
}

const LOCALE = /^\/(en|id)(?=\/|$)/;
const SERVER_PATHS = /^\/(api|graphql|content|files)(\/|$)/;

const trimmed = (path: string): string => (path.length > 1 ? path.replace(/\/$/, '') : path);

/** Decides without touching cache or network, so that it can be tested as a table. */
export const createMatcher = (build: Build, scope: string) => {
  const index = new Map(build.entries.map((entry) => [addressOf(entry), entry]));
  const shells = build.shells.map(([pattern, shell]) => [new RegExp(pattern), shell] as const);

  const shellOf = (path: string): string => {
    const found = shells.find(([pattern]) => pattern.test(path));
    return found === undefined ? path : path.replace(found[0], found[1]);
  };

  /** `language` serves addresses without one, as the server's redirect would. */
  return (asked: Asked, language: string): Decision => {
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
      const known = index.has(addressOf({ kind: 'html', path: shellOf(to) }));
      return known && !router
        ? { kind: 'redirect', to: `${to}${asked.url.search}` }
        : { kind: 'pass' };
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
      ? { kind: 'pass' }
      : { kind: 'page', offline: `/${LOCALE.exec(path)?.[1] ?? language}/offline` };
  };
};
