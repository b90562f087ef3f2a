import type { PartRecord } from '#edge/contract/shop/part-record.ts';
import type { LoadChanged } from '#edge/graphql/changed.ts';
import { changedParts, type PartRow } from './spare-part.sql.ts';

const recordOf = (row: PartRow): PartRecord => ({
  id: row.id,
  code: row.code,
  rowNumber: row.rowNumber,
  category: row.category,
  name: { en: row.nameEn, id: row.nameId },
  description: { en: row.descriptionEn, id: row.descriptionId },
  productSlugs: row.fits,
  productName: row.productName,
  company: row.company,
  price: row.priceIdr,
  priceList: row.priceListIdr,
  imgUrls: row.imgUrls,
  isShowButton: row.isShowButton,
});

export const loadChangedParts: LoadChanged<PartRecord> = async (page, { read }) => {
  const rows = await read(changedParts(page));
  return new Map(rows.map((row) => [row.id, recordOf(row)]));
};
