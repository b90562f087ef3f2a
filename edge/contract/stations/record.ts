import type { OpeningHours, TimeZone } from '../hours.ts';
import type { ReportKind } from './reports.ts';
import type {
  ChargingStationType,
  ConnectorStandard,
  EvseStatus,
  PowerType,
  StationFeature,
} from './vocabulary.ts';

interface StationReport {
  readonly kind: ReportKind;
  /** When the rider saw it; epoch ms. */
  readonly seenAt: number;
}

/** A text in both languages. */
export interface Bilingual {
  readonly en: string;
  readonly id: string;
}

export interface Connector {
  readonly connectorId: string;
  readonly standard: ConnectorStandard;
  readonly format: 'SOCKET' | 'CABLE';
  readonly powerType: PowerType | null;
  /** Watts. */
  readonly maxElectricPower: number | null;
  /** Amperes. */
  readonly maxAmperage: number | null;
}

/** The part of a station that charges one vehicle at a time. */
export interface Evse {
  readonly id: string;
  /** The uid its operator gave it. */
  readonly evsesId: string;
  readonly connectors: readonly Connector[];
}

/** Whole rupiah; `null` where the station does not charge that way or nobody knows. */
export interface Prices {
  readonly free: boolean;
  readonly perKwh: number | null;
  readonly perMinute: number | null;
  readonly perSession: number | null;
}

/**
 * A station as `sync` sends it and the device keeps it. Status is not in here: it changes by the
 * minute and travels as `EvseStatusRecord`.
 */
export interface StationRecord {
  readonly id: string;
  readonly slug: string;
  readonly source: string;
  readonly isDemo: boolean;
  readonly locationName: string;
  readonly operatorName: string | null;
  readonly address: string;
  readonly cityName: string;
  readonly provinceName: string;
  readonly lat: number;
  readonly lon: number;
  readonly timeZone: TimeZone;
  readonly chargingStationType: ChargingStationType;
  readonly features: readonly StationFeature[];
  /** `null` = nobody has said. */
  readonly motorcycleAllowed: boolean | null;
  readonly hours: OpeningHours | null;
  readonly prices: Prices;
  readonly phoneNumber: string | null;
  readonly whatsapp: string | null;
  readonly description: Bilingual | null;
  readonly howToUse: Bilingual | null;
  readonly img: readonly { readonly name: string; readonly url: string }[];
  /** By product slug; a product that is missing is unknown, and unknown is not yes. */
  readonly compatible: Readonly<Record<string, boolean>>;
  readonly evses: readonly Evse[];
  /** When a person last saw that the station is as described; epoch ms. */
  readonly lastConfirmedAt: number | null;
  /** Digits by hour of the week (`likely.ts`); `null` without a live source. */
  readonly freeByHour: string | null;
  /** What riders saw, newest first; whoever shows them judges by age and number. */
  readonly reports: readonly StationReport[];
  readonly updatedAt: number;
}

export interface EvseStatusRecord {
  /** The EVSE's `id`. */
  readonly id: string;
  readonly stationId: string;
  readonly status: EvseStatus;
  /** When this status began; epoch ms, `null` when the source does not say. */
  readonly since: number | null;
  /** When the source last said so; epoch ms, `null` when it does not say. */
  readonly lastUpdated: number | null;
}
