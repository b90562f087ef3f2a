import { blendMax, blendMin, roundMax } from './math.ts';
import { plane } from './plane.ts';
import { spline } from './spline.ts';
import type { Corner, Field2, Field3 } from './types.ts';

/** A bend along x for a distance |z| from the middle (m): how a nose or a tail is swept back. */
export type Sweep = (absZ: number) => number;

/** x, height of the crease there, half-width at the crease (m). */
export type CreaseRow = readonly [x: number, height: number, halfWidth: number];

export interface Crease {
  rows: readonly CreaseRow[];
  /** Metres of width lost per metre above and below the crease. */
  above: number;
  below: number;
  /** Softness of the edge (m): 6-12 mm looks crisp, 25 mm looks inflated. */
  soft: number;
}

/** The half-width of a body at (x, y) from its crease lines; the narrowest one counts. */
export function halfWidth(creases: readonly Crease[], soft = 0.008): Field2 {
  const parts = creases.map((c) => {
    const height = spline(c.rows.map((r) => [r[0], r[1]] as const));
    const width = spline(c.rows.map((r) => [r[0], r[2]] as const));
    return (x: number, y: number): number => {
      const d = y - height(x);
      return width(x) - blendMax(c.above * d, -c.below * d, c.soft);
    };
  });
  return (x, y) => {
    let w = parts[0]!(x, y);
    for (let i = 1; i < parts.length; i++) w = blendMin(w, parts[i]!(x, y), soft);
    return w;
  };
}

export interface BodyShape {
  side: readonly Corner[];
  width: Field2;
  /** Radius between the side wall and the outline's edge (m). */
  fillet: number;
  sweep?: Sweep;
  /** How far the top falls away, y += crown * z^2. */
  crown?: number;
}

/** A body panel: solid, its side wall (for shells) and the same bend applied to a side region. */
export interface Body {
  solid: Field3;
  /** Distance outside the side wall alone; about 0 on the flank, very negative inside. */
  flank: Field3;
  region: (corners: readonly Corner[], cell?: number) => Field3;
  bounds: readonly [number, number, number, number];
}

export function body(shape: BodyShape): Body {
  const side = plane(shape.side);
  const sweep = shape.sweep ?? (() => 0);
  const crown = shape.crown ?? 0;
  const bent = (f: Field2): Field3 => (x, y, z) => f(x + sweep(Math.abs(z)), y + crown * z * z);
  const flank = (x: number, y: number, z: number): number => {
    const w = Math.abs(z);
    return (w - shape.width(x + sweep(w), y + crown * w * w)) * 0.92;
  };
  return {
    flank,
    solid: (x, y, z) => {
      const w = Math.abs(z);
      const X = x + sweep(w);
      const Y = y + crown * w * w;
      return roundMax(side(X, Y), (w - shape.width(X, Y)) * 0.92, shape.fillet);
    },
    region: (corners, cell = 0.003) => bent(plane(corners, cell)),
    bounds: side.bounds,
  };
}
