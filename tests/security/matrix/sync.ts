import { customers, everyone, type MatrixRow } from './row.ts';

const of = (scope: string): string => `{ sync(scope: ${scope}) { cursor } }`;

export const rows: readonly MatrixRow[] = [
  { operation: 'sync', document: of('products'), verdicts: everyone },
  { operation: 'sync', document: of('vehicles'), verdicts: customers },
  {
    operation: 'syncChanged',
    document: '{ syncChanged(questions: [{ scope: vehicles }]) { cursor } }',
    verdicts: customers,
  },
];
