import { type Coordinate, metresBetween } from '#edge/contract/stations/geo.ts';
import gazetteer from './points.json' with { type: 'json' };

/** Farther from every point we know, nobody can say which city it is. */
const CITY_METRES = 25_000;
/** A district is smaller: beyond this the point next to it says little. */
const DISTRICT_METRES = 4_000;
const FIELDS = 4;

export interface NearestRegion {
  readonly provinceId: string;
  readonly cityId: string;
  /** Empty when only the city is known. */
  readonly districtId: string;
}

/** The city and perhaps the district of a place, by the nearest point of the gazetteer. */
export const nearestRegion = (at: Coordinate): NearestRegion | undefined => {
  const { grid, cities, points } = gazetteer;
  let nearest = Number.POSITIVE_INFINITY;
  let index = 0;
  for (let i = 0; i < points.length; i += FIELDS) {
    const point = { lat: (points[i] ?? 0) / grid, lon: (points[i + 1] ?? 0) / grid };
    const metres = metresBetween(at, point);
    if (metres < nearest) {
      nearest = metres;
      index = i;
    }
  }
  const cityId = cities[points[index + 2] ?? 0];
  if (cityId === undefined || nearest > CITY_METRES) return undefined;
  const district = points[index + 3] ?? 0;
  const isNear = district > 0 && nearest <= DISTRICT_METRES;
  return {
    provinceId: cityId.slice(0, 2),
    cityId,
    districtId: isNear ? cityId + String(district).padStart(2, '0') : '',
  };
};
