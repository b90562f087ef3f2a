import type { TimeZone } from '#edge/contract/time-zones.ts';

const WIB = [
  'Aceh',
  'Sumatera Utara',
  'Sumatera Barat',
  'Riau',
  'Kepulauan Riau',
  'Jambi',
  'Bengkulu',
  'Sumatera Selatan',
  'Kepulauan Bangka Belitung',
  'Lampung',
  'Banten',
  'DKI Jakarta',
  'Jawa Barat',
  'Jawa Tengah',
  'DI Yogyakarta',
  'Jawa Timur',
  'Kalimantan Barat',
  'Kalimantan Tengah',
];
const WITA = [
  'Bali',
  'Nusa Tenggara Barat',
  'Nusa Tenggara Timur',
  'Kalimantan Selatan',
  'Kalimantan Timur',
  'Kalimantan Utara',
  'Sulawesi Utara',
  'Gorontalo',
  'Sulawesi Tengah',
  'Sulawesi Barat',
  'Sulawesi Selatan',
  'Sulawesi Tenggara',
];
const WIT = [
  'Maluku',
  'Maluku Utara',
  'Papua',
  'Papua Barat',
  'Papua Barat Daya',
  'Papua Selatan',
  'Papua Tengah',
  'Papua Pegunungan',
];

const ZONES = new Map<string, TimeZone>([
  ...WIB.map((name) => [name.toLowerCase(), 'Asia/Jakarta'] as const),
  ...WITA.map((name) => [name.toLowerCase(), 'Asia/Makassar'] as const),
  ...WIT.map((name) => [name.toLowerCase(), 'Asia/Jayapura'] as const),
]);

/** The clock of a province; `undefined` for what is none of the 38. */
export const zoneOfProvince = (province: string): TimeZone | undefined =>
  ZONES.get(province.toLowerCase());

/** Where the clocks change, roughly: east of Java, and between Sulawesi and Maluku. */
const WITA_FROM = 115.2;
const WIT_FROM = 125.9;

/** The clock of a place whose source gives none: by its province, else by its longitude. */
export const zoneOfPlace = (province: string, lon: number): TimeZone => {
  const zone = zoneOfProvince(province);
  if (zone !== undefined) return zone;
  if (lon >= WIT_FROM) return 'Asia/Jayapura';
  return lon >= WITA_FROM ? 'Asia/Makassar' : 'Asia/Jakarta';
};
