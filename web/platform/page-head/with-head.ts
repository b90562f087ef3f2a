import type { Locale } from '#edge/contract/locale.ts';
import { HEAD_MARK, headElements, type PageFactsText, type RecordPage } from './page-head.ts';

const ESCAPED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const text = (value: string): string => value.replace(/[&<>"']/g, (each) => ESCAPED[each] ?? '');

const attributesOf = (attributes: readonly (readonly [string, string])[]): string =>
  attributes.map(([key, value]) => ` ${key}="${text(value)}"`).join('');

/** `<` is escaped so that no text can close the block. */
const structured = (data: Readonly<Record<string, unknown>>): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');

const factsOf = ({ name, about, rows }: PageFactsText): string =>
  `<h1 class="text-4xl">${text(name)}</h1>` +
  `<p class="mt-4 max-w-text text-muted">${text(about)}</p><dl class="mt-6">` +
  rows.map(([label, value]) => `<dt>${text(label)}</dt><dd>${text(value)}</dd>`).join('') +
  '</dl>';

const PLACE = '<div data-page-facts=""></div>';

/** The shell's text with what is told about the thing it is opened for. */
export const withHead = (
  html: string,
  page: RecordPage,
  locale: Locale,
  origin: string,
): string => {
  const picture = origin + page.image;
  const elements = [
    ...headElements(page.head, locale, origin),
    ...(
      [
        ['property', 'og:image'],
        ['name', 'twitter:image'],
      ] as const
    ).map(
      ([key, name]) =>
        [
          'meta',
          [
            [key, name],
            ['content', picture],
          ],
        ] as const,
    ),
  ];
  const head = [
    `<title ${HEAD_MARK}="">${text(page.head.title)}</title>`,
    ...elements.map(
      ([name, attributes]) => `<${name}${attributesOf(attributes)} ${HEAD_MARK}=""/>`,
    ),
    ...page.structured.map(
      (data) => `<script type="application/ld+json" ${HEAD_MARK}="">${structured(data)}</script>`,
    ),
  ].join('');
  return html
    .replace('</head>', () => `${head}</head>`)
    .replace(PLACE, () => `<div data-page-facts="">${factsOf(page.facts)}</div>`);
};
