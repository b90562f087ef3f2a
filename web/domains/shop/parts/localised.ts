import type { PartRecord } from '#edge/contract/shop/part-record.ts';
import type { SparePartDetailQuery } from '../../../platform/graphql/generated/main.ts';
import type { Locale } from '../../../platform/i18n/locales.ts';

export type PartDetail = NonNullable<SparePartDetailQuery['getSparePartDetail']>;

/** A record of the device as the BFF would answer it. */
export const localised = (record: PartRecord, locale: Locale): PartDetail => ({
  id: record.id,
  code: record.code,
  name: record.name[locale],
  price: record.price,
  priceList: record.priceList,
  category: record.category,
  company: record.company,
  productName: record.productName,
  productSlugs: record.productSlugs,
  imgUrl: record.imgUrls[0] ?? null,
  imgUrls: record.imgUrls,
  productDescription: record.description[locale],
  isShowButton: record.isShowButton,
});
