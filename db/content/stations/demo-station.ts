import { daysFromEpoch, EPOCH } from '#db/content/epoch.ts';
import type {
  connector,
  evse,
  evseStatus,
  station,
  stationCompatibility,
} from '#db/schema/stations.ts';
import type { HoursColumn } from '#db/schema/stations-columns.ts';
import { MINUTE_MS } from '#edge/contract/time.ts';
import { COMPATIBILITY, type Compatibility } from './compatibility.ts';
import { EQUIPMENT, type Equipment } from './equipment.ts';
import { TEXTS } from './texts.ts';

/** Clock of a province; WIB, WITA, WIT. */
type Zone = 'Asia/Jakarta' | 'Asia/Makassar' | 'Asia/Jayapura';

/** A demo station as the lists beside this file write it; names are invented, places are public. */
export interface DemoStation {
  readonly slug: string;
  readonly name: string;
  readonly at: readonly [lat: number, lon: number];
  readonly address: string;
  readonly hours: HoursColumn | null;
  /** One letter per EVSE: Available, Charging, Blocked, Reserved, Out of order, Inoperative, Planned, Unknown. */
  readonly evses: readonly (readonly [Equipment, status: string])[];
  readonly price: {
    readonly free?: true;
    readonly kwh?: number;
    readonly minute?: number;
    readonly session?: number;
  };
  readonly compatible: Compatibility;
  readonly motorcycle: boolean | null;
  readonly features: readonly string[];
  /** Without contact when absent. */
  readonly phone?: number;
  /** Days before the content's epoch that someone last confirmed it. */
  readonly confirmed?: number;
}

export interface City {
  readonly city: string;
  readonly province: string;
  readonly zone: Zone;
  readonly stations: readonly DemoStation[];
}

const STATUS: Readonly<Record<string, string>> = {
  A: 'AVAILABLE',
  C: 'CHARGING',
  B: 'BLOCKED',
  R: 'RESERVED',
  O: 'OUTOFORDER',
  I: 'INOPERATIVE',
  P: 'PLANNED',
  U: 'UNKNOWN',
};

export interface StationRows {
  readonly station: typeof station.$inferInsert;
  readonly evses: (typeof evse.$inferInsert)[];
  readonly connectors: (typeof connector.$inferInsert)[];
  readonly statuses: (typeof evseStatus.$inferInsert)[];
  readonly compatibility: (typeof stationCompatibility.$inferInsert)[];
}

// 0800 0000 is no number that anyone can have.
const phoneOf = (line: number | undefined): string | null =>
  line === undefined ? null : `+628000000${String(line).padStart(4, '0')}`;

export const rowsOf = (
  { city, province, zone }: City,
  demo: DemoStation,
  order: number,
): StationRows => {
  const id = `sta_demo_${demo.slug}`;
  const type = EQUIPMENT[demo.evses[0]?.[0] ?? 'socket'].stationType;
  const evses = demo.evses.map(([equipment, status], position) => ({
    equipment,
    status,
    position,
    id: `evs_demo_${demo.slug}_${position + 1}`,
  }));
  return {
    station: {
      id,
      slug: demo.slug,
      source: 'demo',
      sourceRef: demo.slug,
      isDemo: true,
      locationName: demo.name,
      operatorName: type === 'PUBLIC_CHARGE' ? 'Arus Kota' : 'ALVA',
      address: demo.address,
      cityName: city,
      provinceName: province,
      lat: demo.at[0],
      lon: demo.at[1],
      timeZone: zone,
      chargingStationType: type,
      features: demo.features,
      motorcycleAllowed: demo.motorcycle,
      hours: demo.hours,
      isFree: demo.price.free ?? false,
      perKwhIdr: demo.price.kwh ?? null,
      perMinuteIdr: demo.price.minute ?? null,
      perSessionIdr: demo.price.session ?? null,
      phoneNumber: phoneOf(demo.phone),
      whatsapp: phoneOf(demo.phone),
      ...TEXTS[type],
      lastConfirmedAt: demo.confirmed === undefined ? null : daysFromEpoch(-demo.confirmed),
      updatedAt: EPOCH,
    },
    evses: evses.map(({ id: evseId, position }) => ({
      id: evseId,
      stationId: id,
      evsesId: `ID*ALV*E${String(order).padStart(3, '0')}${position + 1}`,
      position,
    })),
    connectors: evses.flatMap(({ id: evseId, equipment }) =>
      EQUIPMENT[equipment].connectors.map((plug, index) => ({
        ...plug,
        evseId,
        connectorId: String(index + 1),
      })),
    ),
    statuses: evses.map(({ id: evseId, status, position }) => ({
      id: evseId,
      stationId: id,
      status: STATUS[status] ?? 'UNKNOWN',
      sinceAt: EPOCH - (order + 1) * (position + 2) * 7 * MINUTE_MS,
      lastUpdatedAt: status === 'U' ? null : EPOCH - (order % 4) * MINUTE_MS,
    })),
    compatibility: Object.entries(COMPATIBILITY[demo.compatible]).map(
      ([productSlug, isCompatible]) => ({ stationId: id, productSlug, isCompatible }),
    ),
  };
};
