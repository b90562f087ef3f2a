import type {
  ConnectorStandard,
  EvseStatus,
  PowerType,
} from '#edge/contract/stations/vocabulary.ts';
import { JAKARTA_MS } from '#edge/contract/time.ts';

export interface Plug {
  readonly standard: ConnectorStandard;
  readonly powerType: PowerType;
}

/** By the register's name in lower case. */
export const PLUGS: Readonly<Record<string, Plug>> = {
  'ac (tipe 2)': { standard: 'IEC_62196_T2', powerType: 'AC_3_PHASE' },
  'mennekes (tipe 2)': { standard: 'IEC_62196_T2', powerType: 'AC_3_PHASE' },
  'j1772 (tipe 1)': { standard: 'IEC_62196_T1', powerType: 'AC_1_PHASE' },
  ccs1: { standard: 'IEC_62196_T1_COMBO', powerType: 'DC' },
  ccs2: { standard: 'IEC_62196_T2_COMBO', powerType: 'DC' },
  chademo: { standard: 'CHADEMO', powerType: 'DC' },
};

/** OCPP words to OCPI's: `finishing` still has a vehicle at the plug. */
const STATUSES: Readonly<Record<string, EvseStatus>> = {
  available: 'AVAILABLE',
  preparing: 'CHARGING',
  charging: 'CHARGING',
  finishing: 'CHARGING',
  reserved: 'RESERVED',
  faulted: 'OUTOFORDER',
  unavailable: 'INOPERATIVE',
};

export const statusOf = (status: string, installation: string): EvseStatus =>
  installation.toLowerCase() === 'tidak beroperasi'
    ? 'INOPERATIVE'
    : (STATUSES[status.toLowerCase()] ?? 'UNKNOWN');

const numberOf = (text: string): number => (text === '' ? Number.NaN : Number(text));

/** Rupiah; energy outside these bounds is a slip of the pen, services are capped by decree. */
const ENERGY = { from: 1_000, to: 10_000 };
const SERVICE = { from: 1_000, to: 57_000 };

export interface Read {
  /** `null` when the cell holds none that can be believed. */
  readonly value: number | null;
  readonly bad: boolean;
}

const within = (text: string, { from, to }: { from: number; to: number }): Read => {
  const value = numberOf(text);
  if (text === '' || value === 0) return { value: null, bad: false };
  return value >= from && value <= to
    ? { value: Math.round(value), bad: false }
    : { value: null, bad: true };
};

/** Whole rupiah per kWh. */
export const energyPrice = (text: string): Read => within(text, ENERGY);

/** Whole rupiah a session; the price of energy in this column is a copy, not a fee. */
export const servicePrice = (text: string, energy: string): Read =>
  text === energy && text !== '' ? { value: null, bad: true } : within(text, SERVICE);

const KILOWATTS_UP_TO = 400;
const WATTS_FROM = 1_000;
const WATTS_UP_TO = 400_000;

export interface Power extends Read {
  readonly inKilowatts: boolean;
}

/** Watts; the register has them as watts or as kilowatts, and nothing between is either. */
export const powerOf = (text: string): Power => {
  const value = numberOf(text);
  if (value > 0 && value <= KILOWATTS_UP_TO)
    return { value: Math.round(value * 1_000), bad: false, inKilowatts: true };
  if (value >= WATTS_FROM && value <= WATTS_UP_TO)
    return { value: Math.round(value), bad: false, inKilowatts: false };
  return { value: null, bad: true, inKilowatts: false };
};

/** Amperes, or `null`. */
export const amperesOf = (text: string): number | null => {
  const value = numberOf(text);
  return value > 0 && value <= 1_000 ? Math.round(value) : null;
};

/** `m/d/yyyy H:MM` on Jakarta's clock; epoch ms. */
export const dateOf = (text: string): number | undefined => {
  const match = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?: (\d{1,2}):(\d{2}))?$/.exec(text);
  if (match === null) return undefined;
  const [month = 0, day = 0, year = 0, hour = 0, minute = 0] = match
    .slice(1)
    .map((n) => Number(n ?? 0));
  const date = new Date(Date.UTC(year, month - 1, day, hour - 7, minute));
  const local = new Date(date.getTime() + JAKARTA_MS);
  const real = local.getUTCMonth() === month - 1 && local.getUTCDate() === day;
  return real && year >= 2010 && hour < 24 && minute < 60 ? date.getTime() : undefined;
};

const SMALL = new Set(['dan', 'di', 'ke', 'of']);

const title = (text: string): string =>
  text
    .toLowerCase()
    .split(' ')
    .map((word) => (SMALL.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');

/** Legal forms tell a rider nothing. */
const LEGAL_FORM = /\b(pt|persero|perusahaan perseroan|tbk)\b\.?|[()]/gi;
const UTILITY = /perusahaan listrik negara/i;

/** `PT UTOMO CHARGEPLUS INDONESIA` → `Utomo Chargeplus Indonesia`; the utility by the name on its posts. */
export const operatorOf = (text: string): string | null => {
  if (UTILITY.test(text)) return 'PLN';
  const name = text.replace(LEGAL_FORM, ' ').replace(/\s+/g, ' ').trim();
  return name === '' ? null : title(name);
};

/** `KOTA ADM. JAKARTA UTARA` → `Jakarta Utara`, `KAB. BOGOR` → `Kabupaten Bogor`. */
export const cityOf = (text: string): string => {
  const [, city] = /^KOTA (?:ADM\.? )?(.+)$/i.exec(text) ?? [];
  if (city !== undefined) return title(city);
  const [, regency] = /^KAB\.? (?:ADM\.? )?(.+)$/i.exec(text) ?? [];
  return regency === undefined ? title(text) : `Kabupaten ${title(regency)}`;
};

export const isCity = (text: string): boolean => /^KOTA /i.test(text);

export const PLACEHOLDER_BRAND = /dummy|^-$|^test$/i;
