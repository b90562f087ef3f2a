import { customers, type MatrixRow, only } from './row.ts';

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
  { operation: 'priceDesk', document: '{ priceDesk { at } }', verdicts: only(['staff', 'admin']) },
  {
    operation: 'planPrice',
    document: `mutation { planPrice(id: "pch_01hzzzzzzzzzzzzzzzzzzzzzzz", slug: "none", battery: "none", vehicle: 1,
      startsAt: "2026-12-01T00:00:00.000Z", reason: "A new price") { success } }`,
    verdicts: only(['admin']),
  },
  {
    operation: 'endPrice',
    document:
      'mutation { endPrice(id: "pch_none", reason: "No longer true", expectedVersion: 1) { success } }',
    verdicts: only(['admin']),
  },
  {
    operation: 'settingDesk',
    document: '{ settingDesk { at } }',
    verdicts: only(['admin']),
  },
  {
    operation: 'planSetting',
    document: `mutation { planSetting(id: "set_01hzzzzzzzzzzzzzzzzzzzzzzz", name: "BOOKING_FEE", value: 500000,
      startsAt: "2020-12-01T00:00:00.000Z", reason: "Never begins") { success } }`,
    verdicts: only(['admin']),
  },
  {
    operation: 'withdrawSetting',
    document:
      'mutation { withdrawSetting(id: "set_none", reason: "No longer wanted", expectedVersion: 1) { success } }',
    verdicts: only(['admin']),
  },
];
