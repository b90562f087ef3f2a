import type { Row } from '@libsql/client';
import type { OpeningHours } from '#edge/contract/hours.ts';
import type { Evse, EvseStatusRecord, StationRecord } from '#edge/contract/stations/record.ts';
import type { ChargingStationType, StationFeature } from '#edge/contract/stations/vocabulary.ts';
import { TIME_ZONES, type TimeZone } from '#edge/contract/time-zones.ts';

/** A station as the store gives it: the record, and the statuses it was read with. */
export interface StationRow {
  readonly record: StationRecord;
  readonly statuses: ReadonlyMap<string, EvseStatusRecord>;
}

/** EVSEs with their connectors, oldest position first, as one JSON text. */
const EVSES = `(SELECT json_group_array(json_object('id', e.id, 'evsesId', e.evses_id, 'connectors', json(e.connectors))) FROM (
  SELECT v.id, v.evses_id, (SELECT json_group_array(json_object('connectorId', plug.connector_id, 'standard', plug.standard, 'format', plug.format,
      'powerType', plug.power_type, 'maxElectricPower', plug.max_electric_power_w, 'maxAmperage', plug.max_amperage_a))
    FROM (SELECT * FROM connector WHERE evse_id = v.id ORDER BY connector_id) plug) AS connectors
  FROM evse v WHERE v.station_id = s.id ORDER BY v.position, v.id) e)`;

const STATUSES = `(SELECT json_group_array(json_object('id', t.id, 'stationId', t.station_id, 'status', t.status,
  'since', t.since_at, 'lastUpdated', t.last_updated_at)) FROM evse_status t WHERE t.station_id = s.id)`;

const COMPATIBLE = `(SELECT json_group_object(k.product_slug, k.is_compatible) FROM station_compatibility k WHERE k.station_id = s.id)`;

/** The newest word of each rider about each thing; a crowd of them is as good as a dozen. */
const REPORTS = `(SELECT json_group_array(json_object('kind', n.kind, 'seenAt', n.seen_at)) FROM (
  SELECT kind, max(seen_at) AS seen_at FROM station_report WHERE station_id = s.id
  GROUP BY kind, customer_id ORDER BY seen_at DESC LIMIT 12) n)`;

/** The columns of a whole station record; `s` is the station. */
export const RECORD = `s.*, ${EVSES} AS evses, ${COMPATIBLE} AS compatible, ${REPORTS} AS reports,
  (SELECT u.free_by_hour FROM station_usual u WHERE u.station_id = s.id) AS free_by_hour`;
export const RECORD_WITH_STATUS = `${RECORD}, ${STATUSES} AS statuses`;

const parse = <T>(value: unknown): T | null =>
  typeof value === 'string' ? (JSON.parse(value) as T) : null;
const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const numberOf = (value: unknown): number | null => (value === null ? null : Number(value));

const zoneOf = (value: unknown): TimeZone =>
  typeof value === 'string' && Object.hasOwn(TIME_ZONES, value)
    ? (value as TimeZone)
    : 'Asia/Jakarta';

const compatibleOf = (value: unknown): Record<string, boolean> =>
  Object.fromEntries(
    Object.entries(parse<Record<string, number>>(value) ?? {}).map(([slug, yes]) => [
      slug,
      yes === 1,
    ]),
  );

export const recordOf = (row: Row): StationRecord => ({
  id: String(row.id),
  slug: String(row.slug),
  source: String(row.source),
  isDemo: row.is_demo === 1,
  locationName: String(row.location_name),
  operatorName: textOf(row.operator_name),
  address: String(row.address),
  cityName: String(row.city_name),
  provinceName: String(row.province_name),
  lat: Number(row.lat),
  lon: Number(row.lon),
  timeZone: zoneOf(row.time_zone),
  chargingStationType: String(row.charging_station_type) as ChargingStationType,
  features: parse<StationFeature[]>(row.features) ?? [],
  motorcycleAllowed: row.motorcycle_allowed === null ? null : row.motorcycle_allowed === 1,
  hours: parse<OpeningHours>(row.hours),
  prices: {
    free: row.is_free === 1,
    perKwh: numberOf(row.per_kwh_idr ?? null),
    perMinute: numberOf(row.per_minute_idr ?? null),
    perSession: numberOf(row.per_session_idr ?? null),
  },
  phoneNumber: textOf(row.phone_number),
  whatsapp: textOf(row.whatsapp),
  description: parse(row.description),
  howToUse: parse(row.how_to_use),
  img: parse<StationRecord['img']>(row.img) ?? [],
  compatible: compatibleOf(row.compatible),
  evses: parse<Evse[]>(row.evses) ?? [],
  freeByHour: textOf(row.free_by_hour),
  reports: parse<StationRecord['reports']>(row.reports) ?? [],
  lastConfirmedAt: numberOf(row.last_confirmed_at ?? null),
  updatedAt: Number(row.updated_at),
});

export const stationRowOf = (row: Row): StationRow => ({
  record: recordOf(row),
  statuses: new Map(
    (parse<EvseStatusRecord[]>(row.statuses) ?? []).map((status) => [status.id, status]),
  ),
});
