import { customers, everyone, type MatrixRow, only } from './row.ts';

export const rows: readonly MatrixRow[] = [
  {
    operation: 'evList',
    document: '{ evList { pagination { totalRecord } } }',
    verdicts: customers,
  },
  {
    operation: 'checkBatteryAuthenticity',
    document: '{ checkBatteryAuthenticity(key: "AB60-45-2023-0009411") { status } }',
    verdicts: everyone,
  },
  {
    operation: 'getBatteryDetails',
    document: '{ getBatteryDetails(vin: "X", batteryNumber: "Y") { timestamp } }',
    verdicts: everyone,
  },
  {
    operation: 'roadsidePackages',
    document: '{ roadsidePackages { id } }',
    verdicts: everyone,
  },
  {
    operation: 'serviceSlots',
    document: '{ serviceSlots(dealerSlug: "aec-scbd", day: "2026-12-01") { free } }',
    verdicts: everyone,
  },
  // Whose motorcycle it is shows in the answer: tests/api/garage.
  {
    operation: 'insertSubscription',
    document:
      'mutation { insertSubscription(param: { id: "x", vin: "X", packageId: "x" }) { success } }',
    verdicts: customers,
  },
  {
    operation: 'requestRoadsideAssistance',
    document: `mutation { requestRoadsideAssistance(param: {
      id: "x", vin: "X", kind: OTHER, askedAt: "2026-11-01T00:00:00.000Z" }) { success } }`,
    verdicts: customers,
  },
  {
    operation: 'roadsideAssistanceList',
    document: '{ roadsideAssistanceList { id } }',
    verdicts: customers,
  },
  {
    operation: 'roadsideAssistanceCalls',
    document: '{ roadsideAssistanceCalls { pagination { totalRecord } } }',
    verdicts: only(['staff', 'admin']),
  },
  {
    operation: 'roadsideSubscriptionList',
    document: '{ roadsideSubscriptionList { pagination { totalRecord } } }',
    verdicts: only(['staff', 'admin']),
  },
  ...['accept', 'depart'].map((move) => ({
    operation: `${move}RoadsideAssistance`,
    document: `mutation { ${move}RoadsideAssistance(id: "x") { success } }`,
    verdicts: only(['staff', 'admin']),
  })),
  {
    operation: 'completeRoadsideAssistance',
    document: 'mutation { completeRoadsideAssistance(id: "x", note: "y") { success } }',
    verdicts: only(['staff', 'admin']),
  },
  {
    operation: 'bookService',
    document: `mutation { bookService(param: { id: "x", vin: "X", dealerSlug: "x", kind: PERIODIC,
      slotAt: "2026-12-01T03:00:00.000Z" }) { success } }`,
    verdicts: customers,
  },
  {
    operation: 'cancelServiceBooking',
    document: 'mutation { cancelServiceBooking(id: "x") { success } }',
    verdicts: customers,
  },
  {
    operation: 'rescheduleServiceBooking',
    document: `mutation { rescheduleServiceBooking(id: "x", slotAt: "2026-12-01T03:00:00.000Z") { success } }`,
    verdicts: customers,
  },
  {
    operation: 'leaderboard',
    document: '{ leaderboard(leaderboardType: TRIP) { rank } }',
    verdicts: everyone,
  },
  {
    operation: 'setLeaderboardName',
    document: 'mutation { setLeaderboardName(vin: "X", named: true) { success } }',
    verdicts: customers,
  },
  {
    operation: 'serviceDesk',
    document: '{ serviceDesk(dealerSlug: "aec-scbd", day: "2026-12-01", queue: ALL) { id } }',
    verdicts: only(['staff', 'admin']),
  },
  {
    operation: 'moveAppointment',
    document:
      'mutation { moveAppointment(id: "sbk_none", move: receive, expectedVersion: 1) { success } }',
    verdicts: only(['staff', 'admin']),
  },
  {
    operation: 'writeServiceWork',
    document: `mutation { writeServiceWork(id: "sbk_none", type: REPAIR, odometerKm: 1, work: "New brake pads",
      expectedVersion: 1) { success } }`,
    verdicts: only(['staff', 'admin']),
  },
  {
    operation: 'stateServicePrice',
    document: `mutation { stateServicePrice(id: "sbk_none", lines: [{ name: "Brake pads", price: 185000 }],
      expectedVersion: 1) { success } }`,
    verdicts: only(['staff', 'admin']),
  },
  {
    operation: 'answerServicePrice',
    document: 'mutation { answerServicePrice(id: "sve_none", answer: ACCEPT) { success } }',
    verdicts: customers,
  },
];
