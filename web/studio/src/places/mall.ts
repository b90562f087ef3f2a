import * as THREE from 'three';
import { rod } from '../mesh/shapes.ts';
import { addBike } from './bikes.ts';
import { addPlant } from './plants.ts';
import { addGlazing, block, drum, type Site, slats } from './site.ts';
import { addGround } from './street.ts';

/** A studio in a mall: a wide bay between two shops, the gallery of the next floor above it. */
export function buildMallFront(s: Site): void {
  addGround(s, 'paving', 0.25, 40);
  s.shadowless('white', block([0, 0.25, -3.3], [28, 3.6, 0.2]));
  for (const x of [-13.4, -8.2, -5.6, -3, 3, 5.6, 8.2, 13.4]) s.shadowless('white', block([x, 0.25, -1.6], [0.28, 3.6, 3.5], 0.03));
  s.shadowless('white', block([0, 3.85, -1.3], [28, 0.42, 4.3], 0.04));
  // Our bay: open in the middle, glass on both sides, the name above.
  s.block('wood', [0, 0.25, -1.5], [5.8, 0.04, 3.4], 0.01);
  addGlazing(s, -2.86, -1.2, 0.29, 0.25, 2.75, 2);
  addGlazing(s, 1.2, 2.86, 0.29, 0.25, 2.75, 2);
  s.block('black', [0, 3.02, 0.28], [5.74, 0.84, 0.3], 0.04);
  s.sign([0, 3.45, 0.44], 2.7);
  s.block('led', [0, 2.98, 0.4], [5.5, 0.04, 0.05], 0.01);
  s.block('accent', [0, 0.29, -3.15], [5.7, 3.4, 0.08]);
  s.block('black', [-0.2, 1.15, -3.05], [3, 1.7, 0.06]);
  s.block('led', [-0.2, 1.12, -3.03], [3, 0.03, 0.06], 0.005);
  s.sign([-0.2, 2, -3.01], 2.1);
  for (const x of [-1.75, 1.75]) s.add('white', drum([x, 0.29, -1.35], 1, 0.14));
  for (const x of [-1.75, 1.75]) s.add('led', new THREE.TorusGeometry(0.99, 0.025, 8, 64).rotateX(Math.PI / 2).translate(x, 0.36, -1.35));
  addBike(s, 'alva-n3', 'caliper', { x: -1.75, z: -1.35, y: 0.43, turn: -40 });
  addBike(s, 'alva-one', 'white', { x: 1.75, z: -1.35, y: 0.43, turn: -128 });
  addBike(s, 'alva-cervo', 'paint', { x: 0.05, z: 0.55, y: 0.29, turn: -34 });
  for (const z of [-2.4, -0.8]) s.block('led', [0, 3.8, z], [5.2, 0.05, 0.08], 0.01);
  // The neighbours: a shop of warm wood, and one with its shutter down.
  s.add('wood', ...slats(-5.45, 0.25, 0.1, 2.3, 1.1, 0.2));
  addGlazing(s, -5.45, -3.15, 1.35, 0.1, 1.6, 2);
  s.block('paint2', [-4.3, 3, 0.14], [2.35, 0.8, 0.2], 0.03);
  s.block('white', [-4.3, 3.32, 0.25], [1.1, 0.14, 0.02], 0.01);
  for (const x of [-5, -4.3, -3.6]) addPlant(s, { x, z: -0.5, y: 1.3, size: 0.7 }, x);
  s.add('metal', ...Array.from({ length: 15 }, (_, i) => block([4.3, 0.27 + i * 0.18, 0.08], [2.3, 0.16, 0.06], 0.02)));
  s.block('cloth', [4.3, 3, 0.14], [2.35, 0.8, 0.2], 0.03);
  s.block('white', [4.3, 3.3, 0.25], [1.3, 0.16, 0.02], 0.01);
  for (const x of [-10.8, -6.9, 6.9, 10.8]) {
    addGlazing(s, x - 1.2, x + 1.2, 0.25, 0.1, 2.7, 2);
    s.block(x < 0 ? 'black' : 'wood', [x, 3, 0.14], [2.5, 0.8, 0.2], 0.03);
    s.block('white', [x, 3.32, 0.25], [1, 0.14, 0.02], 0.01);
    s.block('led', [x, 3.78, -1.4], [2, 0.05, 0.1], 0.01);
    s.block('wood', [x, 0.25, -2.6], [2, 1.9, 0.4], 0.02);
  }
  // The next floor: shops behind the gallery, under the hall's ceiling.
  s.shadowless('white', block([0, 4.27, -3.4], [28, 5, 0.2]), block([0, 7.4, -1.4], [28, 0.3, 4.4], 0.04));
  for (const x of [-11.5, -6.9, -2.3, 2.3, 6.9, 11.5]) {
    s.shadowless('gloss', block([x, 4.3, -3.28], [3.6, 2.4, 0.04], 0.01));
    s.shadowless('led', block([x, 6.85, -3.22], [3.4, 0.06, 0.06], 0.01));
    s.shadowless('white', block([x, 7.36, -0.6], [1.8, 0.05, 0.3], 0.01));
  }
  // The gallery above, with a rail of glass and planters behind it.
  s.add('clear', new THREE.PlaneGeometry(28, 0.95).translate(0, 4.8, 0.72));
  s.add('metal', rod([-14, 5.28, 0.72], [14, 5.28, 0.72], 0.045));
  s.add('metal', ...Array.from({ length: 15 }, (_, i) => i * 1.9 - 13.3).map((x) => rod([x, 4.27, 0.72], [x, 5.28, 0.72], 0.025)));
  for (const [i, x] of [-4.8, -1.6, 1.7, 4.7].entries()) addPlant(s, { x, z: -0.2, y: 4.27, size: 1.05 }, i * 1.3);
  // In the hall: a bench, tubs, a column that shows the way.
  s.block('wood', [-3.9, 0.62, 2.4], [2, 0.1, 0.6], 0.03);
  for (const x of [-4.6, -3.2]) s.block('black2', [x, 0.25, 2.4], [0.12, 0.38, 0.5], 0.02);
  addPlant(s, { x: -5.2, z: 2.5, y: 0.25, size: 1.25 }, 0.8);
  addPlant(s, { x: 5, z: 1, y: 0.25, size: 1.35 }, 2.1);
  s.block('black', [4.05, 0.25, 2.7], [0.7, 2.1, 0.2], 0.05);
  s.block('accent', [4.05, 0.6, 2.81], [0.5, 0.05, 0.02], 0.01);
  s.sign([4.05, 1.95, 2.82], 0.6);
}
