import { customers, type MatrixRow } from './row.ts';

export const rows: readonly MatrixRow[] = [
  {
    operation: 'savedConfigurations',
    document: '{ savedConfigurations { id } }',
    verdicts: customers,
  },
  {
    operation: 'saveConfiguration',
    document: `mutation { saveConfiguration(input: {id: "none", slug: "alva-one", name: "x", total: 1,
      savedAt: "2026-11-20T00:00:00Z", choice: {color: "a", battery: "b", area: "31",
      delivery: PICKUP_AT_DEALER}}) { success } }`,
    verdicts: customers,
  },
  {
    operation: 'removeSavedConfiguration',
    document: 'mutation { removeSavedConfiguration(id: "none") { success } }',
    verdicts: customers,
  },
];
