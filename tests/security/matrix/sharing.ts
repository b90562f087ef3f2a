import { customers, type MatrixRow, only } from './row.ts';

/** Ayu's ALVA ONE: Citra rides it now, Dimas rode it before, Bima owns another. */
const VIN = 'MJXVA1BN1RK000101';

export const rows: readonly MatrixRow[] = [
  {
    operation: 'shareEv',
    document: `mutation { shareEv(vin: "${VIN}", uID: "cus_guest") { errorCode } }`,
    verdicts: only(['owner'], 'NOT_FOUND'),
  },
  {
    operation: 'revokeShareEv',
    document: `mutation { revokeShareEv(vin: "${VIN}", uID: "cus_affiliate") { success } }`,
    // The guest of an ended loan may end it again; that changes nothing.
    verdicts: only(['owner', 'affiliate'], 'NOT_FOUND'),
  },
  // Whose offer it is shows in tests/security/relations.
  ...['acceptShareEv', 'declineShareEv'].map((operation) => ({
    operation,
    document: `mutation { ${operation}(id: "shr_none") { success } }`,
    verdicts: only([], 'NOT_FOUND'),
  })),
  {
    operation: 'shareList',
    document: `{ shareList(vin: "${VIN}") { name } }`,
    verdicts: only(['owner', 'guestRider'], 'NOT_FOUND'),
  },
  {
    operation: 'shareEVHistoryList',
    document: `{ shareEVHistoryList(vin: "${VIN}") { guestID } }`,
    verdicts: customers,
  },
  {
    operation: 'getAvailableVehicleSlotID',
    document: `{ getAvailableVehicleSlotID(param: { vin: "${VIN}" }) { totalSlot } }`,
    verdicts: only(['owner'], 'NOT_FOUND'),
  },
  {
    operation: 'customerSearch',
    document: '{ customerSearch(keyword: "guest@alva.demo") { success } }',
    verdicts: customers,
  },
];
