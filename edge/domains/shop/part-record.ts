import type { PartRecord } from '#edge/contract/shop/part-record.ts';
import { provideRecords } from '#edge/graphql/provide-records.ts';
import { changedParts, type PartRow } from './spare-part.sql.ts';

/** A part as devices have it, and as every view of it is made. */
export const partRecordOf = (row: PartRow): PartRecord => ({
  id: row.id,
  code: row.code,
  rowNumber: row.rowNumber,
  category: row.category,
  name: row.name,
  description: row.description,
  productSlugs: row.fits,
  productName: row.productName,
  company: row.company,
  price: row.priceIdr,
  priceList: row.priceListIdr,
  imgUrls: row.imgUrls,
  isShowButton: row.isShowButton,
});

provideRecords('parts', async (page, { read }) => {
  const rows = await read(changedParts(page));
  return new Map(rows.map((row) => [row.id, partRecordOf(row)]));
});
