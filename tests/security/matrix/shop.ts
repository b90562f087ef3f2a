import { everyone, type MatrixRow, only } from './row.ts';

export const rows: readonly MatrixRow[] = [
  {
    operation: 'getPriceListSparePart',
    document: '{ getPriceListSparePart { totalRow } }',
    verdicts: everyone,
  },
  {
    operation: 'getSparePartDetail',
    document: '{ getSparePartDetail(productCode: "none") { id } }',
    verdicts: everyone,
  },
  {
    operation: 'insertQueryLogs',
    document: 'mutation { insertQueryLogs(keyword: "rem", type: SPARE_PART) { success } }',
    verdicts: everyone,
  },
  {
    operation: 'goodsStock',
    document: '{ goodsStock(locale: en) { totalItems } }',
    verdicts: only(['staff', 'admin']),
  },
  {
    operation: 'goodsCountPreview',
    document: '{ goodsCountPreview(rows: [], locale: en) { onHand } }',
    verdicts: only(['staff', 'admin']),
  },
  {
    operation: 'countGoods',
    document: `mutation { countGoods(counts: [{ variantId: "none", dealerSlug: "nowhere", onHand: 1, expected: 0 }],
      reason: "Just to see") { success } }`,
    verdicts: only(['staff', 'admin']),
  },
];
