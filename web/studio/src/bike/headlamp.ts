import * as THREE from 'three';
import { skin } from '../field/combine.ts';
import { plane } from '../field/plane.ts';
import type { Box3, Corner, Field3, Point2, Point3 } from '../field/types.ts';
import type { Kit } from '../mesh/kit.ts';
import type { Group } from '../mesh/part.ts';
import { turned } from '../mesh/shapes.ts';

/** A region drawn on a front view, mirrored: outwards and up (m). */
export function frontRegion(corners: readonly Corner[], cell = 0.002): Field3 {
  const shape = plane(corners, cell);
  return (_, y, z) => shape(Math.abs(z), y);
}

/** A pocket sunk `depth` metres into a solid; cut it from the mask that holds the lamps. */
export const pocket = (solid: Field3, inside: Field3, depth: number): Field3 =>
  (x, y, z) => Math.max(inside(x, y, z), -depth - solid(x, y, z));

/** Where a solid's front is at (y, z), as x (m). */
export function frontX(solid: Field3, y: number, z: number, from = 0.4, to = 0.95): number {
  let inside = from;
  let outside = to;
  for (let k = 0; k < 26; k++) {
    const m = (inside + outside) / 2;
    if (solid(m, y, z) < 0) inside = m;
    else outside = m;
  }
  return inside;
}

/** Projector lenses in a pocket (y, z of each, mirrored when z is not 0) under a clear cover. */
export function addProjectors(kit: Kit, o: {
  solid: Field3; cover: Field3; box: Box3; at: readonly Point2[]; radius: number; depth: number; group?: Group;
}): void {
  for (const [i, [y, z]] of o.at.entries()) {
    const x = frontX(o.solid, y, z) - o.depth;
    const put = z === 0 ? kit.add.bind(kit) : kit.pair.bind(kit);
    const centre: Point3 = [0, 0, 0];
    const r = o.radius;
    const place = (g: THREE.BufferGeometry): THREE.BufferGeometry => g.rotateY(Math.PI / 2).translate(x, y, z);
    const dome = Array.from({ length: 13 }, (_, k): Point2 => {
      const a = ((12 - k) / 12) * Math.PI * 0.5;
      return [Math.max(1e-4, r * Math.sin(a)), r * 0.75 * Math.cos(a)];
    });
    put(`projector${i}`, 'lens', place(turned(dome, centre, 40)), o.group);
    put(`projector-ring${i}`, 'chrome', place(new THREE.TorusGeometry(r * 1.1, r * 0.12, 10, 48)), o.group);
    put(`projector-cup${i}`, 'bezel', place(turned([[r * 1.0, -0.004], [r * 1.35, 0.004], [r * 1.5, 0.008], [r * 1.55, 0.004]], centre, 48)), o.group);
  }
  kit.solid('lamp-cover', 'clear', skin(o.solid, o.cover, -0.0005, 0.0035), o.box, { cell: 0.0022, group: o.group });
}
