import * as THREE from 'three';
import { mix } from '../field/math.ts';
import type { Field3, Point2 } from '../field/types.ts';
import type { Kit } from '../mesh/kit.ts';
import { joined } from '../mesh/shapes.ts';

/** Where a body's flank is at (x, y), as a positive z (m). */
export function flankZ(solid: Field3, x: number, y: number): number {
  let inside = 0;
  let outside = 0.35;
  for (let k = 0; k < 26; k++) {
    const m = (inside + outside) / 2;
    if (solid(x, y, m) < 0) inside = m;
    else outside = m;
  }
  return inside;
}

/** The wordmark laid on both flanks of a body, between two x and two y, climbing by `skew`. */
export function addWordmark(kit: Kit, solid: Field3, x: Point2, y: Point2, skew: number): void {
  for (const side of [1, -1]) kit.add(`wordmark${side}`, 'decal', patch(solid, x, y, skew, side));
}

function patch(solid: Field3, [x0, x1]: Point2, [y0, y1]: Point2, skew: number, side: number): THREE.BufferGeometry {
  const [nx, ny] = [40, 14];
  const p: number[] = [];
  const uv: number[] = [];
  const index: number[] = [];
  for (let j = 0; j <= ny; j++)
    for (let i = 0; i <= nx; i++) {
      const x = mix(x0, x1, i / nx);
      const y = mix(y0, y1, j / ny) + skew * (x - x0);
      p.push(x, y, side * (flankZ(solid, x, y) + 0.0012));
      uv.push(side > 0 ? i / nx : 1 - i / nx, j / ny);
      if (i === nx || j === ny) continue;
      const a = j * (nx + 1) + i;
      const [b, c, d] = [a + 1, a + nx + 1, a + nx + 2];
      index.push(...(side > 0 ? [a, b, c, b, d, c] : [a, c, b, b, c, d]));
    }
  const g = new THREE.BufferGeometry();
  g.setAttribute('position', new THREE.Float32BufferAttribute(p, 3));
  g.setAttribute('uv', new THREE.Float32BufferAttribute(uv, 2));
  g.setIndex(index);
  g.computeVertexNormals();
  return g;
}

/** Countersunk screws on both flanks of a body. */
export function addScrews(kit: Kit, name: string, solid: Field3, at: readonly Point2[], r = 0.0055): void {
  const screws = at.map(([x, y]) => {
    const z = flankZ(solid, x, y);
    const e = 0.004;
    const slope = new THREE.Vector3(
      flankZ(solid, x - e, y) - flankZ(solid, x + e, y), flankZ(solid, x, y - e) - flankZ(solid, x, y + e), 2 * e).normalize();
    const turn = new THREE.Quaternion().setFromUnitVectors(new THREE.Vector3(0, 1, 0), slope);
    const head = new THREE.CylinderGeometry(r * 0.8, r, 0.003, 20).applyQuaternion(turn);
    const socket = new THREE.TorusGeometry(r * 0.42, r * 0.16, 6, 6).rotateX(Math.PI / 2).translate(0, 0.0016, 0).applyQuaternion(turn);
    return joined([head, socket]).translate(x, y, z + 0.0004);
  });
  kit.pair(`${name}-screws`, 'darkmetal', joined(screws));
}
