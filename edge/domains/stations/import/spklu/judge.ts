import { type Coordinate, INDONESIA, inBox, metresBetween } from '#edge/contract/stations/geo.ts';
import { isReadable, type Reading, readingsOf } from '#edge/domains/stations/import/coordinate.ts';
import { type Area, areasOf, isNear } from '#edge/domains/stations/import/medians.ts';
import { zoneOfProvince } from '#edge/domains/stations/import/provinces.ts';
import type { Ledger, Reason } from '#edge/domains/stations/import/report.ts';
import type { Entry } from './read.ts';
import { isCity } from './values.ts';

/** An entry that may go in, where it really is. */
export interface Placed extends Entry {
  readonly at: Coordinate;
}

const KILOMETRE = 1_000;
const PROVINCE_LEAST = 150 * KILOMETRE;
/** A city ends long before this; regencies off Java do not, so they are held to their province only. */
const CITY_REACH = 40 * KILOMETRE;

const cell = (entry: Entry, name: string): string => entry.location.cells[name] ?? '';
const province = (entry: Entry): string => cell(entry, 'Provinsi');
const city = (entry: Entry): string => `${province(entry)} / ${cell(entry, 'Kabupaten / Kota')}`;

/** The coordinate as it stands, for the medians only. */
const literal = (entry: Entry): Coordinate | undefined => {
  const place = { lat: Number(cell(entry, 'Latitude')), lon: Number(cell(entry, 'Longitude')) };
  return inBox(INDONESIA, place) ? place : undefined;
};

interface Areas {
  readonly provinces: ReadonlyMap<string, Area>;
  readonly cities: ReadonlyMap<string, Area>;
}

const CITY_EDGE = 15 * KILOMETRE;
const CLEARLY_NEARER = 3;

/**
 * A coordinate of few digits at a city's edge that lies in its middle when read as degrees, minutes
 * and seconds was written so; half of such mistakes end less than a city's reach from the truth.
 */
const nearer = (readings: readonly Reading[], area: Area | undefined): Reading | undefined => {
  const [first] = readings;
  if (first === undefined || area === undefined) return undefined;
  const off = metresBetween(area.centre, first);
  if (off < CITY_EDGE) return undefined;
  return readings.find(
    (r) =>
      r.repairs.includes('coordinate-sexagesimal') &&
      metresBetween(area.centre, r) * CLEARLY_NEARER < off,
  );
};

/** The first reading that fits the city and the province, or why none does. */
const place = (entry: Entry, areas: Areas): Reading | Reason => {
  const [latitude, longitude] = [cell(entry, 'Latitude'), cell(entry, 'Longitude')];
  const readings = readingsOf(latitude, longitude);
  if (readings.length === 0)
    return isReadable(latitude, longitude) ? 'outside-indonesia' : 'bad-coordinate';
  const inProvince = readings.filter((r) => isNear(areas.provinces.get(province(entry)), r));
  if (inProvince.length === 0) return 'far-from-province';
  const area = areas.cities.get(city(entry));
  const inCity = inProvince.filter((r) => isNear(area, r, CITY_REACH));
  return nearer(inCity, area) ?? inCity[0] ?? 'far-from-city';
};

const refusalOf = (entry: Entry): Reason | undefined => {
  if (cell(entry, 'Nama Stasiun') === '') return 'missing-name';
  if (zoneOfProvince(province(entry)) === undefined) return 'unknown-province';
  return entry.connectors.length === 0 ? 'missing-connector' : undefined;
};

/** Decides which entries go in, and where they are; the rows of the others are refused with them. */
export const judge = (entries: readonly Entry[], ledger: Ledger): Placed[] => {
  const areas: Areas = {
    provinces: areasOf(entries, province, literal, PROVINCE_LEAST),
    cities: areasOf(
      entries.filter((entry) => isCity(cell(entry, 'Kabupaten / Kota'))),
      city,
      literal,
      CITY_REACH,
    ),
  };
  return entries.flatMap((entry) => {
    const { location, machine, connectors } = entry;
    const { file, line } = location;
    const verdict = refusalOf(entry) ?? place(entry, areas);
    if (typeof verdict === 'string') {
      const written = `${cell(entry, 'Latitude')}, ${cell(entry, 'Longitude')}`;
      ledger.refuse(file, line, verdict, written);
      for (const row of machine === undefined ? connectors : [machine, ...connectors])
        ledger.refuse(row.file, row.line, 'location-refused', entry.key);
      return [];
    }
    for (const reason of verdict.repairs)
      ledger.repair(file, line, reason, `${cell(entry, 'Latitude')}, ${cell(entry, 'Longitude')}`);
    if (machine === undefined) ledger.repair(file, line, 'missing-machine', entry.key);
    return [{ ...entry, at: { lat: verdict.lat, lon: verdict.lon } }];
  });
};
