/** OCPI 2.2.1 `Status` of an EVSE. */
export const EVSE_STATUSES = [
  'AVAILABLE',
  'BLOCKED',
  'CHARGING',
  'INOPERATIVE',
  'OUTOFORDER',
  'PLANNED',
  'REMOVED',
  'RESERVED',
  'UNKNOWN',
] as const;
export type EvseStatus = (typeof EVSE_STATUSES)[number];

/** What a rider does there. `PUBLIC_CHARGE` is the utility's SPKLU, open to every make. */
export const STATION_TYPES = [
  'BOOST_CHARGE',
  'PUBLIC_CHARGE',
  'DESTINATION_CHARGE',
  'BATTERY_SWAP',
] as const;
export type ChargingStationType = (typeof STATION_TYPES)[number];

/** OCPI `ConnectorType`, the ones met in Indonesia. */
export const PLUGS = [
  'IEC_62196_T2',
  'IEC_62196_T2_COMBO',
  'IEC_62196_T1',
  'IEC_62196_T1_COMBO',
  'CHADEMO',
  'DOMESTIC_F',
  'GBT_AC',
  'GBT_DC',
  'BATTERY_CABINET',
  'ALVA_BOOST',
] as const;

/** A plug, or that nobody has written down which: a rider has to look on the spot. */
export const CONNECTORS = [...PLUGS, 'UNKNOWN'] as const;
export type ConnectorStandard = (typeof CONNECTORS)[number];

export const POWER_TYPES = ['AC_1_PHASE', 'AC_3_PHASE', 'DC'] as const;
export type PowerType = (typeof POWER_TYPES)[number];

/** How a station charges; one station may do several. */
export const PRICE_KINDS = ['FREE', 'PER_KWH', 'PER_MINUTE', 'PER_SESSION'] as const;
export type PriceKind = (typeof PRICE_KINDS)[number];

/** What a rider finds on the spot. */
export const FEATURES = [
  'CANOPY',
  'TOILET',
  'CAFE',
  'PRAYER_ROOM',
  'WIFI',
  'MINIMARKET',
  'SECURITY',
  'LIGHTING',
  'SERVICE_CENTER',
] as const;
export type StationFeature = (typeof FEATURES)[number];
