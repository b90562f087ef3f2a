import { everyone, type MatrixRow } from './row.ts';

export const rows: readonly MatrixRow[] = [
  { operation: 'version', document: '{ version }', verdicts: everyone },
  { operation: 'ping', document: 'mutation { ping }', verdicts: everyone },
];
