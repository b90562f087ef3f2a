import { blendMin, clamp } from './math.ts';
import type { Box3, Field3, Point3 } from './types.ts';

/** A box with rounded edges; half-sizes include the rounding. */
export const roundedBox = ([cx, cy, cz]: Point3, [hx, hy, hz]: Point3, r: number): Field3 =>
  (x, y, z) => {
    const a = Math.abs(x - cx) - hx + r;
    const b = Math.abs(y - cy) - hy + r;
    const c = Math.abs(z - cz) - hz + r;
    const out = Math.hypot(Math.max(a, 0), Math.max(b, 0), Math.max(c, 0));
    return out + Math.min(Math.max(a, b, c), 0) - r;
  };

/** An ellipsoid; the distance is a good estimate near its surface. */
export const ellipsoid = ([cx, cy, cz]: Point3, [rx, ry, rz]: Point3): Field3 =>
  (x, y, z) => {
    const a = (x - cx) / rx;
    const b = (y - cy) / ry;
    const c = (z - cz) / rz;
    const k0 = Math.hypot(a, b, c);
    const k1 = Math.hypot(a / rx, b / ry, c / rz) || 1e-9;
    return (k0 * (k0 - 1)) / k1;
  };

/** A bar with round ends between two points, its radius changing along it. */
export const limb = (a: Point3, b: Point3, ra: number, rb = ra): Field3 => {
  const d = [b[0] - a[0], b[1] - a[1], b[2] - a[2]] as const;
  const l2 = d[0] * d[0] + d[1] * d[1] + d[2] * d[2];
  return (x, y, z) => {
    const p = [x - a[0], y - a[1], z - a[2]] as const;
    const t = clamp((p[0] * d[0] + p[1] * d[1] + p[2] * d[2]) / l2, 0, 1);
    return Math.hypot(p[0] - d[0] * t, p[1] - d[1] * t, p[2] - d[2] * t) - (ra + (rb - ra) * t);
  };
};

/** Everything at once, melted together over k metres. */
export const melt = (k: number, ...fields: readonly Field3[]): Field3 =>
  (x, y, z) => {
    let d = fields[0]!(x, y, z);
    for (let i = 1; i < fields.length; i++) d = blendMin(d, fields[i]!(x, y, z), k);
    return d;
  };

/** A box around a middle (x, y) for meshing something symmetric about z = 0. */
export const around = (x: number, y: number, hx: number, hy: number, hz: number): Box3 =>
  [x - hx, y - hy, -hz, x + hx, y + hy, hz];
