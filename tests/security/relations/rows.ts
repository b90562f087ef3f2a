import { REFERRAL_TERMS_VERSION } from '#edge/contract/referrals/terms.ts';
import { among, type RelationRow, VIN } from './row.ts';

const ok = { owner: 'ok' };
const riders = { owner: 'ok', guest: 'ok' };
const id = (prefix: string): string => `${prefix}_${'0'.repeat(26)}`;

/** Operations about one motorcycle; the test finds those that are missing here. */
export const rows: readonly RelationRow[] = [
  {
    operation: 'sync',
    document: '{ sync(scope: vehicles) { changes { id } } }',
    verdicts: among(riders, 'none'),
  },
  {
    operation: 'evList',
    document: '{ evList(limit: 50) { data { vin } } }',
    verdicts: among(riders, 'none'),
  },
  {
    operation: 'shareEv',
    document: `mutation { shareEv(vin: "${VIN}", uID: "cus_admin") { success errorCode } }`,
    verdicts: among(ok, 'NOT_FOUND'),
  },
  ...['acceptShareEv', 'declineShareEv'].map((operation) => ({
    operation,
    document: `mutation { ${operation}(id: "shr_offer") { success errorCode } }`,
    verdicts: among({ anotherOwner: 'ok' }, 'NOT_FOUND'),
  })),
  {
    operation: 'revokeShareEv',
    document: `mutation { revokeShareEv(vin: "${VIN}", uID: "cus_guest") { success errorCode } }`,
    verdicts: among(riders, 'NOT_FOUND'),
  },
  {
    operation: 'shareList',
    document: `{ shareList(vin: "${VIN}") { own } }`,
    verdicts: among(riders, 'NOT_FOUND'),
  },
  {
    // What one gave or had oneself, and nothing of the others'.
    operation: 'shareEVHistoryList',
    document: `{ shareEVHistoryList(vin: "${VIN}") { vin } }`,
    verdicts: among({ ...riders, endedGuest: 'ok', endedOwner: 'ok' }, 'none'),
  },
  {
    operation: 'getAvailableVehicleSlotID',
    document: `{ getAvailableVehicleSlotID(param: { vin: "${VIN}" }) { success } }`,
    verdicts: among(ok, 'NOT_FOUND'),
  },
  {
    operation: 'transferOwnershipList',
    document: `{ transferOwnershipList(vin: "${VIN}") { vin } }`,
    verdicts: among({ ...riders, endedOwner: 'ok' }, 'none'),
  },
  {
    operation: 'createTransferOwnership',
    document: `mutation { createTransferOwnership(vin: "${VIN}", isTransfer: false) { success errorCode } }`,
    verdicts: among({ owner: 'TRANSFER_OWN_VEHICLE' }, 'ok'),
  },
  ...['approveTransferOwnership', 'denyTransferOwnership'].map((operation) => ({
    operation,
    document: `mutation { ${operation}(vin: "${VIN}", requester: "500103") { success errorCode } }`,
    verdicts: among(ok, 'TRANSFER_NOT_FOUND'),
  })),
  {
    // The owner's own request brought them the motorcycle, long ago.
    operation: 'cancelTransferOwnership',
    document: `mutation { cancelTransferOwnership(vin: "${VIN}") { success errorCode } }`,
    verdicts: among({ owner: 'TRANSFER_CLOSED', guest: 'ok' }, 'TRANSFER_NOT_FOUND'),
  },
  // Public under a listing's own id, which says nothing of the motorcycle.
  ...['getSellMyMotorcyclePage', 'getSellMyBatteryPage'].map((operation) => ({
    operation,
    document: `{ ${operation}(id: "${id('lst')}") { ownerName } }`,
    verdicts: among({}, 'none', 'none'),
  })),
  {
    operation: 'saveListing',
    document: `mutation { saveListing(param: {
      id: "${id('lst')}", saveId: "${id('lsv')}", vin: "${VIN}",
      negotiable: false, city: "", description: "", showPhone: false, condition: [], faults: ""
    }) { success errorCode } }`,
    verdicts: among(ok, 'LISTING_NOT_FOUND'),
  },
  {
    operation: 'insertSubscription',
    document: `mutation { insertSubscription(param: { id: "${id('rsb')}", vin: "${VIN}", packageId: "rsp_city" }) {
      success errorCode } }`,
    verdicts: among(ok, 'ROADSIDE_NOT_FOUND'),
  },
  {
    operation: 'requestRoadsideAssistance',
    document: `mutation { requestRoadsideAssistance(param: { id: "${id('rsr')}", vin: "${VIN}", kind: OTHER,
      askedAt: "2026-11-01T00:00:00.000Z" }) { success errorCode } }`,
    verdicts: among(riders, 'ROADSIDE_NOT_FOUND'),
  },
  {
    // Citra's call: her own, and Ayu's to know of as long as Citra rides her motorcycle.
    operation: 'roadsideAssistanceList',
    document: '{ roadsideAssistanceList { vin } }',
    verdicts: among(riders, 'none'),
  },
  ...[
    ['accept', 'id: "rsr_relations"', 'ok'] as const,
    ['depart', 'id: "rsr_relations"', 'ROADSIDE_NOT_ACCEPTED'] as const,
    ['complete', 'id: "rsr_relations", note: "x"', 'ROADSIDE_NOT_ACCEPTED'] as const,
  ].map(([move, args, staff]) => ({
    operation: `${move}RoadsideAssistance`,
    document: `mutation { ${move}RoadsideAssistance(${args}) { success errorCode } }`,
    // Who sold it is the administrator here, and every desk is open to that one.
    verdicts: among({ staff, endedOwner: staff }, 'FORBIDDEN'),
  })),
  {
    // Who may ride it gets as far as the place.
    operation: 'bookService',
    document: `mutation { bookService(param: { id: "${id('sbk')}", vin: "${VIN}", dealerSlug: "none", kind: TYRES,
      slotAt: "2030-01-01T03:00:00.000Z" }) { success errorCode } }`,
    verdicts: among(
      { owner: 'BOOKING_PLACE_UNKNOWN', guest: 'BOOKING_PLACE_UNKNOWN' },
      'BOOKING_NOT_FOUND',
    ),
  },
  {
    operation: 'cancelServiceBooking',
    document: 'mutation { cancelServiceBooking(id: "sbk_relations") { success errorCode } }',
    verdicts: among(ok, 'BOOKING_NOT_FOUND'),
  },
  {
    // The owner's own booking; the hour is not one the workshop gives.
    operation: 'rescheduleServiceBooking',
    document: `mutation { rescheduleServiceBooking(id: "sbk_relations", slotAt: "2030-01-01T03:30:00.000Z") {
      success errorCode } }`,
    verdicts: among({ owner: 'BOOKING_SLOT_PAST' }, 'BOOKING_NOT_FOUND'),
  },
  {
    // Whoever works where it is brought to; the rider comes tomorrow.
    operation: 'writeServiceWork',
    document: `mutation { writeServiceWork(id: "sbk_relations", type: REPAIR, odometerKm: 1,
      work: "New brake pads", expectedVersion: 1) { success errorCode } }`,
    verdicts: among({ staff: 'APPOINTMENT_CLOSED', endedOwner: 'APPOINTMENT_CLOSED' }, 'FORBIDDEN'),
  },
  {
    operation: 'stateServicePrice',
    document: `mutation { stateServicePrice(id: "sbk_relations", lines: [{ name: "Brake pads", price: 190000 }],
      expectedVersion: 1) { success errorCode } }`,
    verdicts: among({ staff: 'APPOINTMENT_CLOSED', endedOwner: 'APPOINTMENT_CLOSED' }, 'FORBIDDEN'),
  },
  {
    // Whoever made the appointment.
    operation: 'answerServicePrice',
    document:
      'mutation { answerServicePrice(id: "sve_relations", answer: DECLINE) { success errorCode } }',
    verdicts: among(ok, 'ESTIMATE_NOT_FOUND'),
  },
  {
    operation: 'setLeaderboardName',
    document: `mutation { setLeaderboardName(vin: "${VIN}", named: false) { success errorCode } }`,
    verdicts: among(ok, 'NOT_FOUND'),
  },
  {
    operation: 'leaderboard',
    document: `{ leaderboard(leaderboardType: TRIP, vin: "${VIN}", limit: 1) { own } }`,
    verdicts: among(ok, 'none', 'none'),
  },
  {
    // Everybody may read a battery's passport; whose it is and on which plate, the owner alone.
    operation: 'getBatteryDetails',
    document: `{ getBatteryDetails(vin: "${VIN}", batteryNumber: "BATTERY") { battery { owner { plateNumber } } } }`,
    verdicts: among(ok, 'none', 'none'),
  },
  {
    // Its owner gets as far as the contact, which is not theirs here.
    operation: 'submitORP',
    document: `mutation { submitORP(vin: "${VIN}", emailAddress: "other@example.com", phoneNumber: "+6281299990000",
      termsVersion: "${REFERRAL_TERMS_VERSION}") {
      success errorCode } }`,
    verdicts: among(
      { owner: 'ORP_CONTACT_OTHER', endedOwner: 'ORP_STAFF', staff: 'ORP_STAFF' },
      'ORP_VEHICLE_UNKNOWN',
    ),
  },
];
