import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  primaryKey,
  real,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import { flag, id, json, moment, rupiah } from '#db/columns.ts';
import type { Text } from '#edge/contract/locale.ts';
import type { HoursColumn, PictureColumn } from './stations-columns.ts';

/** A charging location (OCPI Location). What changes by the minute is in `evse_status`. */
export const station = sqliteTable(
  'station',
  {
    id: id(),
    slug: text('slug').notNull().unique(),
    /** Which register it came from, and its name there; an import compares these. */
    source: text('source').notNull(),
    sourceRef: text('source_ref').notNull(),
    isDemo: flag('is_demo').notNull().default(false),
    /** 0 once it is gone from its source: a tombstone, so that devices learn of it. */
    isActive: flag('is_active').notNull().default(true),
    locationName: text('location_name').notNull(),
    operatorName: text('operator_name'),
    address: text('address').notNull(),
    cityName: text('city_name').notNull(),
    provinceName: text('province_name').notNull(),
    lat: real('lat').notNull(),
    lon: real('lon').notNull(),
    timeZone: text('time_zone').notNull(),
    chargingStationType: text('charging_station_type').notNull(),
    features: json<readonly string[]>('features').notNull().default([]),
    /** NULL = nobody has said; unknown is not yes. */
    motorcycleAllowed: flag('motorcycle_allowed'),
    /** NULL = unknown. */
    hours: json<HoursColumn>('hours'),
    isFree: flag('is_free').notNull().default(false),
    perKwhIdr: rupiah('per_kwh_idr'),
    perMinuteIdr: rupiah('per_minute_idr'),
    perSessionIdr: rupiah('per_session_idr'),
    phoneNumber: text('phone_number'),
    whatsapp: text('whatsapp'),
    description: json<Text>('description'),
    howToUse: json<Text>('how_to_use'),
    img: json<readonly PictureColumn[]>('img').notNull().default([]),
    /** When a person last saw that the station is as described. */
    lastConfirmedAt: moment('last_confirmed_at'),
    updatedAt: moment('updated_at').notNull(),
    /** What an importer wrote last, condensed: an unchanged row is not written again. */
    importHash: text('import_hash'),
  },
  (t) => [
    uniqueIndex('station_source').on(t.source, t.sourceRef),
    index('station_city').on(t.cityName).where(sql`${t.isActive} = 1`),
  ],
);

/** Charges one vehicle at a time (OCPI EVSE). */
export const evse = sqliteTable(
  'evse',
  {
    id: id(),
    stationId: text('station_id')
      .notNull()
      .references(() => station.id, { onDelete: 'cascade' }),
    /** The operator's uid; `evsesId` on the wire. */
    evsesId: text('evses_id').notNull(),
    position: integer('position').notNull().default(0),
  },
  (t) => [uniqueIndex('evse_station_uid').on(t.stationId, t.evsesId)],
);

export const connector = sqliteTable(
  'connector',
  {
    evseId: text('evse_id')
      .notNull()
      .references(() => evse.id, { onDelete: 'cascade' }),
    connectorId: text('connector_id').notNull(),
    /** OCPI ConnectorType. */
    standard: text('standard').notNull(),
    format: text('format').notNull().default('SOCKET'),
    powerType: text('power_type'),
    maxElectricPowerW: integer('max_electric_power_w'),
    maxAmperageA: integer('max_amperage_a'),
  },
  (t) => [primaryKey({ columns: [t.evseId, t.connectorId] })],
);

/** Apart from the station, so that a status tick never touches a station record. */
export const evseStatus = sqliteTable(
  'evse_status',
  {
    /** The EVSE's id. */
    id: text('id')
      .primaryKey()
      .references(() => evse.id, { onDelete: 'cascade' }),
    stationId: text('station_id')
      .notNull()
      .references(() => station.id, { onDelete: 'cascade' }),
    /** OCPI Status. */
    status: text('status').notNull(),
    sinceAt: moment('since_at'),
    /** When the source last said so; NULL when it does not say. */
    lastUpdatedAt: moment('last_updated_at'),
  },
  (t) => [index('evse_status_station').on(t.stationId)],
);

/** Yes or no per model; a model without a row is unknown. */
export const stationCompatibility = sqliteTable(
  'station_compatibility',
  {
    stationId: text('station_id')
      .notNull()
      .references(() => station.id, { onDelete: 'cascade' }),
    productSlug: text('product_slug').notNull(),
    isCompatible: flag('is_compatible').notNull(),
  },
  (t) => [primaryKey({ columns: [t.stationId, t.productSlug] })],
);

/** Gives each active station the integer its R-tree and word index know it by; triggers keep it. */
export const stationPoint = sqliteTable('station_point', {
  seq: integer('seq').primaryKey({ autoIncrement: true }),
  stationId: text('station_id').notNull().unique(),
});
