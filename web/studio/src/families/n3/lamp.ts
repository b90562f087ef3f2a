import * as THREE from 'three';
import type { Point2, Point3 } from '../../field/types.ts';
import type { Kit } from '../../mesh/kit.ts';
import type { Group } from '../../mesh/part.ts';
import { around, ring, turned } from '../../mesh/shapes.ts';

const ORIGIN: Point3 = [0, 0, 0];

/** A round headlamp of radius r facing forward and `tilt` radians upwards: the N3's face. */
export function addRoundLamp(kit: Kit, at: Point3, r: number, tilt: number, group: Group = 'body'): void {
  const place = (g: THREE.BufferGeometry): THREE.BufferGeometry => g.rotateY(Math.PI / 2).rotateZ(tilt).translate(...at);
  const shell: Point2[] = [[r * 1.02, 0.006], [r * 1.1, -0.004], [r * 1.1, -0.03], [r * 0.96, -0.07], [r * 0.6, -0.1], [0.001, -0.11]];
  kit.add('lamp-shell', 'black', place(turned(shell, ORIGIN, 96)), group);
  kit.add('lamp-rim', 'chrome', place(ring([0, 0, 0.004], r * 1.03, 0.0065, 120)), group);
  const dish: Point2[] = [[r * 0.8, 0.002], [r * 0.72, -0.014], [r * 0.42, -0.03], [r * 0.34, -0.032], [0.001, -0.034]];
  kit.add('lamp-dish', 'bezel', place(turned(dish, ORIGIN, 96)), group);
  kit.add('lamp-ring', 'led', place(turned([[r * 0.96, 0.001], [r * 0.95, 0.006], [r * 0.82, 0.006], [r * 0.81, 0.001]], ORIGIN, 120)), group);
  const dome = Array.from({ length: 13 }, (_, k): Point2 => {
    const a = ((12 - k) / 12) * Math.PI * 0.5;
    return [Math.max(1e-4, r * 0.33 * Math.sin(a)), -0.03 + r * 0.26 * Math.cos(a)];
  });
  kit.add('lamp-projector', 'lens', place(turned(dome, ORIGIN, 64)), group);
  kit.add('lamp-projector-rim', 'chrome', place(ring([0, 0, -0.028], r * 0.36, 0.003, 64)), group);
  const facet = new THREE.BoxGeometry(0.004, r * 0.24, 0.008).translate(0, r * 0.57, -0.02);
  kit.add('lamp-facets', 'chrome', place(around(facet, 28, ORIGIN)), group);
  const cover = Array.from({ length: 11 }, (_, k): Point2 => {
    const s = 1 - k / 10;
    return [Math.max(1e-4, r * s), 0.006 + 0.022 * (1 - s * s)];
  });
  kit.add('lamp-cover', 'clear', place(turned(cover, ORIGIN, 96)), group);
}
