import { DEFAULT_LOCALE, LOCALES, type Locale } from '#edge/contract/locale.ts';

/** What the head of a page says that is written for one thing: a part, a centre, a charger. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** Path of the page in each language, without the language. */
  readonly paths: Readonly<Record<Locale, string>>;
}

/** What somebody reads who runs no script. */
export interface PageFactsText {
  readonly name: string;
  /** Follows the name in the outline, for screen readers and search engines. */
  readonly outline: { readonly h2: string; readonly h3: string };
  readonly about: string;
  /** Label and value. */
  readonly rows: readonly (readonly [string, string])[];
}

/** What the server adds to a shell for the record it is opened for. */
export interface RecordPage {
  readonly head: PageHead;
  /** Path of the picture for social cards; null without one. */
  readonly image: string | null;
  /** schema.org. */
  readonly structured: readonly Readonly<Record<string, unknown>>[];
  readonly facts: PageFactsText;
}

/** An element of the head: its name, and its attributes in order. */
export type HeadElement = readonly [
  name: 'meta' | 'link',
  attributes: readonly (readonly [string, string])[],
];

/** Marks what a page wrote into the head, so that the next page can take it out again. */
export const HEAD_MARK = 'data-page-head';

/** What the mark says where nothing is known yet of the thing that a shell is opened for. */
export const DEFAULT_MARK = 'default';

const addressOf = (origin: string, { paths }: PageHead, locale: Locale): string =>
  `${origin}/${locale}${paths[locale]}`;

/** Everything but the title. The server writes it as text, the browser as elements. */
export const headElements = (head: PageHead, locale: Locale, origin: string): HeadElement[] => {
  const address = addressOf(origin, head, locale);
  const alternate = (language: string, href: string): HeadElement => [
    'link',
    [
      ['rel', 'alternate'],
      ['hreflang', language],
      ['href', href],
    ],
  ];
  const meta = (key: 'name' | 'property', name: string, content: string): HeadElement => [
    'meta',
    [
      [key, name],
      ['content', content],
    ],
  ];
  return [
    meta('name', 'description', head.description),
    [
      'link',
      [
        ['rel', 'canonical'],
        ['href', address],
      ],
    ],
    ...LOCALES.map((each) => alternate(each, addressOf(origin, head, each))),
    alternate('x-default', origin + head.paths[DEFAULT_LOCALE]),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', 'ALVA'),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:url', address),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:title', head.title),
    meta('name', 'twitter:description', head.description),
  ];
};
