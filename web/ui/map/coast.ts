import coast from './coast.json' with { type: 'json' };
import urban from './urban.json' with { type: 'json' };

export type LatLon = [lat: number, lon: number];

interface Packed {
  /** Steps of a degree. */
  readonly grid: number;
  readonly rings: readonly (readonly number[])[];
}

/** Closed lines, from the steps on a grid that the files keep (make-coast.ts, make-urban.ts). */
const unpacked = ({ grid, rings }: Packed): LatLon[][] =>
  rings.map((steps) => {
    let [x, y] = [0, 0];
    const line: LatLon[] = [];
    for (let at = 0; at < steps.length; at += 2) {
      x += steps[at] ?? 0;
      y += steps[at + 1] ?? 0;
      line.push([y / grid, x / grid]);
    }
    return line;
  });

export const coastLines = (): LatLon[][] => unpacked(coast);

/** What the largest cities cover. */
export const urbanAreas = (): LatLon[][] => unpacked(urban);
