import * as THREE from 'three';
import { clamp } from '../field/math.ts';
import type { Point2 } from '../field/types.ts';
import type { Group } from '../mesh/part.ts';
import type { Kit } from '../mesh/kit.ts';
import { joined, turned } from '../mesh/shapes.ts';
import type { Wheel } from './chassis.ts';

const BLOCKS = 34;

/** Radius of the tyre's skin at a share s (-1..1) of its half-width. */
function skin(w: Wheel, s: number): number {
  const angle = Math.asin(clamp(Math.abs(s), 0, 1) ** (1 / 0.9));
  return w.rim + (w.tyre - w.rim) * Math.cos(angle * 0.9999) ** 0.55;
}

export function addTyre(kit: Kit, name: string, w: Wheel, group: Group): void {
  const [x, y] = w.centre;
  const half = w.width / 2;
  const profile = Array.from({ length: 45 }, (_, i): Point2 => {
    const a = (i / 22 - 1) * Math.PI * 0.5;
    const s = Math.sign(a) * Math.abs(Math.sin(a)) ** 0.9;
    const r = w.rim + (w.tyre - w.rim) * (Math.cos(a) * 0.9999 + 0.0001) ** 0.55;
    return [r, half * s * (0.8 + 0.2 * Math.min(1, ((r - w.rim) / (w.tyre - w.rim)) * 2.2))];
  });
  kit.add(`${name}-tyre`, 'tyre', turned(profile, [x, y, 0], 120), group);
  const blocks: THREE.BufferGeometry[] = [];
  for (let i = 0; i < BLOCKS; i++)
    for (const side of [1, -1]) blocks.push(treadBlock(w, i, side).translate(x, y, 0));
  kit.add(`${name}-tread`, 'tread', joined(blocks), group);
  for (const side of [1, -1] as const)
    kit.add(`${name}-bead${side}`, 'tread',
      new THREE.TorusGeometry(w.rim + 0.026, 0.0016, 6, 96).translate(x, y, side * half * 0.985), group);
}

/** A slanted bar, 2 mm proud of the skin, bent along it. */
function treadBlock(w: Wheel, index: number, side: number): THREE.BufferGeometry {
  const half = w.width / 2;
  const b = new THREE.BoxGeometry(0.011, 0.003, half * 0.7, 1, 1, 8);
  const p = b.attributes['position']!;
  for (let q = 0; q < p.count; q++) {
    const z = p.getZ(q) + side * half * 0.5;
    const turn = ((index + (side > 0 ? 0.5 : 0)) / BLOCKS) * Math.PI * 2;
    const angle = turn + Math.abs(z) * 1.9 + p.getX(q) / w.tyre;
    const r = skin(w, Math.min(Math.abs(z) / half, 0.985)) + (p.getY(q) > 0 ? 0.0022 : -0.004);
    p.setXYZ(q, Math.cos(angle) * r, Math.sin(angle) * r, z);
  }
  b.computeVertexNormals();
  return b;
}
