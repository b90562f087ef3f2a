import { partPath } from '#edge/contract/shop/part-address.ts';
import type { Fields } from './find.ts';

export type SearchGroup =
  | 'motorcycles'
  | 'charging'
  | 'centres'
  | 'goods'
  | 'parts'
  | 'help'
  | 'pages';

/** Something that can be found, as the prebuilt index of a language has it. */
export interface SearchEntry {
  readonly group: SearchGroup;
  readonly title: string;
  /** Second line: a price, a city, a topic, the number of a part. */
  readonly hint: string;
  /** Path without language; none for a part, whose address follows from name and number. */
  readonly href?: string;
  /** What else it is found by. */
  readonly text?: string;
  /** Slugs of the models a part or a thing of the shop fits; none for what fits a person. */
  readonly fits?: readonly string[];
}

export const hrefOf = ({ href, title, hint }: SearchEntry): string =>
  href ?? partPath({ name: title, code: hint });

/** `alva-cervo-boost-charge` → `cervo-boost`: every model is ALVA's, and whoever looks for a charger means no model. */
const modelOf = (slug: string): string => slug.replace(/^alva-|-charge$/g, '');

/** What a thing fits is what it is found by, too: `brake pad cervo`. */
export const fieldsOf = ({ title, hint, text = '', fits = [] }: SearchEntry): Fields => [
  title,
  hint,
  [text, ...fits.map(modelOf)].join(' '),
];

/** Whether something is for one of these models; what fits a person is for every one. */
export const isFor = ({ fits }: SearchEntry, models: readonly string[]): boolean =>
  fits === undefined || fits.some((model) => models.includes(model));

const SHOWN_OF_A_GROUP = 4;

export interface ResultGroup {
  readonly group: SearchGroup;
  readonly entries: readonly SearchEntry[];
  readonly total: number;
}

/** Results by group, the group with the best one first, a few of each. */
export const grouped = (matches: readonly SearchEntry[]): ResultGroup[] => {
  const groups = new Map<SearchGroup, SearchEntry[]>();
  for (const entry of matches) groups.set(entry.group, [...(groups.get(entry.group) ?? []), entry]);
  return [...groups].map(([group, entries]) => ({
    group,
    entries: entries.slice(0, SHOWN_OF_A_GROUP),
    total: entries.length,
  }));
};
