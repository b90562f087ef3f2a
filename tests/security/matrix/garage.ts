import { customers, type MatrixRow } from './row.ts';

export const rows: readonly MatrixRow[] = [
  {
    operation: 'evList',
    document: '{ evList { pagination { totalRecord } } }',
    verdicts: customers,
  },
];
