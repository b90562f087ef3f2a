import { DEFAULT_MARK, HEAD_MARK } from './page-head.ts';
import { textOf } from './text-of.ts';

const MARK = `${HEAD_MARK}="${DEFAULT_MARK}"`;

const DEFAULTS = new RegExp(`<title ${MARK}>[^<]*</title>|<meta [^>]*${MARK}/>`, 'g');

/** A page without a title with the product's own; every other page as it is. */
export const withDefaultHead = (html: string, title: string, description: string): string =>
  html.includes('<title')
    ? html
    : html.replace(
        '</head>',
        () =>
          `<title ${MARK}>${textOf(title)}</title>` +
          `<meta name="description" content="${textOf(description)}" ${MARK}/></head>`,
      );

export const withoutDefaultHead = (html: string): string => html.replace(DEFAULTS, '');
