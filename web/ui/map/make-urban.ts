/**
 * `npm run map:urban -- <file>`: cuts Indonesia out of Natural Earth's 1:50m urban areas (public domain,
 * https://www.naturalearthdata.com/downloads/50m-cultural-vectors/50m-urban-areas/, as GeoJSON) and
 * writes `urban.json`, which is committed: the map has to draw without network. No package carries
 * them, so the downloaded file is named.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { areaOf, type Point, packed, simplifiedRing } from './cut-lines.ts';

/** The country; areas of its neighbours that lie in the box are too few to tell apart. */
const [WEST, EAST, SOUTH, NORTH] = [94, 142, -11.5, 6.5];
/** Degrees: what the simplified line may be off (about 500 m), and the grid it is kept on. */
const TOLERANCE = 0.005;
const GRID = 1_000;
/** Square degrees, about 5 km2: a smaller patch is a dot from afar. */
const LEAST_AREA = 0.000_4;

interface UrbanAreas {
  readonly features: readonly {
    readonly geometry:
      | { readonly type: 'Polygon'; readonly coordinates: readonly Point[][] }
      | { readonly type: 'MultiPolygon'; readonly coordinates: readonly Point[][][] };
  }[];
}

const [, , source] = process.argv;
if (source === undefined)
  throw new Error('Name the file: npm run map:urban -- ne_50m_urban_areas.json');
const { features } = JSON.parse(readFileSync(source, 'utf8')) as UrbanAreas;

const inCountry = ([lon, lat]: Point): boolean =>
  lon >= WEST && lon <= EAST && lat >= SOUTH && lat <= NORTH;
const rings = features
  .flatMap(({ geometry }) =>
    geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat(),
  )
  // GeoJSON repeats the first point at the end.
  .map((ring) => ring.slice(0, -1))
  .filter((ring) => ring.every(inCountry) && areaOf(ring) >= LEAST_AREA)
  .map((ring) => simplifiedRing(ring, TOLERANCE))
  .filter((ring) => ring.length > 2);
const text = `${JSON.stringify({ grid: GRID, rings: rings.map((ring) => packed(ring, GRID)) })}\n`;
writeFileSync(join(import.meta.dirname, 'urban.json'), text);
process.stdout.write(`${rings.length} areas, ${text.length} bytes\n`);
