import { productName } from '#edge/domains/catalog/index.ts';
import type { Reader } from '#edge/graphql/reader.ts';
import { normalise } from './page-name.ts';

type Find = (id: string, read: Reader) => Promise<string | undefined>;

/** Whose name stands for `{name}` in the texts of a page, by the shape of its path. */
const SUBJECTS: readonly [shape: RegExp, find: Find][] = [
  [/^product\/([^/]+)\//, (slug, read) => read(productName(slug))],
];

/** Undefined when the page is about nothing in particular, or about something we do not know. */
export const subjectOf = async (pageName: string, read: Reader): Promise<string | undefined> => {
  const path = normalise(pageName);
  for (const [shape, find] of SUBJECTS) {
    const id = shape.exec(path)?.[1];
    if (id !== undefined) return find(id, read);
  }
  return undefined;
};
