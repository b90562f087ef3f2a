import { mix } from './math.ts';
import type { Corner, Point2 } from './types.ts';

/** Walks a closed outline and returns points at most `step` metres apart, corners trimmed round. */
export function outline(corners: readonly Corner[], step = 0.004): Point2[] {
  const edges = corners.map((a, i) => edge(a, corners[(i + 1) % corners.length]!));
  const points: Point2[] = [];
  for (let i = 0; i < edges.length; i++) {
    const { at, length } = edges[i]!;
    const next = corners[(i + 1) % corners.length]!;
    const trim = next[2] ?? 0;
    const t0 = Math.min(0.49, (corners[i]![2] ?? 0) / length);
    const t1 = 1 - Math.min(0.49, trim / length);
    const count = Math.max(2, Math.ceil((length * (t1 - t0)) / step));
    for (let k = 0; k < (trim ? count + 1 : count); k++) points.push(at(mix(t0, t1, k / count)));
    if (trim) {
      const after = edges[(i + 1) % edges.length]!;
      const end = after.at(Math.min(0.49, trim / after.length));
      points.push(...turn(at(t1), next, end, Math.max(4, Math.ceil((trim * 1.6) / step))));
    }
  }
  return points;
}

function edge(a: Corner, b: Corner): { at: (t: number) => Point2; length: number } {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const length = Math.hypot(dx, dy) || 1e-9;
  const bow = (2 * (a[3] ?? 0)) / length;
  const middle: Point2 = [(a[0] + b[0]) / 2 - dy * bow, (a[1] + b[1]) / 2 + dx * bow];
  return { length, at: (t) => quadratic(a, middle, b, t) };
}

function turn(from: Point2, corner: Corner, to: Point2, steps: number): Point2[] {
  const points: Point2[] = [];
  for (let k = 1; k < steps; k++) points.push(quadratic(from, corner, to, k / steps));
  return points;
}

type Pair = readonly [number, number, ...unknown[]];

function quadratic(a: Pair, b: Pair, c: Pair, t: number): Point2 {
  const s = 1 - t;
  return [
    s * s * a[0] + 2 * s * t * b[0] + t * t * c[0],
    s * s * a[1] + 2 * s * t * b[1] + t * t * c[1],
  ];
}
