import type * as THREE from 'three';
import { plane } from '../../field/plane.ts';
import type { Point2, Point3 } from '../../field/types.ts';
import type { Kit } from '../../mesh/kit.ts';
import type { MaterialName } from '../../mesh/part.ts';
import { capsule, joined } from '../../mesh/shapes.ts';

/** Leads from a drawing (right, up) and a height above the cloth to a place on the garment. */
export type OnCloth = (u: number, v: number, lift: number) => Point3;

/** Distance from thread to thread (m). */
const PITCH = 0.0042;
const REACH = 0.14;

/** Satin stitch: thread beside thread across the shape, climbing, and a cord around it. */
export function embroider(kit: Kit, name: string, shape: readonly Point2[], on: OnCloth, thread: MaterialName, cord: MaterialName): void {
  const inside = plane(shape.map(([u, v]) => [u, v] as const), 0.002);
  const threads: THREE.BufferGeometry[] = [];
  const rows = Math.ceil(REACH / PITCH);
  for (let row = -rows; row <= rows; row++) {
    const at = (t: number): Point2 => [t * 0.82 - row * PITCH * 0.57, t * 0.57 + row * PITCH * 0.82];
    let from: number | undefined;
    for (let t = -REACH; t <= REACH; t += 0.0015) {
      const within = inside(...at(t)) < -0.001;
      if (within && from === undefined) from = t;
      if (within || from === undefined) continue;
      if (t - from > 0.004) threads.push(capsule(on(...at(from), 0.0012), on(...at(t), 0.0012), 0.0027));
      from = undefined;
    }
  }
  kit.add(`${name}-threads`, thread, joined(threads));
  const edge = shape.map(([u, v], i) => {
    const [a, b] = shape[(i + 1) % shape.length]!;
    return capsule(on(u, v, 0.001), on(a, b, 0.001), 0.0034);
  });
  kit.add(`${name}-cord`, cord, joined(edge));
}
