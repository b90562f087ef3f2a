import { isLocale, type Locale } from '#edge/contract/locale.ts';
import { forVisitor } from '#web/platform/graphql/for-visitor.ts';
import { send, type TrustedDocument } from '#web/platform/graphql/send.ts';
import type { RecordPage } from './page-head.ts';
import { PATIENCE_MS, type ServerWords, type Site } from './site.ts';
import { withGone, withHead } from './with-head.ts';

/** Asks the BFF; undefined when it gives no answer in time. */
export type Ask = <Data, Variables>(
  endpoint: '/content' | '/graphql',
  document: TrustedDocument<Data, Variables>,
  variables: Variables,
) => Promise<Data | undefined>;

/** What a shell is opened with. */
export interface Opening {
  readonly locale: Locale;
  /** Of the site, for addresses. */
  readonly origin: string;
  readonly words: ServerWords;
  readonly ask: Ask;
}

/** What is not there any more, and what is said of it. */
export interface GoneRecord {
  readonly status: 404 | 410;
  readonly title: string;
  readonly text: string;
}

export interface Shell {
  /** The path without its language; its groups are the `parts` that `load` is given. */
  readonly page: RegExp;
  /** Path of the shell without its language. */
  readonly shell: string;
  /** Search engines keep out, and nobody keeps a copy: it may be taken back, with somebody's number in it. */
  readonly isUnlisted?: boolean;
  /** Null: there is no such thing. Undefined: nobody could say. */
  readonly load: (
    opening: Opening,
    parts: readonly string[],
  ) => Promise<RecordPage | GoneRecord | null | undefined>;
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
  ({ origin, bff }: Site, visit: Pick<Headers, 'get'>, signal: AbortSignal): Ask =>
  async (endpoint, document, variables) => {
    const method = endpoint === '/graphql' ? 'POST' : 'GET';
    const to = {
      endpoint: origin + endpoint,
      method,
      fetch: async (question: Request) => bff(await forVisitor(question, visit)),
    } as const;
    const answer = await send(to, document, variables, signal);
    return answer.ok ? answer.data : undefined;
  };

const UNLISTED = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' } as const;

const answered = (status: number, shell: Response, body: BodyInit | null, unlisted: boolean) => {
  const headers = new Headers(shell.headers);
  headers.set('cache-control', 'private, no-cache');
  for (const [name, value] of unlisted ? Object.entries(UNLISTED) : []) headers.set(name, value);
  return new Response(body, { status, headers });
};

/**
 * The answer to a page that shares its shell with many: the shell with a head, structured data and
 * readable facts of its own; status 404 for what does not exist, where the shell offers the nearest.
 * `undefined` for every other request, and whenever nobody could say: a page must not fail for the
 * sake of its head.
 */
export const renderRecordPage = async (
  request: Request,
  site: Site,
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
  const { origin } = site;
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const parts = (match.page.exec(path) ?? []).slice(1).map(decoded);
  const ask = askFor(site, request.headers, signal);
  const [page, shell] = await Promise.all([
    site
      .words(locale)
      .then((words) => match.load({ locale, origin, words, ask }, parts))
      .catch(() => undefined),
    site.page(`/${locale}${match.shell}`, signal).catch(() => undefined),
  ]);
  if (page === undefined || !shell?.ok) return undefined;
  if (page === null) return answered(404, shell, shell.body, true);
  const html = await shell.text().catch(() => undefined);
  if (html === undefined) return undefined;
  if ('status' in page) return answered(page.status, shell, withGone(html, page), true);
  const { isUnlisted = false } = match;
  return answered(200, shell, withHead(html, page, locale, origin), isUnlisted);
};
