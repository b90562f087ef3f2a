import { blendMin, clamp, ease, mix, roundMax } from '../../field/math.ts';
import { spline } from '../../field/spline.ts';
import type { Field3, Point3 } from '../../field/types.ts';
import type { Kit } from '../../mesh/kit.ts';
import { rod } from '../../mesh/shapes.ts';

/** Smooth noise between -1 and 1, the same on every run. */
export function noise(x: number, y: number, z: number): number {
  const [i, j, k] = [Math.floor(x), Math.floor(y), Math.floor(z)];
  const [u, v, w] = [smooth(x - i), smooth(y - j), smooth(z - k)];
  const row = (b: number, c: number): number => mix(corner(i, b, c), corner(i + 1, b, c), u);
  return mix(mix(row(j, k), row(j + 1, k), v), mix(row(j, k + 1), row(j + 1, k + 1), v), w);
}

const smooth = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10);

function corner(i: number, j: number, k: number): number {
  let h = Math.imul(i, 374761393) ^ Math.imul(j, 668265263) ^ Math.imul(k, 1274126177);
  h = Math.imul(h ^ (h >>> 13), 1103515245);
  return ((h ^ (h >>> 16)) & 0xffff) / 32768 - 1;
}

/** Cloth pinched into creases: round between them, sharp where it folds. */
export const crease = (x: number, y: number, z: number): number => 0.55 - Math.abs(noise(x, y, z)) * 1.6;

export interface Torso {
  /** By height: half the width and half the depth. */
  half: (y: number) => number;
  deep: (y: number) => number;
  /** Height of the shoulder beside the neck, and how far it falls towards the sleeve per metre. */
  shoulder: number;
  fall: number;
  hem: number;
}

/** A body without arms and head, a little squarer than an ellipse. */
export function torso({ half, deep, shoulder, fall, hem }: Torso): Field3 {
  return (x, y, z) => {
    const a = Math.max(0.05, half(y));
    const b = Math.max(0.05, deep(y));
    // The chest comes forward, the back is flatter.
    const lean = z - 0.012 + 0.03 * ease(0.95, 0.5, y) * (z > 0 ? 0.4 : 0);
    const q = (Math.abs(x / a) ** 2.5 + Math.abs(lean / b) ** 2.5) ** 0.4;
    const top = shoulder - fall * Math.max(0, Math.hypot(x, 0.05) - 0.09) - 1.5 * z * z;
    return roundMax(roundMax((q - 1) * Math.min(a, b), (y - top) * 0.9, 0.06), hem - y, 0.008);
  };
}

/** A sleeve on the right (x > 0), mirrored for the left: from the shoulder over the elbow to the cuff. */
export interface Sleeve {
  joints: readonly Point3[];
  radii: readonly number[];
  /** Deeper than wide by this much. */
  flat?: number;
}

export interface OnSleeve {
  /** Distance from the sleeve's surface. */
  d: number;
  /** Metres from the shoulder along the arm. */
  s: number;
  /** Angle around the arm; 0 faces the front. */
  turn: number;
}

/** Finds where a point is on a sleeve. */
export function onSleeve({ joints, radii, flat = 1 }: Sleeve): (x: number, y: number, z: number) => OnSleeve {
  const lengths = joints.slice(1).map((p, i) => Math.hypot(...p.map((v, k) => v - joints[i]![k]!)));
  return (x0, y, z) => {
    const x = Math.abs(x0);
    let best: OnSleeve = { d: 9, s: 0, turn: 0 };
    let start = 0;
    for (let i = 0; i + 1 < joints.length; i++) {
      const [a, b] = [joints[i]!, joints[i + 1]!];
      const [dx, dy, dz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
      const l = lengths[i]!;
      const t = clamp(((x - a[0]) * dx + (y - a[1]) * dy + (z - a[2]) * dz) / (l * l), 0, 1);
      const across = ((x - a[0] - dx * t) * -dy + (y - a[1] - dy * t) * dx) / Math.hypot(dx, dy);
      const along = ((x - a[0] - dx * t) * dx + (y - a[1] - dy * t) * dy) / Math.hypot(dx, dy);
      const front = z - a[2] - dz * t;
      const d = Math.hypot(along, across, front * flat) - mix(radii[i]!, radii[i + 1]!, t);
      const blended = i ? blendMin(best.d, d, 0.05) : d;
      if (d < best.d || !i) best = { d: blended, s: start + t * l, turn: Math.atan2(across, front) };
      else best = { ...best, d: blended };
      start += l;
    }
    return best;
  };
}

/** The thin layer of a garment inside a region, standing proud of it like a second piece of cloth. */
export const layer = (cloth: Field3, region: Field3, proud = 0.003): Field3 =>
  (x, y, z) => {
    const d = cloth(x, y, z);
    if (Math.abs(d) > 0.05) return d;
    return roundMax(Math.max(d - proud, -d - 0.012), region(x, y, z), 0.0025);
  };

/** A groove as a seam makes it; `distance` is how far the point is from the seam. */
export const seam = (distance: number, depth = 0.004, width = 0.006): number =>
  depth * Math.exp(-((distance / width) ** 2));

export const profile = spline;

/** What the garment hangs on: a neck with a turned cap, a pole and a foot. */
export function addForm(kit: Kit, neck: number, at: number): void {
  const flare: Field3 = (x, y, z) => {
    const r = 0.077 + 0.05 * ease(neck - 0.03, neck - 0.13, y);
    return roundMax((Math.hypot(x, (z + 0.012) * 1.08) - r) * 0.8, y - neck - 0.05, 0.008);
  };
  kit.solid('form-neck', 'seat2', (x, y, z) => Math.max(flare(x, y, z), neck - 0.16 - y), [-0.15, neck - 0.18, -0.16, 0.15, neck + 0.07, 0.15], { sides: 'single', cell: 0.005 });
  kit.add('form-cap', 'black2', rod([0, neck + 0.05, -0.012], [0, neck + 0.062, -0.012], 0.072, 0.07, 64));
  kit.add('form-knob', 'black2', rod([0, neck + 0.06, -0.012], [0, neck + 0.085, -0.012], 0.018, 0.024, 40));
  kit.add('form-pole', 'black2', rod([0, 0.01, 0], [0, at, 0], 0.015));
  kit.add('form-foot', 'black2', rod([0, 0, 0], [0, 0.012, 0], 0.17, 0.165, 96));
}
