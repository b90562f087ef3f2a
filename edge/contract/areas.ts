import type { Locale } from './locale.ts';

/** A province: the area a price on the road is for. Codes are the ministry's (Kemendagri). */
export interface Area {
  readonly code: string;
  readonly name: Readonly<Record<Locale, string>>;
}

const area = (code: string, id: string, en: string = id): Area => ({ code, name: { en, id } });

export const DEFAULT_AREA = '31';

export const AREAS: readonly Area[] = [
  area('11', 'Aceh'),
  area('12', 'Sumatera Utara', 'North Sumatra'),
  area('13', 'Sumatera Barat', 'West Sumatra'),
  area('14', 'Riau'),
  area('15', 'Jambi'),
  area('16', 'Sumatera Selatan', 'South Sumatra'),
  area('17', 'Bengkulu'),
  area('18', 'Lampung'),
  area('19', 'Kepulauan Bangka Belitung', 'Bangka Belitung Islands'),
  area('21', 'Kepulauan Riau', 'Riau Islands'),
  area('31', 'DKI Jakarta', 'Jakarta'),
  area('32', 'Jawa Barat', 'West Java'),
  area('33', 'Jawa Tengah', 'Central Java'),
  area('34', 'DI Yogyakarta', 'Yogyakarta'),
  area('35', 'Jawa Timur', 'East Java'),
  area('36', 'Banten'),
  area('51', 'Bali'),
  area('52', 'Nusa Tenggara Barat', 'West Nusa Tenggara'),
  area('53', 'Nusa Tenggara Timur', 'East Nusa Tenggara'),
  area('61', 'Kalimantan Barat', 'West Kalimantan'),
  area('62', 'Kalimantan Tengah', 'Central Kalimantan'),
  area('63', 'Kalimantan Selatan', 'South Kalimantan'),
  area('64', 'Kalimantan Timur', 'East Kalimantan'),
  area('65', 'Kalimantan Utara', 'North Kalimantan'),
  area('71', 'Sulawesi Utara', 'North Sulawesi'),
  area('72', 'Sulawesi Tengah', 'Central Sulawesi'),
  area('73', 'Sulawesi Selatan', 'South Sulawesi'),
  area('74', 'Sulawesi Tenggara', 'Southeast Sulawesi'),
  area('75', 'Gorontalo'),
  area('76', 'Sulawesi Barat', 'West Sulawesi'),
  area('81', 'Maluku'),
  area('82', 'Maluku Utara', 'North Maluku'),
  area('91', 'Papua'),
  area('92', 'Papua Barat', 'West Papua'),
  area('93', 'Papua Selatan', 'South Papua'),
  area('94', 'Papua Tengah', 'Central Papua'),
  area('95', 'Papua Pegunungan', 'Highland Papua'),
  area('96', 'Papua Barat Daya', 'Southwest Papua'),
];

const byCode = new Map(AREAS.map((a) => [a.code, a]));

export const findArea = (code: string): Area | undefined => byCode.get(code);
