import * as v from 'valibot';
import { openingHours, timeZone } from '#edge/contract/hours-schema.ts';
import { everyLanguage, type RecordOf } from '#edge/contract/sync/record-schema.ts';
import { REPORT_KINDS } from './reports.ts';
import { CONNECTORS, EVSE_STATUSES, FEATURES, POWER_TYPES, STATION_TYPES } from './vocabulary.ts';

/** A text in every language. */
const text = everyLanguage(v.string());
const connector = v.object({
  connectorId: v.string(),
  standard: v.picklist(CONNECTORS),
  format: v.picklist(['SOCKET', 'CABLE']),
  powerType: v.nullable(v.picklist(POWER_TYPES)),
  /** Watts. */
  maxElectricPower: v.nullable(v.number()),
  /** Amperes. */
  maxAmperage: v.nullable(v.number()),
});
export type Connector = RecordOf<typeof connector>;

/** The part of a station that charges one vehicle at a time. */
const evse = v.object({
  id: v.string(),
  /** The uid its operator gave it. */
  evsesId: v.string(),
  connectors: v.array(connector),
});
export type Evse = RecordOf<typeof evse>;

/** Whole rupiah; `null` where the station does not charge that way or nobody knows. */
const prices = v.object({
  free: v.boolean(),
  perKwh: v.nullable(v.number()),
  perMinute: v.nullable(v.number()),
  perSession: v.nullable(v.number()),
});
export type Prices = RecordOf<typeof prices>;

/**
 * A station as `sync` sends it and the device keeps it. Status is not in here: it changes by the
 * minute and travels as `EvseStatusRecord`.
 */
export const stationRecord = v.object({
  id: v.string(),
  slug: v.string(),
  source: v.string(),
  isDemo: v.boolean(),
  locationName: v.string(),
  operatorName: v.nullable(v.string()),
  address: v.string(),
  cityName: v.string(),
  provinceName: v.string(),
  lat: v.number(),
  lon: v.number(),
  timeZone,
  chargingStationType: v.picklist(STATION_TYPES),
  features: v.array(v.picklist(FEATURES)),
  /** `null` = nobody has said. */
  motorcycleAllowed: v.nullable(v.boolean()),
  hours: v.nullable(openingHours),
  prices,
  phoneNumber: v.nullable(v.string()),
  whatsapp: v.nullable(v.string()),
  description: v.nullable(text),
  howToUse: v.nullable(text),
  img: v.array(v.object({ name: v.string(), url: v.string() })),
  /** By product slug; a product that is missing is unknown, and unknown is not yes. */
  compatible: v.record(v.string(), v.boolean()),
  evses: v.array(evse),
  /** When a person last saw that the station is as described; epoch ms. */
  lastConfirmedAt: v.nullable(v.number()),
  /** Digits by hour of the week (`likely.ts`); `null` without a live source. */
  freeByHour: v.nullable(v.string()),
  /** What riders saw, newest first, with when they saw it in epoch ms; whoever shows them judges by age and number. */
  reports: v.array(v.object({ kind: v.picklist(REPORT_KINDS), seenAt: v.number() })),
  updatedAt: v.number(),
});
export type StationRecord = RecordOf<typeof stationRecord>;

export const evseStatusRecord = v.object({
  /** The EVSE's `id`. */
  id: v.string(),
  stationId: v.string(),
  status: v.picklist(EVSE_STATUSES),
  /** When this status began; epoch ms, `null` when the source does not say. */
  since: v.nullable(v.number()),
  /** When the source last said so; epoch ms, `null` when it does not say. */
  lastUpdated: v.nullable(v.number()),
});
export type EvseStatusRecord = RecordOf<typeof evseStatusRecord>;
