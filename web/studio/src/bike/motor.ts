import * as THREE from 'three';
import type { Point2, Point3 } from '../field/types.ts';
import type { Kit } from '../mesh/kit.ts';
import type { Group } from '../mesh/part.ts';
import { around, joined, ring, turned } from '../mesh/shapes.ts';

const HALF: Point2[] = [
  [0.126, 0.028], [0.122, 0.036], [0.108, 0.046], [0.085, 0.054], [0.05, 0.058], [0.034, 0.058], [0.03, 0.062], [0, 0.062],
];
const PROFILE: Point2[] = [...[...HALF].reverse().map(([r, z]): Point2 => [r, -z]), ...HALF];

/** A hub motor: housing, cooling fins around it, ribs and bolts on both faces. */
export function addMotor(kit: Kit, name: string, centre: Point3, group: Group): void {
  kit.add(`${name}-motor`, 'darkmetal', turned(PROFILE, centre), group);
  const fin = new THREE.BoxGeometry(0.006, 0.004, 0.05).translate(0, 0.127, 0);
  kit.add(`${name}-fins`, 'darkmetal', around(fin, 48, centre), group);
  const faces = [1, -1].flatMap((side) => {
    const face: Point3 = [centre[0], centre[1], side * 0.0545];
    const rib = new THREE.CapsuleGeometry(0.004, 0.042, 4, 8).translate(0, 0.082, 0);
    return [around(rib, 10, face)];
  });
  kit.add(`${name}-ribs`, 'darkmetal', joined(faces), group);
  const bolt = new THREE.CylinderGeometry(0.0045, 0.0045, 0.006, 6).rotateX(Math.PI / 2).translate(0, 0.108, 0);
  kit.add(`${name}-bolts`, 'metal', around(bolt, 10, [centre[0], centre[1], 0.047], 0.31), group);
  kit.add(`${name}-ring`, 'accent', ring([centre[0], centre[1], 0.0585], 0.052, 0.003, 64), group);
}
