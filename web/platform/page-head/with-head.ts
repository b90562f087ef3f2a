import type { Locale } from '#edge/contract/locale.ts';
import { withoutDefaultHead } from './default-head.ts';
import {
  HEAD_MARK,
  type HeadElement,
  headElements,
  type PageFactsText,
  type RecordPage,
} from './page-head.ts';
import { textOf } from './text-of.ts';

const attributesOf = (attributes: readonly (readonly [string, string])[]): string =>
  attributes.map(([key, value]) => ` ${key}="${textOf(value)}"`).join('');

/** `<` is escaped so that no text can close the block. */
const structured = (data: Readonly<Record<string, unknown>>): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');

const factsOf = ({ name, outline, about, rows }: PageFactsText): string =>
  `<h1 class="text-4xl">${textOf(name)}</h1>` +
  `<h2 class="sr-only">${textOf(outline.h2)}</h2><h3 class="sr-only">${textOf(outline.h3)}</h3>` +
  `<p class="mt-4 max-w-text text-muted">${textOf(about)}</p><dl class="mt-6">` +
  rows.map(([label, value]) => `<dt>${textOf(label)}</dt><dd>${textOf(value)}</dd>`).join('') +
  '</dl>';

const picturesOf = (picture: string): HeadElement[] =>
  (
    [
      ['property', 'og:image'],
      ['name', 'twitter:image'],
    ] as const
  ).map(([key, name]) => [
    'meta',
    [
      [key, name],
      ['content', picture],
    ],
  ]);

const PLACE = '<div data-page-facts=""></div>';

/** The shell's text for what is not there any more: its title, and what those read who run no script. */
export const withGone = (
  html: string,
  { title, text }: { readonly title: string; readonly text: string },
): string =>
  withoutDefaultHead(html)
    .replace('</head>', () => `<title ${HEAD_MARK}="">${textOf(`${title} | ALVA`)}</title></head>`)
    .replace(
      PLACE,
      () =>
        `<div data-page-facts=""><h1 class="text-4xl">${textOf(title)}</h1>` +
        `<p class="mt-4 max-w-text text-muted">${textOf(text)}</p></div>`,
    );

/** The shell's text with what is told about the thing it is opened for. */
export const withHead = (
  html: string,
  page: RecordPage,
  locale: Locale,
  origin: string,
): string => {
  const elements = [
    ...headElements(page.head, locale, origin),
    ...(page.image === null ? [] : picturesOf(origin + page.image)),
  ];
  const head = [
    `<title ${HEAD_MARK}="">${textOf(page.head.title)}</title>`,
    ...elements.map(
      ([name, attributes]) => `<${name}${attributesOf(attributes)} ${HEAD_MARK}=""/>`,
    ),
    ...page.structured.map(
      (data) => `<script type="application/ld+json" ${HEAD_MARK}="">${structured(data)}</script>`,
    ),
  ].join('');
  return withoutDefaultHead(html)
    .replace('</head>', () => `${head}</head>`)
    .replace(PLACE, () => `<div data-page-facts="">${factsOf(page.facts)}</div>`);
};
