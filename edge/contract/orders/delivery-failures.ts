/** Why a motorcycle came back that was on its way, or was not collected. */
export const DELIVERY_FAILURES = [
  'NOBODY_THERE',
  'ADDRESS_NOT_FOUND',
  'NOT_COLLECTED',
  'CUSTOMER_POSTPONED',
  'VEHICLE_PROBLEM',
] as const;
