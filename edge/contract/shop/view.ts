import { inLocale, type Locale, textsOf } from '#edge/contract/locale.ts';
import type { PartRecord } from './part-record.ts';

/** A part in one language, in the list and on its page. BFF and device answer with this same function. */
export const partView = (part: PartRecord, locale: Locale) => ({
  id: part.id,
  code: part.code,
  name: inLocale(part.name, locale),
  names: textsOf(part.name),
  price: part.price,
  priceList: part.priceList,
  category: part.category,
  company: part.company,
  rowNumber: part.rowNumber,
  productName: part.productName,
  productSlugs: part.productSlugs,
  imgUrl: part.imgUrls[0] ?? null,
  imgUrls: part.imgUrls,
  productDescription: inLocale(part.description, locale),
  isShowButton: part.isShowButton,
});

export type PartView = ReturnType<typeof partView>;
