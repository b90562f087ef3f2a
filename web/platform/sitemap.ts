import { DEFAULT_LOCALE, LOCALES, type Locale } from '#edge/contract/locale.ts';
import { pageUrl } from './page-url.ts';
import { siteOrigin } from './site.ts';

/** Page name in each language. */
export type NameIn = (locale: Locale) => string;

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const ESCAPED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

const text = (value: string): string => value.replace(/[&<>"']/g, (each) => ESCAPED[each] ?? '');

/** A page in every language, each naming all of them and the address that chooses. */
const urlsOf = (nameIn: NameIn): string => {
  const urls = LOCALES.map((each) => [each, pageUrl(nameIn(each), each)] as const);
  const alternates = [...urls, ['x-default', pageUrl(nameIn(DEFAULT_LOCALE))] as const]
    .map(([lang, url]) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${text(url)}"/>`)
    .join('');
  return urls.map(([, url]) => `<url><loc>${text(url)}</loc>${alternates}</url>\n`).join('');
};

const xml = (body: string, headers: HeadersInit = {}): Response =>
  new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`, {
    headers: { 'content-type': 'application/xml; charset=utf-8', ...headers },
  });

export const sitemapOf = (pages: readonly NameIn[], headers?: HeadersInit): Response =>
  xml(
    `<urlset xmlns="${NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${pages.map(urlsOf).join('')}</urlset>`,
    headers,
  );

/** @param files names at the root: a sitemap speaks only for addresses below its own */
export const sitemapIndexOf = (files: readonly string[], headers?: HeadersInit): Response =>
  xml(
    `<sitemapindex xmlns="${NAMESPACE}">\n${files
      .map((file) => `<sitemap><loc>${text(`${siteOrigin()}/${file}`)}</loc></sitemap>\n`)
      .join('')}</sitemapindex>`,
    headers,
  );

/** Chargers come and go without a build. */
export const LIVE_SITEMAP = { 'cache-control': 'public, max-age=3600' } as const;

/** Crawlers keep what they have and come again. */
export const noSitemapNow = (): Response =>
  new Response(null, { status: 503, headers: { 'retry-after': '600' } });
