import coast from './coast.json' with { type: 'json' };
import roads from './roads.json' with { type: 'json' };
import urban from './urban.json' with { type: 'json' };

export type LatLon = [lat: number, lon: number];

/** Lines from the steps on a grid that the files keep (cut-lines.ts). @param grid steps a degree */
const unpacked = (grid: number, lines: readonly (readonly number[])[]): LatLon[][] =>
  lines.map((steps) => {
    let [x, y] = [0, 0];
    const line: LatLon[] = [];
    for (let at = 0; at < steps.length; at += 2) {
      x += steps[at] ?? 0;
      y += steps[at + 1] ?? 0;
      line.push([y / grid, x / grid]);
    }
    return line;
  });

/** Closed lines. */
export const coastLines = (): LatLon[][] => unpacked(coast.grid, coast.rings);

/** What the largest cities cover: closed lines. */
export const urbanAreas = (): LatLon[][] => unpacked(urban.grid, urban.rings);

/** 1: toll roads and the road along an island; 2: other national roads. */
export type RoadRank = 1 | 2;

/** Main roads, from town to town (main-roads.ts). */
export const roadLines = (rank: RoadRank): LatLon[][] => unpacked(roads.grid, roads[rank]);
