import { byLocale, type Locale } from '#edge/contract/locale.ts';
import { partPath } from '#edge/contract/shop/part-address.ts';
import type { SparePartDetailQuery } from '#web/platform/graphql/generated/main.ts';
import type { PageHead } from '#web/platform/page-head/page-head.ts';

/** One address for each language: the name in it is the part's name in that language. */
export const partHead = (
  answer: SparePartDetailQuery | undefined,
  meta: Pick<PageHead, 'title' | 'description'> | null,
): PageHead | null => {
  const part = answer?.getSparePartDetail;
  if (!answer || !part || meta === null) return null;
  const nameIn = (language: Locale): string =>
    part.names.find(({ locale }) => locale === language)?.text ?? part.name;
  const { title, description } = meta;
  const paths = byLocale((language) => partPath({ name: nameIn(language), code: part.code }));
  return { title, description, paths };
};
