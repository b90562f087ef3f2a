import type { Coordinate } from '#edge/contract/stations/geo.ts';

/** A district (kecamatan). Ids are the ministry's codes without dots: 2, 4 and 6 digits. */
export interface RegionDistrict {
  readonly id: string;
  readonly name: string;
}

/** A city or regency (kota, kabupaten) with its districts. */
export interface RegionCity {
  readonly id: string;
  readonly name: string;
  /** Its seat, or the middle of what is known of it; `null` where the gazetteer has nothing. */
  readonly at: Coordinate | null;
  readonly districts: readonly RegionDistrict[];
}

/** Reads a line of the region data: `3174|Kota Jakarta Selatan|-6.26|106.8|01 Tebet|…`. */
export const cityOfLine = (line: string): RegionCity => {
  const [id = '', name = '', lat = '', lon = '', ...districts] = line.split('|');
  return {
    id,
    name,
    at: lat === '' ? null : { lat: Number(lat), lon: Number(lon) },
    districts: districts.map((each) => ({ id: id + each.slice(0, 2), name: each.slice(3) })),
  };
};
