import type { Body } from '../field/body.ts';
import type { Box3 } from '../field/types.ts';
import type { Kit } from '../mesh/kit.ts';
import type { MaterialName } from '../mesh/part.ts';
import { joined, rod } from '../mesh/shapes.ts';

export interface SeatOptions {
  shape: Body;
  /** Half-width of the seat along x (m). */
  half: (x: number) => number;
  /** x of the seam across, and how it leans with height. */
  cross: { x: number; lean: number };
  /** x from and to where the long seams run, and their distance from the edge (m). */
  seam: { from: number; to: number; inset: number };
  /** Heights between which the cushion's top is looked for (m). */
  heights: readonly [number, number];
  material?: MaterialName;
}

const GROOVE = 0.0035;

/** A cushion with pressed-in seams and stitches beside them. */
export function addSeat(kit: Kit, o: SeatOptions): void {
  const [x0, y0, x1, y1] = o.shape.bounds;
  const box: Box3 = [x0 - 0.02, y0 - 0.03, -0.21, x1 + 0.02, y1 + 0.02, 0.21];
  const { cross, seam } = o;
  kit.solid('seat', o.material ?? 'seat', (x, y, z) => {
    const d = o.shape.solid(x, y, z);
    if (d > 0.03) return d;
    const across = Math.abs(x - cross.x - 0.5 * z * z - cross.lean * (y - o.heights[0]));
    const outside = x > seam.to + 0.01 || x < seam.from - 0.01 ? 0.05 : 0;
    const along = Math.abs(Math.abs(z) - (o.half(x) - seam.inset)) + outside;
    const g = Math.min(across, along) / GROOVE;
    return d + GROOVE * Math.exp(-g * g);
  }, box);
  const stitches = [1, -1].flatMap((side) => {
    const dashes = [];
    const z = (x: number): number => side * (o.half(x) - seam.inset - 0.0075);
    for (let x = seam.from; x < seam.to; x += 0.0095) {
      if (Math.abs(x - cross.x) < 0.03) continue;
      const a = top(o, x, z(x));
      const b = top(o, x + 0.006, z(x + 0.006));
      if (a === undefined || b === undefined) continue;
      dashes.push(rod([x, a + 0.0003, z(x)], [x + 0.006, b + 0.0003, z(x + 0.006)], 0.0011, 0.0011, 6));
    }
    return dashes;
  });
  if (stitches.length) kit.add('stitches', 'stitch', joined(stitches));
}

/** Height of the cushion at (x, z). */
function top(o: SeatOptions, x: number, z: number): number | undefined {
  for (let y = o.heights[1]; y > o.heights[0]; y -= 0.004) {
    if (o.shape.solid(x, y, z) >= 0) continue;
    let inside = y;
    let outside = y + 0.004;
    for (let i = 0; i < 12; i++) {
      const m = (inside + outside) / 2;
      if (o.shape.solid(x, m, z) < 0) inside = m;
      else outside = m;
    }
    return inside;
  }
  return undefined;
}
