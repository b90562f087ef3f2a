import { everyone, type MatrixRow } from './row.ts';

export const rows: readonly MatrixRow[] = [
  {
    operation: 'ExperienceCenter',
    document: '{ ExperienceCenter { id } }',
    verdicts: everyone,
  },
  { operation: 'ecMapList', document: '{ ecMapList { id } }', verdicts: everyone },
  {
    operation: 'getLocationDetail',
    document: '{ getLocationDetail(dealerSlug: "none") { dealerId } }',
    verdicts: everyone,
  },
];
