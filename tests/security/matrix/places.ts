import { everyone, type MatrixRow, only } from './row.ts';

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
  {
    operation: 'hoursDesk',
    document: '{ hoursDesk { version } }',
    verdicts: only(['staff', 'admin']),
  },
  {
    operation: 'hoursPreview',
    document:
      '{ hoursPreview(dealerSlug: "aec-scbd", kind: SALES, always: true, week: [], exceptions: []) }',
    verdicts: only(['staff', 'admin']),
  },
  {
    operation: 'setPlaceHours',
    document: `mutation { setPlaceHours(dealerSlug: "nowhere", kind: SALES, always: true, week: [], exceptions: [],
      reason: "Open day and night", expectedVersion: 1) { success } }`,
    verdicts: only(['staff', 'admin']),
  },
];
