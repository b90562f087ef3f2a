import * as THREE from 'three';
import { box, rod } from '../mesh/shapes.ts';
import { addBike } from './bikes.ts';
import { addHedge, addTree } from './plants.ts';
import { addGlazing, block, type Site, slats } from './site.ts';
import { addCity, addStreet } from './street.ts';

const SPAN = 2.75;
const RISE = 1.25;
const TILT = Math.atan2(RISE, SPAN);

/** Both slopes of a roof whose ridge runs from front to back. */
const gable = (x: number, y: number, z: number, depth: number): THREE.BufferGeometry[] =>
  [-1, 1].map((side) =>
    new THREE.BoxGeometry(Math.hypot(SPAN, RISE) + 0.35, 0.12, depth)
      .rotateZ(-side * TILT)
      .translate(x + (side * SPAN) / 2, y + RISE / 2, z));

/** The triangle below a gable. */
const pediment = (x: number, y: number, z: number): THREE.BufferGeometry => {
  const shape = new THREE.Shape().moveTo(-SPAN, 0).lineTo(SPAN, 0).lineTo(0, RISE).closePath();
  return new THREE.ExtrudeGeometry(shape, { depth: 0.18, bevelEnabled: false }).translate(x, y, z);
};

/** A dealer in two brick halls with gables: sales behind the glass, service behind open gates. */
export function buildBrickHall(s: Site): void {
  addStreet(s, 0.22, 5);
  addCity(s, -14, 3.3);
  s.block('cloth2', [0, 0.2, -1.6], [11.2, 0.04, 4], 0.01);
  const halls = [-2.8, 2.8];
  for (const x of halls) {
    s.shadowless('paint2', block([x, 0.22, -3.6], [5.5, 3.5, 0.2]));
    s.add('paint2', pediment(x, 3.72, 0.2), pediment(x, 3.72, -3.7));
    s.shadowless('darkmetal', ...gable(x, 3.82, -1.7, 4.7));
    s.block('led', [x, 3.62, -1.6], [4.4, 0.05, 0.1], 0.01);
  }
  for (const x of [-5.5, 0, 5.5]) s.shadowless('paint2', block([x, 0.22, -1.6], [0.3, 3.5, 4.1]));
  // Courses of lighter stone.
  s.block('white', [0, 3.62, 0.36], [11.3, 0.16, 0.16], 0.02);
  for (const x of [-5.5, 0, 5.5]) s.block('white', [x, 0.22, 0.46], [0.42, 3.4, 0.16], 0.03);
  // Sales on the left.
  addGlazing(s, -5.3, -0.2, 0.26, 0.36, 2.55, 5);
  s.block('black', [-2.75, 2.81, 0.42], [5.1, 0.8, 0.2], 0.04);
  s.sign([-3.5, 3.22, 0.54], 2.3);
  s.block('accent', [-2.75, 2.82, 0.53], [5, 0.05, 0.03], 0.01);
  s.block('accent', [-2.9, 0.26, -3.45], [3.2, 2.7, 0.08]);
  addBike(s, 'alva-n3', 'caliper', { x: -4.3, z: -1.1, y: 0.26, turn: -50 });
  addBike(s, 'alva-cervo', 'paint', { x: -1.7, z: -1.1, y: 0.26, turn: -50 });
  // Service on the right: a rolled-up gate, a lift, shelves.
  s.add('metal', ...Array.from({ length: 5 }, (_, i) => block([2.75, 2.86 + i * 0.15, 0.4], [4.9, 0.13, 0.08], 0.02)));
  s.add('wood', ...slats(0.3, 0.26, -3.42, 4.9, 2, 0.3));
  s.block('darkmetal', [2.6, 0.78, -0.9], [2.2, 0.1, 0.75], 0.03);
  s.add('metal', rod([1.9, 0.26, -0.9], [3.3, 0.8, -0.9], 0.05), rod([3.3, 0.26, -0.9], [1.9, 0.8, -0.9], 0.05));
  addBike(s, 'alva-one', 'white', { x: 2.6, z: -0.9, y: 0.88, turn: -10 });
  s.block('red', [4.6, 0.26, -1.7], [0.6, 0.9, 0.5], 0.04);
  s.add('tyre', ...[0, 1, 2, 3].map((i) => new THREE.TorusGeometry(0.27, 0.08, 14, 48).rotateX(Math.PI / 2).translate(0.75, 0.36 + i * 0.16, -2.4)));
  // The round windows of the gables.
  for (const x of halls) {
    s.add('white', new THREE.CylinderGeometry(0.42, 0.42, 0.1, 48).rotateX(Math.PI / 2).translate(x, 4.15, 0.42));
    s.add('gloss', new THREE.CylinderGeometry(0.34, 0.34, 0.12, 48).rotateX(Math.PI / 2).translate(x, 4.15, 0.43));
  }
  // The yard.
  for (const x of [-4.6, -3, -1.4]) s.block('white', [x, 0.22, 2.7], [0.07, 0.012, 1.9], 0.004);
  addBike(s, 'alva-cervo', 'gloss', { x: -3.8, z: 2.7, y: 0.22, turn: -74 });
  addBike(s, 'alva-one-xp', 'white', { x: -2.2, z: 2.7, y: 0.22, turn: -74 });
  s.block('black', [5.1, 0.22, 2.6], [0.85, 2.5, 0.24], 0.05);
  s.sign([5.1, 2.25, 2.73], 0.72);
  s.add('accent', box([0.6, 0.05, 0.02], [5.1, 0.6, 2.73]));
  addTree(s, { x: -6.9, z: 0.6, y: 0.22, size: 1.15 }, 1.2);
  addHedge(s, [2.6, 0.22, 3.4], [3.6, 0.55, 0.6], 0.4);
}
