import { everyone, type MatrixRow } from './row.ts';

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
];
