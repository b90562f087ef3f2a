import { HEAD_MARK } from './page-head.ts';
import { textOf } from './text-of.ts';

const TITLE = /<title>[^<]*<\/title>/;
const META = /<meta (name|property)="((?:og:|twitter:)?(title|description))" content="[^"]*"\/>/g;

/**
 * A page under another title and description than it was made with, marked so that the browser can
 * take them out again.
 */
export const retitled = (
  html: string,
  texts: { readonly title: string; readonly description: string },
): string =>
  html
    .replace(TITLE, () => `<title ${HEAD_MARK}="">${textOf(texts.title)}</title>`)
    .replace(
      META,
      (_, key, name, what: keyof typeof texts) =>
        `<meta ${key}="${name}" content="${textOf(texts[what])}" ${HEAD_MARK}=""/>`,
    );
