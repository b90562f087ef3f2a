import { isLocale, type Locale } from '#edge/contract/locale.ts';
import { forVisitor } from '#web/platform/graphql/for-visitor.ts';
import { send, type TrustedDocument } from '#web/platform/graphql/send.ts';
import { SHELL_HEADER } from '#web/platform/service-worker/shell-header.ts';
import { siteOrigin } from '#web/platform/site.ts';
import type { RecordPage } from './page-head.ts';
import { unpackedHeaders } from './unpacked-headers.ts';
import { withHead } from './with-head.ts';

const PATIENCE_MS = 1_500;

/** Asks the BFF; undefined when it gives no answer in time. */
type Ask = <Data, Variables>(
  endpoint: '/content' | '/graphql',
  document: TrustedDocument<Data, Variables>,
  variables: Variables,
) => Promise<Data | undefined>;

export interface Shell {
  /** The path without its language; its groups are the `parts` that `load` is given. */
  readonly page: RegExp;
  /** Path of the shell without its language. */
  readonly shell: string;
  /** Null: there is no such thing. Undefined: nobody could say. */
  readonly load: (
    locale: Locale,
    parts: readonly string[],
    ask: Ask,
  ) => Promise<RecordPage | null | undefined>;
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Asks in the name of that visit. */
export const askFor =
  (origin: string, visit: Headers, signal: AbortSignal): Ask =>
  async (endpoint, document, variables) => {
    const method = endpoint === '/graphql' ? 'POST' : 'GET';
    const to = {
      endpoint: origin + endpoint,
      method,
      fetch: async (question: Request) => fetch(await forVisitor(question, visit)),
    } as const;
    const answer = await send(to, document, variables, signal);
    return answer.ok ? answer.data : undefined;
  };

/**
 * The answer to a page that shares its shell with many: the shell with a head, structured data and
 * readable facts of its own; status 404 for what does not exist, where the shell offers the nearest.
 * `undefined` for every other request, and whenever nobody could say: a page must not fail for the
 * sake of its head.
 */
export const renderRecordPage = async (
  request: Request,
  shells: readonly Shell[],
): Promise<Response | undefined> => {
  const { pathname } = new URL(request.url);
  const [, locale = '', ...rest] = pathname.split('/');
  const path = `/${rest.join('/')}`;
  const match = shells.find(({ page }) => page.test(path));
  // The router asks for data under the same address, and Next takes its headers off before this runs.
  const purpose = request.headers.get('sec-fetch-dest') ?? 'document';
  if (match === undefined || !isLocale(locale) || path === match.shell) return undefined;
  if (purpose !== 'document') return undefined;
  const origin = siteOrigin();
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const parts = (match.page.exec(path) ?? []).slice(1).map(decoded);
  const [page, shell] = await Promise.all([
    match.load(locale, parts, askFor(origin, request.headers, signal)).catch(() => undefined),
    fetch(`${origin}/${locale}${match.shell}`, { headers: { [SHELL_HEADER]: '1' }, signal }).catch(
      () => undefined,
    ),
  ]);
  if (page === undefined || !shell?.ok) return undefined;
  const headers = unpackedHeaders(shell);
  if (page === null) {
    headers.set('cache-control', 'no-store');
    headers.set('x-robots-tag', 'noindex');
    return new Response(shell.body, { status: 404, headers });
  }
  const html = await shell.text().catch(() => undefined);
  if (html === undefined) return undefined;
  headers.set('cache-control', 'private, no-cache');
  return new Response(withHead(html, page, locale, origin), { headers });
};
