import { isLocale, type Locale } from '#edge/contract/locale.ts';
import { localeOf } from '#edge/contract/locale-path.ts';
import { preferredLocale } from './preferred-locale.ts';

/** The specification's name, and next-international's beside it; both say the same. */
const COOKIES = ['NEXT_LOCALE', 'Next-Locale'] as const;
const YEAR_SECONDS = 31_536_000;

export interface LanguageRequest {
  readonly pathname: string;
  /** Headers of the request. */
  readonly headers: Pick<Headers, 'get'>;
  /** Cookies may be sent over TLS alone. */
  readonly secure: boolean;
}

export interface LanguageOfVisit {
  /** Of the address, or the one to send the visitor to. */
  readonly locale: Locale;
  readonly isInAddress: boolean;
  /** `Set-Cookie` values that remember it. */
  readonly cookies: readonly string[];
}

const cookieIn = (header: string | null, name: string): string | undefined =>
  header
    ?.split(/;\s*/)
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** A visit, not what a page fetches: that may be answered after the visitor has changed the language. */
const isVisit = (headers: Pick<Headers, 'get'>): boolean =>
  (headers.get('sec-fetch-dest') ?? 'document') === 'document';

/** Which language a request is in, or is to be sent to: the one last read, or the first that the browser asks for. */
export const languageOf = ({ pathname, headers, secure }: LanguageRequest): LanguageOfVisit => {
  const inAddress = localeOf(pathname);
  const sent = headers.get('cookie');
  const chosen = COOKIES.toReversed().map((name) => cookieIn(sent, name));
  const locale =
    inAddress ?? chosen.find(isLocale) ?? preferredLocale(headers.get('accept-language'));
  const remembers = !isVisit(headers) || chosen[0] === locale;
  const attributes = `; Path=/; Max-Age=${YEAR_SECONDS}${secure ? '; Secure' : ''}; SameSite=lax`;
  return {
    locale,
    isInAddress: inAddress !== undefined,
    cookies: remembers ? [] : COOKIES.map((name) => `${name}=${locale}${attributes}`),
  };
};
