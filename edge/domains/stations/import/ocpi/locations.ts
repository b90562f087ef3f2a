import * as v from 'valibot';
import { isTimeZone } from '#edge/contract/hours.ts';
import type { Bilingual, Connector } from '#edge/contract/stations/record.ts';
import {
  CONNECTORS,
  type ConnectorStandard,
  EVSE_STATUSES,
  POWER_TYPES,
  type StationFeature,
} from '#edge/contract/stations/vocabulary.ts';
import { literalReading } from '../coordinate.ts';
import type { ImportedEvse, ImportedStation } from '../draft.ts';
import { zoneOfPlace } from '../provinces.ts';
import type { Ledger, Reason } from '../report.ts';
import { hoursOf } from './hours.ts';
import { LocationSchema, type OcpiConnector, type OcpiEvse, type OcpiLocation } from './shape.ts';

/** Where an item of a list came from. */
interface Source {
  readonly file: string;
  readonly line: number;
}

const FACILITIES: Readonly<Record<string, StationFeature>> = {
  RESTAURANT: 'CAFE',
  CAFE: 'CAFE',
  SUPERMARKET: 'MINIMARKET',
  WIFI: 'WIFI',
};

const timeOf = (text: string | null | undefined): number | null => {
  const time = Date.parse(text ?? '');
  return Number.isNaN(time) ? null : time;
};

const standardOf = (standard: string): ConnectorStandard | undefined => {
  if (standard.startsWith('DOMESTIC_')) return 'DOMESTIC_F';
  return CONNECTORS.find((known) => known === standard);
};

/** Watts; OCPI leaves the power out where voltage, amperage and phases say it. */
const wattsOf = (connector: OcpiConnector): number | null => {
  if (connector.max_electric_power != null) return Math.round(connector.max_electric_power);
  if (connector.max_voltage == null || connector.max_amperage == null) return null;
  const phases = connector.power_type === 'AC_3_PHASE' ? 3 : 1;
  return Math.round(connector.max_voltage * connector.max_amperage * phases);
};

const connectorOf = (connector: OcpiConnector): Connector[] => {
  const standard = standardOf(connector.standard);
  if (standard === undefined) return [];
  return [
    {
      ...{ connectorId: connector.id, standard, format: connector.format },
      powerType: POWER_TYPES.find((type) => type === connector.power_type) ?? null,
      maxElectricPower: wattsOf(connector),
      maxAmperage: connector.max_amperage == null ? null : Math.round(connector.max_amperage),
    },
  ];
};

const evseOf = (location: OcpiLocation, evse: OcpiEvse): ImportedEvse => ({
  // A uid is unique within its operator's platform; two platforms may use the same.
  evsesId: `${location.country_code ?? ''}${location.party_id ?? ''}*${evse.uid}`,
  connectors: evse.connectors.flatMap(connectorOf),
  status: EVSE_STATUSES.find((status) => status === evse.status) ?? 'UNKNOWN',
  since: null,
  lastUpdated: timeOf(evse.last_updated),
});

const directionsOf = ({ directions }: OcpiLocation): Bilingual | null => {
  const said = new Map((directions ?? []).map(({ language, text }) => [language, text]));
  const [any] = said.values();
  if (any === undefined) return null;
  return { en: said.get('en') ?? any, id: said.get('id') ?? any };
};

/** `MOTORCYCLES` reserves a bay for them; nothing in OCPI says that a bay refuses them. */
const motorcycleAllowed = (evses: readonly OcpiEvse[]): boolean | null =>
  evses.some((evse) => evse.parking_restrictions?.includes('MOTORCYCLES')) ? true : null;

const stationOf = (location: OcpiLocation, at: Source, ledger: Ledger): ImportedStation[] => {
  const refuse = (reason: Reason, value: string): ImportedStation[] => {
    ledger.refuse(at.file, at.line, reason, value);
    return [];
  };
  const repair = (reason: Reason, value: string): void =>
    ledger.repair(at.file, at.line, reason, value);
  const { latitude, longitude } = location.coordinates;
  const place = literalReading(String(latitude), String(longitude));
  if (place === undefined) return refuse('outside-indonesia', `${latitude}, ${longitude}`);
  for (const reason of place.repairs) repair(reason, `${latitude}, ${longitude}`);

  const present = (location.evses ?? []).filter((evse) => evse.status !== 'REMOVED');
  const evses = present.map((evse) => evseOf(location, evse));
  for (const { connectors } of present)
    for (const { standard } of connectors)
      if (standardOf(standard) === undefined) repair('unknown-connector', standard);
  if (!evses.some((evse) => evse.connectors.length > 0))
    return refuse('missing-connector', location.id);

  const hours = location.opening_times == null ? null : hoursOf(location.opening_times);
  if (hours === undefined)
    repair('bad-hours', JSON.stringify(location.opening_times).slice(0, 200));
  const given = location.time_zone;
  if (given != null && !isTimeZone(given)) return refuse('unsupported-zone', given);
  return [
    {
      ref: refOf(location),
      record: {
        locationName: location.name || location.address,
        operatorName: location.operator?.name ?? null,
        address: location.address,
        cityName: location.city,
        provinceName: location.state ?? '',
        ...{ lat: place.lat, lon: place.lon },
        timeZone: given ?? zoneOfPlace(location.state ?? '', place.lon),
        chargingStationType: 'PUBLIC_CHARGE',
        features: [
          ...new Set((location.facilities ?? []).flatMap((name) => FACILITIES[name] ?? [])),
        ],
        motorcycleAllowed: motorcycleAllowed(present),
        hours: hours ?? null,
        prices: { free: false, perKwh: null, perMinute: null, perSession: null },
        ...{ phoneNumber: null, whatsapp: null, description: null },
        howToUse: directionsOf(location),
        img: (location.images ?? []).map(({ url, category }) => ({ name: category ?? '', url })),
        ...{ compatible: {}, evses, lastConfirmedAt: null },
      },
    },
  ];
};

const refOf = (location: OcpiLocation): string =>
  [location.country_code, location.party_id, location.id].filter(Boolean).join('*');

/** A page is a list of locations, bare or in OCPI's envelope. */
const listOf = (page: unknown): readonly unknown[] | undefined => {
  if (Array.isArray(page)) return page;
  const data = typeof page === 'object' && page !== null && 'data' in page ? page.data : undefined;
  return Array.isArray(data) ? data : undefined;
};

/**
 * Locations of OCPI pages. One that may not be published is left out as if it were not there; one
 * that is malformed is refused with the path of its first fault, and the rest go on.
 * @throws when a page is no list of locations at all.
 */
export const stationsOfLocations = (
  pages: readonly { readonly file: string; readonly json: unknown }[],
  ledger: Ledger,
): ImportedStation[] => {
  const seen = new Set<string>();
  return pages.flatMap(({ file, json }) => {
    const list = listOf(json);
    if (list === undefined) throw new Error(`${file} is no page of OCPI locations`);
    return list.flatMap((item, index) => {
      const at = { file, line: index + 1 };
      const parsed = v.safeParse(LocationSchema, item);
      const named = v.safeParse(v.object({ id: v.string() }), item);
      ledger.read(at.file, at.line, named.success ? named.output.id : '');
      if (!parsed.success) {
        const [issue] = parsed.issues;
        ledger.refuse(
          at.file,
          at.line,
          'malformed',
          `${v.getDotPath(issue) ?? ''}: ${issue.message}`,
        );
        return [];
      }
      const ref = refOf(parsed.output);
      if (seen.has(ref)) {
        ledger.refuse(at.file, at.line, 'duplicate-id', ref);
        return [];
      }
      seen.add(ref);
      return parsed.output.publish === false ? [] : stationOf(parsed.output, at, ledger);
    });
  });
};
