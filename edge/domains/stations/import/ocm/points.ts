import * as v from 'valibot';
import { byLocale } from '#edge/contract/locale.ts';
import { isPictureAddress, MOST_PICTURES } from '#edge/contract/stations/pictures.ts';
import type { StationRecord } from '#edge/contract/stations/record.ts';
import type {
  ConnectorStandard,
  EvseStatus,
  PowerType,
} from '#edge/contract/stations/vocabulary.ts';
import { literalReading } from '#edge/domains/stations/import/coordinate.ts';
import type { ImportedEvse, ImportedStation } from '#edge/domains/stations/import/draft.ts';
import { zoneOfPlace } from '#edge/domains/stations/import/provinces.ts';
import type { Ledger } from '#edge/domains/stations/import/report.ts';
import { pricesIn } from './cost.ts';
import { type Poi, type PoiConnection, PoiSchema } from './shape.ts';

/** Open Charge Map's reference data: connection types. */
const STANDARDS: Readonly<Record<number, ConnectorStandard>> = {
  1: 'IEC_62196_T1',
  2: 'CHADEMO',
  25: 'IEC_62196_T2',
  28: 'DOMESTIC_F',
  32: 'IEC_62196_T1_COMBO',
  33: 'IEC_62196_T2_COMBO',
  1036: 'IEC_62196_T2',
};
/** Sockets; the rest are cables. */
const SOCKETS: readonly number[] = [25, 28];

const POWER: Readonly<Record<number, PowerType>> = { 10: 'AC_1_PHASE', 20: 'AC_3_PHASE', 30: 'DC' };

/** Status types. `Operational` (50) says that a charger works, not that it is free. */
const STATUSES: Readonly<Record<number, EvseStatus>> = {
  10: 'AVAILABLE',
  20: 'CHARGING',
  30: 'INOPERATIVE',
  100: 'OUTOFORDER',
  150: 'PLANNED',
};
const REMOVED: readonly number[] = [200, 210];
/** Submission status from which a point is delisted. */
const DELISTED_FROM = 1_000;
const MOST_OF_A_KIND = 50;

const NOT_WRITTEN_DOWN: PoiConnection = {
  ConnectionTypeID: null,
  StatusTypeID: null,
  CurrentTypeID: null,
  PowerKW: null,
  Amps: null,
  Quantity: null,
};

const timeOf = (text: string | null | undefined): number | null => {
  const time = Date.parse(text ?? '');
  return Number.isNaN(time) ? null : time;
};

const evsesOf = (poi: Poi, connection: PoiConnection, index: number): ImportedEvse[] => {
  const type = connection.ConnectionTypeID ?? 0;
  const standard = STANDARDS[type] ?? 'UNKNOWN';
  const statusType = connection.StatusTypeID ?? poi.StatusTypeID ?? 0;
  if (REMOVED.includes(statusType)) return [];
  const quantity = Math.min(MOST_OF_A_KIND, Math.max(1, Math.floor(connection.Quantity ?? 1)));
  return Array.from({ length: quantity }, (_, unit) => ({
    // Connection ids change with every edit of a point; places in the list hardly do.
    evsesId: `${poi.ID}/${index + 1}/${unit + 1}`,
    connectors: [
      {
        connectorId: '1',
        standard,
        format: SOCKETS.includes(type) ? ('SOCKET' as const) : ('CABLE' as const),
        powerType: POWER[connection.CurrentTypeID ?? 0] ?? null,
        maxElectricPower: connection.PowerKW ? Math.round(connection.PowerKW * 1_000) : null,
        maxAmperage: connection.Amps ? Math.round(connection.Amps) : null,
      },
    ],
    status: STATUSES[statusType] ?? 'UNKNOWN',
    since: null,
    lastUpdated: timeOf(poi.DateLastStatusUpdate),
  }));
};

const picturesOf = ({ MediaItems }: Poi, refuse: (value: string) => void): StationRecord['img'] =>
  (MediaItems ?? [])
    .filter(({ IsEnabled, IsVideo }) => IsEnabled !== false && IsVideo !== true)
    .flatMap(({ ItemURL, Comment: name }) => {
      const url = ItemURL ?? '';
      if (isPictureAddress(url)) return [{ name: name ?? '', url }];
      refuse(url);
      return [];
    })
    .slice(0, MOST_PICTURES);

const stationOf = (poi: Poi, file: string, line: number, ledger: Ledger): ImportedStation[] => {
  const { AddressInfo: address } = poi;
  const comments = address.AccessComments;
  const written = `${address.Latitude}, ${address.Longitude}`;
  const place = literalReading(String(address.Latitude), String(address.Longitude));
  if (place === undefined) {
    ledger.refuse(file, line, 'outside-indonesia', written);
    return [];
  }
  for (const reason of place.repairs) ledger.repair(file, line, reason, written);
  // Nobody has written down what there is to plug into; that there is a charger, somebody has.
  const connections = poi.Connections?.length ? poi.Connections : [NOT_WRITTEN_DOWN];
  for (const { ConnectionTypeID: type } of connections)
    if (STANDARDS[type ?? 0] === undefined)
      ledger.repair(file, line, 'unknown-connector', String(type ?? ''));
  const evses = connections.flatMap((connection, index) => evsesOf(poi, connection, index));
  if (evses.length === 0) {
    ledger.refuse(file, line, 'missing-connector', String(poi.ID));
    return [];
  }
  return [
    {
      ref: String(poi.ID),
      record: {
        locationName: address.Title,
        operatorName: poi.OperatorInfo?.Title ?? null,
        address: address.AddressLine1 || address.Title,
        cityName: address.Town ?? '',
        provinceName: address.StateOrProvince ?? '',
        lat: place.lat,
        lon: place.lon,
        timeZone: zoneOfPlace(address.StateOrProvince ?? '', place.lon),
        chargingStationType: 'PUBLIC_CHARGE',
        features: [],
        motorcycleAllowed: null,
        hours: null,
        prices: pricesIn(poi.UsageCost),
        phoneNumber: address.ContactTelephone1 || null,
        whatsapp: null,
        description: null,
        howToUse: comments ? byLocale(() => comments) : null,
        img: picturesOf(poi, (value) => ledger.repair(file, line, 'bad-picture', value)),
        compatible: {},
        evses,
        lastConfirmedAt: timeOf(poi.DateLastVerified),
      },
    },
  ];
};

const isGone = (poi: Poi): boolean =>
  REMOVED.includes(poi.StatusTypeID ?? 0) || (poi.SubmissionStatusTypeID ?? 0) >= DELISTED_FROM;

const isPoint = (json: unknown): boolean =>
  typeof json === 'object' && json !== null && 'AddressInfo' in json;

/**
 * Points of Open Charge Map: a list, as its API answers, or one a file, as its public export has
 * them. A point whose plug is not written down is kept, and says so. Delisted and removed ones are left out as if they were not there; a
 * malformed one is refused with the path of its first fault.
 * @throws when the file is neither.
 */
export const stationsOfPoints = (
  file: string,
  json: unknown,
  ledger: Ledger,
): ImportedStation[] => {
  const items: unknown = isPoint(json) ? [json] : json;
  if (!Array.isArray(items))
    throw new Error(`${file} is neither a point of Open Charge Map nor a list of them`);
  const seen = new Set<number>();
  return items.flatMap((item: unknown, index) => {
    const line = index + 1;
    const parsed = v.safeParse(PoiSchema, item);
    ledger.read(file, line, parsed.success ? String(parsed.output.ID) : '');
    if (!parsed.success) {
      const [issue] = parsed.issues;
      ledger.refuse(file, line, 'malformed', `${v.getDotPath(issue) ?? ''}: ${issue.message}`);
      return [];
    }
    const poi = parsed.output;
    if (seen.has(poi.ID)) {
      ledger.refuse(file, line, 'duplicate-id', String(poi.ID));
      return [];
    }
    seen.add(poi.ID);
    return isGone(poi) ? [] : stationOf(poi, file, line, ledger);
  });
};
