import type { Locale } from '#edge/contract/locale.ts';
import { productName } from '#edge/domains/catalog/index.ts';
import { placeBySlug } from '#edge/domains/places/index.ts';
import { itemName, partName } from '#edge/domains/shop/index.ts';
import { stationName } from '#edge/domains/stations/index.ts';
import type { Reader } from '#edge/graphql/reader.ts';
import { pageTitle } from './page.sql.ts';
import { normalise } from './page-name.ts';

type Find = (id: string, read: Reader, locale: Locale) => Promise<string | undefined>;

const itemOf =
  (kind: Parameters<typeof itemName>[0]): Find =>
  (slug, read, locale) =>
    read(itemName(kind, slug, locale));

const titleOf =
  (folder: string): Find =>
  async (id, read, locale) =>
    (await read(pageTitle({ name: `${folder}/${id}`, locale })))[0]?.title;

/** Whose name stands for `{name}` in the texts of a page, by the shape of its path. */
const SUBJECTS: readonly [shape: RegExp, find: Find][] = [
  [/^product\/([^/]+)/, (slug, read) => read(productName(slug))],
  [/^charging-station\/([^/]+)$/, (key, read) => read(stationName(key))],
  [/^experience-center\/([^/]+)$/, async (slug, read) => (await read(placeBySlug(slug)))?.location],
  [/^shop\/spare-parts\/[^/]+\/([^/]+)$/, (code, read, locale) => read(partName(code, locale))],
  [/^shop\/accessories\/([^/]+)$/, itemOf('accessory')],
  [/^shop\/apparel\/([^/]+)$/, itemOf('apparel')],
  [/^shop\/battery\/([^/]+)$/, itemOf('battery')],
  [/^support\/([^/]+(?:\/[^/]+)?)$/, titleOf('help')],
  [/^whats-new\/([^/]+)$/, titleOf('posts')],
  [/^promo\/([^/]+)$/, titleOf('promos')],
];

/** Undefined when the page is about nothing in particular, or about something we do not know. */
export const subjectOf = async (
  pageName: string,
  locale: Locale,
  read: Reader,
): Promise<string | undefined> => {
  const path = normalise(pageName);
  for (const [shape, find] of SUBJECTS) {
    const id = shape.exec(path)?.[1];
    if (id !== undefined) return find(id, read, locale);
  }
  return undefined;
};
