import coast from './coast.json' with { type: 'json' };

export type LatLon = [lat: number, lon: number];

/** The coast as closed lines; `coast.json` keeps them as steps on a grid (make-coast.ts). */
export const coastLines = (): LatLon[][] =>
  coast.rings.map((steps) => {
    let [x, y] = [0, 0];
    const line: LatLon[] = [];
    for (let at = 0; at < steps.length; at += 2) {
      x += steps[at] ?? 0;
      y += steps[at + 1] ?? 0;
      line.push([y / coast.grid, x / coast.grid]);
    }
    return line;
  });
