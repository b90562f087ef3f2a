import { byLocale, inLocale, type Locale, type Text } from './locale.ts';

/** A province: the area a price on the road is for. Codes are the ministry's (Kemendagri). */
export interface Area {
  readonly code: string;
  readonly name: Text;
}

const area = (code: string, name: Text): Area => ({ code, name });

const sameName = (code: string, name: string): Area =>
  area(
    code,
    byLocale(() => name),
  );

export const DEFAULT_AREA = '31';

export const AREAS: readonly Area[] = [
  sameName('11', 'Aceh'),
  area('12', { en: 'North Sumatra', id: 'Sumatera Utara' }),
  area('13', { en: 'West Sumatra', id: 'Sumatera Barat' }),
  sameName('14', 'Riau'),
  sameName('15', 'Jambi'),
  area('16', { en: 'South Sumatra', id: 'Sumatera Selatan' }),
  sameName('17', 'Bengkulu'),
  sameName('18', 'Lampung'),
  area('19', { en: 'Bangka Belitung Islands', id: 'Kepulauan Bangka Belitung' }),
  area('21', { en: 'Riau Islands', id: 'Kepulauan Riau' }),
  area('31', { en: 'Jakarta', id: 'DKI Jakarta' }),
  area('32', { en: 'West Java', id: 'Jawa Barat' }),
  area('33', { en: 'Central Java', id: 'Jawa Tengah' }),
  area('34', { en: 'Yogyakarta', id: 'DI Yogyakarta' }),
  area('35', { en: 'East Java', id: 'Jawa Timur' }),
  sameName('36', 'Banten'),
  sameName('51', 'Bali'),
  area('52', { en: 'West Nusa Tenggara', id: 'Nusa Tenggara Barat' }),
  area('53', { en: 'East Nusa Tenggara', id: 'Nusa Tenggara Timur' }),
  area('61', { en: 'West Kalimantan', id: 'Kalimantan Barat' }),
  area('62', { en: 'Central Kalimantan', id: 'Kalimantan Tengah' }),
  area('63', { en: 'South Kalimantan', id: 'Kalimantan Selatan' }),
  area('64', { en: 'East Kalimantan', id: 'Kalimantan Timur' }),
  area('65', { en: 'North Kalimantan', id: 'Kalimantan Utara' }),
  area('71', { en: 'North Sulawesi', id: 'Sulawesi Utara' }),
  area('72', { en: 'Central Sulawesi', id: 'Sulawesi Tengah' }),
  area('73', { en: 'South Sulawesi', id: 'Sulawesi Selatan' }),
  area('74', { en: 'Southeast Sulawesi', id: 'Sulawesi Tenggara' }),
  sameName('75', 'Gorontalo'),
  area('76', { en: 'West Sulawesi', id: 'Sulawesi Barat' }),
  sameName('81', 'Maluku'),
  area('82', { en: 'North Maluku', id: 'Maluku Utara' }),
  sameName('91', 'Papua'),
  area('92', { en: 'West Papua', id: 'Papua Barat' }),
  area('93', { en: 'South Papua', id: 'Papua Selatan' }),
  area('94', { en: 'Central Papua', id: 'Papua Tengah' }),
  area('95', { en: 'Highland Papua', id: 'Papua Pegunungan' }),
  area('96', { en: 'Southwest Papua', id: 'Papua Barat Daya' }),
];

const byCode = new Map(AREAS.map((a) => [a.code, a]));

export const findArea = (code: string): Area | undefined => byCode.get(code);

/** The name in one language of a province that was written in another; what is none stays as it is. */
export const areaNamed = (name: string, locale: Locale): string => {
  const area = AREAS.find((each) => Object.values(each.name).includes(name));
  return area === undefined ? name : inLocale(area.name, locale);
};

/** Name of an area in a language; undefined for a code that is none. */
export const areaName = (code: string, locale: Locale): string | undefined => {
  const area = findArea(code);
  return area && inLocale(area.name, locale);
};
