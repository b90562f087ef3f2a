import * as THREE from 'three';
import { rod } from '../mesh/shapes.ts';
import { addBike } from './bikes.ts';
import { addChargePost } from './charging.ts';
import { addHedge, addPalm, addPlant, addTree } from './plants.ts';
import { addGlazing, block, drum, type Site, slats } from './site.ts';
import { addCity, addStreet } from './street.ts';

/** The experience centre from the street: a glass hall under a wide roof. */
export function buildCentreOutside(s: Site): void {
  addStreet(s, 0.3, 5.8);
  addCity(s, -15, 0.7);
  s.block('cloth2', [-0.3, 0.3, -1.6], [12, 0.14, 6], 0.02);
  // The hall: back and side walls, a glass front, slats on the right.
  s.shadowless('white', block([-0.3, 0.3, -4.5], [12, 3.9, 0.25]));
  s.shadowless('white', block([-6.2, 0.3, -1.7], [0.25, 3.9, 5.7]));
  s.shadowless('white', block([5.6, 0.3, -1.7], [0.25, 3.9, 5.7]));
  addGlazing(s, -6.1, 2.4, 0.44, 1.1, 3.7, 6);
  s.block('black', [4, 0.44, 1.02], [3.2, 3.75, 0.16]);
  s.add('wood', ...slats(2.45, 0.44, 1.16, 3.1, 3.75, 0.22));
  s.shadowless('white', block([-0.3, 4.15, -1.1], [13, 0.5, 7.6], 0.06));
  s.block('black', [-1.9, 4.45, 1.5], [9, 1.5, 0.9], 0.05);
  s.block('led', [-0.3, 4.12, 2.6], [12.4, 0.05, 0.06], 0.01);
  s.block('accent', [-1.9, 4.5, 1.97], [8.6, 0.07, 0.05], 0.01);
  s.sign([-1.9, 5.28, 1.97], 4.6);
  // The roof's machines, as there are on every roof.
  s.block('cloth2', [3.6, 4.65, -2.6], [1.7, 0.8, 1.3]);
  s.block('cloth2', [1.3, 4.65, -3], [1.2, 0.6, 1]);
  // What one sees through the glass.
  s.block('accent', [-3.2, 0.44, -4.3], [3.6, 3.3, 0.1]);
  s.sign([-3.2, 2.6, -4.2], 2.6);
  s.shadowless('wood', ...slats(-1.2, 0.44, -4.3, 3.5, 3.3, 0.22));
  s.block('white', [-5.2, 0.44, -2.6], [0.8, 1, 1.8], 0.05);
  s.block('wood', [-5.2, 1.44, -2.6], [0.95, 0.07, 1.95], 0.02);
  addPlant(s, { x: -5.5, z: 0.2, y: 0.44, size: 1.2 }, 0.6);
  addPlant(s, { x: 1.9, z: -3.6, y: 0.44, size: 1.3 }, 1.5);
  for (const [i, x] of [-4.6, -1.9, 0.8].entries()) {
    s.add('white', drum([x, 0.44, -1.3], 1.15, 0.16));
    s.add('led', new THREE.TorusGeometry(1.14, 0.03, 8, 64).rotateX(Math.PI / 2).translate(x, 0.52, -1.3));
    addBike(s, ['alva-one-xp', 'alva-cervo', 'alva-n3'][i]!, (['white', 'paint', 'caliper'] as const)[i]!, { x, z: -1.3, y: 0.6, turn: -38 });
  }
  for (const z of [-3, -1.4, 0.2]) s.block('led', [-1.8, 4.06, z], [8.2, 0.05, 0.1], 0.01);
  // The forecourt.
  for (const x of [1.2, 3, 4.8, 6.6]) s.block('white', [x, 0.3, 3.3], [0.08, 0.015, 2.2], 0.004);
  addBike(s, 'alva-one', 'gloss', { x: 2.1, z: 3.3, y: 0.3, turn: -78 });
  addBike(s, 'alva-cervo', 'paint', { x: 3.9, z: 3.3, y: 0.3, turn: -78 });
  addChargePost(s, { x: 3.05, z: 1.9, y: 0.3 });
  addChargePost(s, { x: 4.85, z: 1.9, y: 0.3 });
  addPalm(s, { x: -6.9, z: 2.6, y: 0.3, size: 1.25 }, 0.4);
  addPalm(s, { x: 7.2, z: -3.4, y: 0.3, size: 1.35 }, 1.9);
  addTree(s, { x: 8.4, z: -1.2, y: 0.3, size: 1.2 }, 2.6);
  addHedge(s, [-4.6, 0.3, 2.3], [2.6, 0.6, 0.7], 0.2);
  addHedge(s, [6.55, 0.3, -0.6], [0.8, 0.6, 4.6], 0.6);
  s.block('white', [-0.8, 0.3, 1.7], [3.4, 0.07, 1.1], 0.02);
  s.add('metal', ...[-6.4, -5.2, -4, -2.8].map((x) => rod([x, 0.3, 4.5], [x, 0.95, 4.5], 0.07)));
}

/** The hall from within: a corner of it between the window and the wall of colours. */
export function buildCentreInside(s: Site): void {
  s.shadowless('paving', block([2, 0.05, 2], [13, 0.2, 11], 0.01));
  s.shadowless('white',
    block([2, 0.2, -3.4], [13, 3.6, 0.2]), block([-4.4, 0.2, -1.9], [0.2, 3.6, 2.9]), block([-4.4, 0.2, 3.5], [0.2, 0.6, 8]),
    block([2, 3.8, 2], [13, 0.2, 11]));
  // Lamps on tracks below the ceiling.
  for (const z of [-2, 0.4, 2.8]) {
    s.shadowless('black2', block([1, 3.66, z], [10, 0.05, 0.08], 0.01));
    s.shadowless('led', ...[-3, -1.2, 0.6, 2.4, 4.2].map((x) => block([x, 3.58, z], [0.9, 0.07, 0.06], 0.01)));
  }
  // A window to the street.
  const posts = [-0.4, 1.3, 3, 4.7, 6.4];
  s.shadowless('black2', ...posts.map((z) => block([-4.4, 0.8, z], [0.1, 3, 0.07], 0.01)), ...[0.8, 3.72].map((y) => block([-4.4, y, 3], [0.12, 0.08, 7], 0.01)));
  s.add('clear', new THREE.PlaneGeometry(7, 2.9).rotateY(Math.PI / 2).translate(-4.4, 2.25, 3));
  s.shadowless('paving', block([-26, 0, 0], [42, 0.1, 80], 0.01));
  addTree(s, { x: -8.2, z: -1.5, y: 0.1, size: 1.1 }, 0.9);
  addTree(s, { x: -9, z: 3, y: 0.1, size: 1.2 }, 1.6);
  addTree(s, { x: -11, z: 0.6, y: 0.1, size: 1.3 }, 2.4);
  addHedge(s, [-6.2, 0.1, 2], [0.7, 0.8, 9], 0.5);
  // The sign on wood, between light and colours.
  s.shadowless('wood', ...slats(-4.2, 0.25, -3.24, 4.4, 3.3, 0.17));
  s.shadowless('black', block([-2, 1.95, -3.17], [3.5, 1.15, 0.1]));
  s.sign([-2, 2.56, -3.1], 3.1);
  s.block('led', [-2, 1.86, -3.16], [3.5, 0.04, 0.06], 0.01);
  s.shadowless('black', block([2.6, 1.05, -3.25], [3, 1.75, 0.08]));
  s.block('accent', [2.6, 1.09, -3.2], [2.9, 0.05, 0.04], 0.01);
  const swatches = ['paint', 'caliper', 'white', 'accent', 'stitch', 'seat'] as const;
  for (const [i, m] of swatches.entries()) s.block(m, [1.5 + (i % 3) * 1.1, 1.3 + (i < 3 ? 0.75 : 0), -3.19], [0.85, 0.58, 0.06], 0.03);
  // The motorcycles.
  const stands = [[-2.1, -0.9, 1.3], [1.7, -0.6, 1.3], [-0.1, 1.75, 1.35]] as const;
  for (const [i, [x, z, r]] of stands.entries()) {
    s.shadowless('white', drum([x, 0.25, z], r, 0.12));
    s.add('led', new THREE.TorusGeometry(r, 0.025, 8, 96).rotateX(Math.PI / 2).translate(x, 0.27, z));
    addBike(s, ['alva-n3', 'alva-one-xp', 'alva-cervo'][i]!, (['caliper', 'white', 'paint'] as const)[i]!, { x: x + 0.1, z, y: 0.37, turn: [-32, -52, -28][i]! });
  }
  // The lounge by the window, and the desk.
  s.block('seat', [-3.75, 0.45, 2.35], [0.8, 0.3, 1.9], 0.08);
  s.block('seat', [-4.1, 0.5, 2.35], [0.22, 0.75, 1.9], 0.08);
  s.block('wood', [-3.75, 0.25, 2.35], [0.7, 0.2, 1.8], 0.02);
  s.add('white', drum([-2.75, 0.62, 2.5], 0.36, 0.05));
  s.add('metal', drum([-2.75, 0.25, 2.5], 0.05, 0.38));
  s.block('white', [3.35, 0.25, 1.9], [0.8, 1, 2], 0.06);
  s.block('wood', [3.35, 1.25, 1.9], [0.95, 0.07, 2.15], 0.02);
  s.block('accent', [2.93, 0.45, 1.9], [0.03, 0.05, 1.8], 0.01);
  s.add('gloss', new THREE.BoxGeometry(0.04, 0.42, 0.66).rotateZ(0.25).rotateY(0.2).translate(3.4, 1.55, 1.5));
  addPlant(s, { x: -3.95, z: -2.75, y: 0.25, size: 1.15 }, 0.3);
  addPlant(s, { x: 3.9, z: -2.8, y: 0.25 }, 1.4);
  addPlant(s, { x: 4, z: 3.1, y: 0.25, size: 0.8 }, 2.2);
}
