import { type Coordinate, metresBetween } from '#edge/contract/stations/geo.ts';

/** Where the stations of an area lie, and how far from there a row may lie to be believed. */
export interface Area {
  readonly centre: Coordinate;
  /** Metres. */
  readonly limit: number;
}

/** The value that a share of the others does not exceed; of a few values never the farthest. */
const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? Number.NaN;

const median = (values: readonly number[]): number => quantile(values, 0.5);

/** Fewer rows than this say nothing about an area. */
const MIN_ROWS = 5;
/**
 * Nine tenths of an area's rows against the farthest of them. Stations crowd in the capital, so a
 * multiple of the *median* distance would refuse Bima, Manokwari and Gunungsitoli.
 */
const MOST = 0.9;
const SPREAD = 2.5;

/**
 * Medians withstand the dirt they are to find, as long as less than half of an area's rows have it.
 * @param least metres that are always believed
 */
export const areasOf = <T>(
  rows: readonly T[],
  nameOf: (row: T) => string,
  placeOf: (row: T) => Coordinate | undefined,
  least: number,
): Map<string, Area> => {
  const places = new Map<string, Coordinate[]>();
  for (const row of rows) {
    const place = placeOf(row);
    if (place === undefined) continue;
    const name = nameOf(row);
    places.set(name, [...(places.get(name) ?? []), place]);
  }
  const areas = new Map<string, Area>();
  for (const [name, all] of places) {
    if (all.length < MIN_ROWS) continue;
    const centre = { lat: median(all.map((p) => p.lat)), lon: median(all.map((p) => p.lon)) };
    const most = quantile(
      all.map((p) => metresBetween(centre, p)),
      MOST,
    );
    areas.set(name, { centre, limit: Math.max(least, SPREAD * most) });
  }
  return areas;
};

/** @param reach metres that count instead of the area's own limit */
export const isNear = (
  area: Area | undefined,
  place: Coordinate,
  reach = area?.limit ?? 0,
): boolean => area === undefined || metresBetween(area.centre, place) <= reach;
