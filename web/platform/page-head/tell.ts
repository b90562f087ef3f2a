import { send, type TrustedDocument } from '../graphql/send.ts';
import { isLocale, type Locale } from '../i18n/locales.ts';
import { SHELL_HEADER } from '../service-worker/shell-header.ts';
import { siteOrigin } from '../site.ts';
import type { PageHead } from './page-head.ts';
import { type PageFactsText, withHead } from './with-head.ts';

const PATIENCE_MS = 1_500;

/** Everything a server can say about the one thing a shell is opened for. */
export interface Told {
  readonly head: PageHead;
  /** Path of the picture for social cards. */
  readonly image: string;
  /** schema.org. */
  readonly structured: readonly Readonly<Record<string, unknown>>[];
  readonly facts: PageFactsText;
}

/** Asks the BFF; undefined when it gives no answer in time. */
type Ask = <Data, Variables>(
  endpoint: '/content' | '/graphql',
  document: TrustedDocument<Data, Variables>,
  variables: Variables,
) => Promise<Data | undefined>;

export interface Shell {
  /** The path without its language; its groups are what `tell` is given. */
  readonly page: RegExp;
  /** Path of the shell without its language. */
  readonly shell: string;
  /** Null: there is no such thing. Undefined: nobody could say. */
  readonly tell: (
    locale: Locale,
    parts: readonly string[],
    ask: Ask,
  ) => Promise<Told | null | undefined>;
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const asking =
  (origin: string, signal: AbortSignal): Ask =>
  async (endpoint, document, variables) => {
    const method = endpoint === '/graphql' ? 'POST' : 'GET';
    const to = { endpoint: origin + endpoint, method, fetch } as const;
    const answer = await send(to, document, variables, signal);
    return answer.ok ? answer.data : undefined;
  };

/**
 * The answer to a page that shares its shell with many: the shell with a head, structured data and
 * readable facts of its own; status 404 for what does not exist, where the shell offers the nearest.
 * `undefined` for every other request, and whenever nobody could say: a page must not fail for the
 * sake of its head.
 */
export const tellPage = async (
  request: Request,
  shells: readonly Shell[],
): Promise<Response | undefined> => {
  const { pathname } = new URL(request.url);
  const [, locale = '', ...rest] = pathname.split('/');
  const path = `/${rest.join('/')}`;
  const found = shells.find(({ page }) => page.test(path));
  // The router asks for data under the same address, and Next takes its headers off before this runs.
  const purpose = request.headers.get('sec-fetch-dest') ?? 'document';
  if (found === undefined || !isLocale(locale) || path === found.shell) return undefined;
  if (purpose !== 'document') return undefined;
  const origin = siteOrigin();
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const parts = (found.page.exec(path) ?? []).slice(1).map(decoded);
  const [told, shell] = await Promise.all([
    found.tell(locale, parts, asking(origin, signal)).catch(() => undefined),
    fetch(`${origin}/${locale}${found.shell}`, { headers: { [SHELL_HEADER]: '1' }, signal }).catch(
      () => undefined,
    ),
  ]);
  if (told === undefined || !shell?.ok) return undefined;
  const headers = new Headers(shell.headers);
  // The body was unpacked on the way here, and is not the shell's any more.
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'etag'])
    headers.delete(name);
  if (told === null) {
    headers.set('cache-control', 'no-store');
    headers.set('x-robots-tag', 'noindex');
    return new Response(shell.body, { status: 404, headers });
  }
  const html = await shell.text().catch(() => undefined);
  if (html === undefined) return undefined;
  headers.set('cache-control', 'private, no-cache');
  return new Response(withHead(html, told, locale, origin), { headers });
};
