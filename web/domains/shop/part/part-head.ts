import { partPath } from '#edge/contract/shop/part-address.ts';
import type { SparePartDetailQuery } from '../../../platform/graphql/generated/main.ts';
import type { PageHead } from '../../../platform/page-head/page-head.ts';

/** One address for each language: the name in it is the part's name in that language. */
export const partHead = (
  answer: SparePartDetailQuery | undefined,
  meta: Pick<PageHead, 'title' | 'description'> | null,
): PageHead | null => {
  const part = answer?.getSparePartDetail;
  if (!answer || !part || meta === null) return null;
  const pathIn = (language: 'en' | 'id'): string =>
    partPath({ name: answer[language]?.name ?? part.name, code: part.code });
  const { title, description } = meta;
  return { title, description, paths: { en: pathIn('en'), id: pathIn('id') } };
};
