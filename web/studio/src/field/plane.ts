import { outline } from './outline.ts';
import type { Corner, Field2, Point2 } from './types.ts';

/** Distance to an outline, sampled once to a grid and read back smoothly. */
export type Plane = Field2 & { readonly bounds: readonly [number, number, number, number] };

const MARGIN = 0.06;

/** The signed distance of a closed outline of corners; `cell` is the grid's spacing in metres. */
export function plane(corners: readonly Corner[], cell = 0.004): Plane {
  const points = outline(corners);
  const xs = points.map((p) => p[0]);
  const ys = points.map((p) => p[1]);
  const x0 = Math.min(...xs) - MARGIN;
  const y0 = Math.min(...ys) - MARGIN;
  const nx = Math.ceil((Math.max(...xs) + MARGIN - x0) / cell) + 1;
  const ny = Math.ceil((Math.max(...ys) + MARGIN - y0) / cell) + 1;
  const grid = new Float32Array(nx * ny);
  for (let j = 0; j < ny; j++)
    for (let i = 0; i < nx; i++)
      grid[j * nx + i] = signedDistance(points, x0 + i * cell, y0 + j * cell);
  const read = cubicReader(grid, nx, ny);
  const field = (x: number, y: number): number => {
    let u = (x - x0) / cell;
    let v = (y - y0) / cell;
    let beyond = 0;
    if (u < 0) { beyond = -u; u = 0; } else if (u > nx - 1) { beyond = u - nx + 1; u = nx - 1; }
    if (v < 0) { beyond = Math.max(beyond, -v); v = 0; }
    else if (v > ny - 1) { beyond = Math.max(beyond, v - ny + 1); v = ny - 1; }
    return read(u, v) + beyond * cell;
  };
  const bounds = [x0 + MARGIN, y0 + MARGIN, x0 + nx * cell - MARGIN, y0 + ny * cell - MARGIN] as const;
  return Object.assign(field, { bounds });
}

function signedDistance(points: readonly Point2[], x: number, y: number): number {
  let best = 1e9;
  let inside = false;
  let [ax, ay] = points[points.length - 1]!;
  for (const [bx, by] of points) {
    const ex = bx - ax;
    const ey = by - ay;
    let t = ((x - ax) * ex + (y - ay) * ey) / (ex * ex + ey * ey + 1e-18);
    t = t < 0 ? 0 : t > 1 ? 1 : t;
    const qx = ax + ex * t - x;
    const qy = ay + ey * t - y;
    const d = qx * qx + qy * qy;
    if (d < best) best = d;
    if (ay > y !== by > y && x < (ex * (y - ay)) / ey + ax) inside = !inside;
    ax = bx;
    ay = by;
  }
  return (inside ? -1 : 1) * Math.sqrt(best);
}

/** Cubic B-spline reading: softens the sampled corners just enough to give clean highlights. */
function cubicReader(grid: Float32Array, nx: number, ny: number): Field2 {
  const row = (j: number, i: number, a0: number, a1: number, a2: number, a3: number): number => {
    const o = (j < 0 ? 0 : j >= ny ? ny - 1 : j) * nx;
    if (i > 0 && i + 2 < nx)
      return a0 * grid[o + i - 1]! + a1 * grid[o + i]! + a2 * grid[o + i + 1]! + a3 * grid[o + i + 2]!;
    const at = (k: number): number => grid[o + (k < 0 ? 0 : k >= nx ? nx - 1 : k)]!;
    return a0 * at(i - 1) + a1 * at(i) + a2 * at(i + 1) + a3 * at(i + 2);
  };
  return (u, v) => {
    const i = Math.floor(u);
    const j = Math.floor(v);
    const s = u - i;
    const t = v - j;
    const a0 = (1 - s) ** 3 / 6;
    const a1 = (3 * s * s * s - 6 * s * s + 4) / 6;
    const a3 = (s * s * s) / 6;
    const a2 = 1 - a0 - a1 - a3;
    const b0 = (1 - t) ** 3 / 6;
    const b1 = (3 * t * t * t - 6 * t * t + 4) / 6;
    const b3 = (t * t * t) / 6;
    const b2 = 1 - b0 - b1 - b3;
    return (
      b0 * row(j - 1, i, a0, a1, a2, a3) +
      b1 * row(j, i, a0, a1, a2, a3) +
      b2 * row(j + 1, i, a0, a1, a2, a3) +
      b3 * row(j + 2, i, a0, a1, a2, a3)
    );
  };
}
