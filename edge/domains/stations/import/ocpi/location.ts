import { byLocale, type Text } from '#edge/contract/locale.ts';
import type { Connector, Prices } from '#edge/contract/stations/record.ts';
import {
  CONNECTORS,
  type ConnectorStandard,
  EVSE_STATUSES,
  POWER_TYPES,
  type StationFeature,
} from '#edge/contract/stations/vocabulary.ts';
import { isTimeZone } from '#edge/contract/time-zones.ts';
import { literalReading } from '#edge/domains/stations/import/coordinate.ts';
import type { ImportedEvse, ImportedStation } from '#edge/domains/stations/import/draft.ts';
import { zoneOfPlace } from '#edge/domains/stations/import/provinces.ts';
import type { Ledger, Reason } from '#edge/domains/stations/import/report.ts';
import { hoursOf } from './hours.ts';
import { picturesOf } from './pictures.ts';
import type { OcpiConnector, OcpiEvse, OcpiLocation } from './shape.ts';
import { pricesFor, type Tariffs, UNKNOWN_PRICES } from './tariffs.ts';
import { timeOf } from './time.ts';

/** Where an item of a list came from. */
export interface Source {
  readonly file: string;
  readonly line: number;
}

const FACILITIES: Readonly<Record<string, StationFeature>> = {
  RESTAURANT: 'CAFE',
  CAFE: 'CAFE',
  SUPERMARKET: 'MINIMARKET',
  WIFI: 'WIFI',
};

const standardOf = (standard: string): ConnectorStandard => {
  if (standard.startsWith('DOMESTIC_')) return 'DOMESTIC_F';
  return CONNECTORS.find((each) => each === standard) ?? 'UNKNOWN';
};

/** Watts; OCPI leaves the power out where voltage, amperage and phases say it. */
const wattsOf = (connector: OcpiConnector): number | null => {
  if (connector.max_electric_power != null) return Math.round(connector.max_electric_power);
  if (connector.max_voltage == null || connector.max_amperage == null) return null;
  const phases = connector.power_type === 'AC_3_PHASE' ? 3 : 1;
  return Math.round(connector.max_voltage * connector.max_amperage * phases);
};

const connectorOf = (connector: OcpiConnector): Connector => ({
  connectorId: connector.id,
  standard: standardOf(connector.standard),
  format: connector.format,
  powerType: POWER_TYPES.find((type) => type === connector.power_type) ?? null,
  maxElectricPower: wattsOf(connector),
  maxAmperage: connector.max_amperage == null ? null : Math.round(connector.max_amperage),
});

const evseOf = (location: OcpiLocation, evse: OcpiEvse): ImportedEvse => ({
  // A uid is unique within its operator's platform; two platforms may use the same.
  evsesId: `${location.country_code ?? ''}${location.party_id ?? ''}*${evse.uid}`,
  connectors: evse.connectors.map(connectorOf),
  status: EVSE_STATUSES.find((status) => status === evse.status) ?? 'UNKNOWN',
  since: null,
  lastUpdated: timeOf(evse.last_updated),
});

const directionsOf = ({ directions }: OcpiLocation): Text | null => {
  const byLanguage = new Map((directions ?? []).map(({ language, text }) => [language, text]));
  const [first] = byLanguage.values();
  if (first === undefined) return null;
  return byLocale((locale) => byLanguage.get(locale) ?? first);
};

/** `MOTORCYCLES` reserves a bay for them; nothing in OCPI says that a bay refuses them. */
const motorcycleAllowed = (evses: readonly OcpiEvse[]): boolean | null =>
  evses.some((evse) => evse.parking_restrictions?.includes('MOTORCYCLES')) ? true : null;

/** Of the first tariff that is known: an operator charges the same at all of a location's plugs, or says it there. */
const pricesOf = (location: OcpiLocation, evses: readonly OcpiEvse[], tariffs: Tariffs): Prices =>
  evses
    .flatMap(({ connectors }) => connectors)
    .flatMap(({ tariff_ids: many, tariff_id: one }) => [...(many ?? []), ...(one ? [one] : [])])
    .map((id) => pricesFor(tariffs, location, id))
    .find((prices) => prices !== undefined) ?? UNKNOWN_PRICES;

/** One location as a station; what is wrong with it is entered in the ledger. */
export const stationOf = (
  location: OcpiLocation,
  at: Source,
  tariffs: Tariffs,
  ledger: Ledger,
): ImportedStation[] => {
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
  // OCPI deletes nothing: a location whose EVSEs are all tombstones is gone.
  if (present.length === 0 && (location.evses ?? []).length > 0) {
    ledger.gone.push(refOf(location));
    return [];
  }
  const evses = present.map((evse) => evseOf(location, evse));
  for (const { connectors } of present)
    for (const { standard } of connectors)
      if (standardOf(standard) === 'UNKNOWN') repair('unknown-connector', standard);
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
        lat: place.lat,
        lon: place.lon,
        timeZone: given ?? zoneOfPlace(location.state ?? '', place.lon),
        chargingStationType: 'PUBLIC_CHARGE',
        features: [
          ...new Set((location.facilities ?? []).flatMap((name) => FACILITIES[name] ?? [])),
        ],
        motorcycleAllowed: motorcycleAllowed(present),
        hours: hours ?? null,
        prices: pricesOf(location, present, tariffs),
        phoneNumber: location.help_phone || null,
        whatsapp: null,
        description: null,
        howToUse: directionsOf(location),
        img: picturesOf(location, repair),
        compatible: {},
        evses,
        lastConfirmedAt: null,
      },
    },
  ];
};

/** A location's name in its source: ids are unique within a party only. */
export const refOf = ({
  country_code,
  party_id,
  id,
}: Pick<OcpiLocation, 'country_code' | 'party_id' | 'id'>): string =>
  [country_code, party_id, id].filter(Boolean).join('*');
