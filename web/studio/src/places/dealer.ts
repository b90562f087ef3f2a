import * as THREE from 'three';
import { box, rod } from '../mesh/shapes.ts';
import { addBike } from './bikes.ts';
import { addHedge, addPalm, addPlant, addTree } from './plants.ts';
import { addGlazing, block, type Site, slats } from './site.ts';
import { addCity, addStreet } from './street.ts';

/** A dealer in a shop-house of two storeys, sales on the left, service behind the gate. */
export function buildDealerOutside(s: Site): void {
  addStreet(s, 0.25, 4.8);
  addCity(s, -14, 1.9);
  s.block('cloth2', [-0.4, 0.25, -1.4], [8, 0.12, 4.2], 0.02);
  s.shadowless('white', block([-0.4, 0.25, -3.4], [8, 6.6, 0.2]));
  for (const x of [-4.3, 3.5]) s.shadowless('white', block([x, 0.25, -1.4], [0.24, 6.9, 4.3]));
  s.shadowless('white', block([-0.4, 3.4, -1.3], [7.8, 0.3, 4], 0.03), block([-0.4, 6.6, -1.4], [8, 0.25, 4.2], 0.03));
  // Below: a shop window and the gate of the workshop, half open.
  addGlazing(s, -4.2, 0.5, 0.37, 0.5, 3, 4);
  s.block('white', [0.75, 0.25, 0.5], [0.5, 3.3, 0.3]);
  const ribs = Array.from({ length: 9 }, (_, i) => block([2.2, 2.02 + i * 0.15, 0.42], [2.4, 0.13, 0.06], 0.02));
  s.add('metal', ...ribs);
  s.block('black2', [2.2, 3.3, 0.45], [2.5, 0.22, 0.3], 0.03);
  // The band with the name, the canopy and the slats of the upper storey.
  s.block('black', [-0.4, 3.5, 0.75], [8.1, 1.05, 0.34], 0.05);
  s.sign([-2, 4.03, 0.93], 3.3);
  s.block('accent', [-0.4, 3.52, 0.93], [8, 0.06, 0.03], 0.01);
  s.shadowless('white', block([-0.4, 3.4, 1.15], [8.2, 0.1, 1.2], 0.03));
  s.block('led', [-0.4, 3.37, 1.7], [7.8, 0.04, 0.05], 0.01);
  s.block('black', [-0.4, 4.6, 0.42], [7.6, 2, 0.1]);
  s.add('wood', ...slats(-4.1, 4.6, 0.6, 4.8, 2, 0.24));
  s.add('black2', ...[0.9, 2.15, 3.35].map((x) => block([x, 4.6, 0.55], [0.07, 2, 0.12], 0.01)));
  s.add('clear', new THREE.PlaneGeometry(2.4, 2).translate(2.1, 5.6, 0.56));
  // Inside.
  s.block('accent', [-2.2, 0.37, -3.2], [3, 2.8, 0.1]);
  s.add('led', ...[-2.5, -0.9].map((z) => block([-1.8, 3.34, z], [4.4, 0.04, 0.1], 0.01)), block([2.2, 3.34, -1.4], [1.9, 0.04, 0.1], 0.01));
  addBike(s, 'alva-n3', 'caliper', { x: -3.2, z: -0.8, y: 0.37, turn: -52 });
  addBike(s, 'alva-one', 'white', { x: -1.3, z: -0.9, y: 0.37, turn: -52 });
  addBike(s, 'alva-cervo', 'gloss', { x: 2.2, z: -1.3, y: 0.37, turn: -90 });
  // The kerb.
  for (const x of [-0.6, 1, 2.6, 4.2]) s.block('white', [x, 0.25, 2.9], [0.07, 0.012, 2], 0.004);
  addBike(s, 'alva-cervo', 'paint', { x: 0.2, z: 2.9, y: 0.25, turn: -68 });
  addBike(s, 'alva-one-xp', 'white', { x: 1.8, z: 2.9, y: 0.25, turn: -68 });
  addHedge(s, [-3.3, 0.25, 1.5], [1.9, 0.55, 0.6], 0.3);
  addPalm(s, { x: -5.8, z: 1.6, y: 0.25, size: 1.2 }, 2.1);
  addTree(s, { x: 6.4, z: -2.4, y: 0.25, size: 1.15 }, 0.9);
  addHedge(s, [4.6, 0.25, -1.2], [0.8, 0.55, 3.6], 0.7);
  s.add('black', block([4.55, 0.25, 1.8], [0.7, 2.6, 0.16], 0.04));
  s.add('accent', block([4.55, 2.4, 1.8], [0.72, 0.08, 0.18], 0.01));
  s.sign([4.55, 2.1, 1.885], 0.62);
}

/** The workshop: two lifts, a bench under the tools, shelves of parts. */
export function buildWorkshop(s: Site): void {
  s.shadowless('paving', block([2, 0.03, 1.5], [12, 0.2, 9], 0.01));
  s.shadowless('white', block([2, 0.2, -2.9], [12, 3.6, 0.2]), block([-3.8, 0.2, 1.5], [0.2, 3.6, 9]), block([2, 3.8, 1.5], [12, 0.2, 9]));
  s.shadowless('accent', block([2, 2.75, -2.78], [11.6, 0.09, 0.04], 0.01), block([-3.68, 2.75, 1.5], [0.04, 0.09, 8.6], 0.01));
  s.shadowless('cloth2', block([2, 0.23, -2.79], [11.6, 0.14, 0.03], 0.01), block([-3.69, 0.23, 1.5], [0.03, 0.14, 8.6], 0.01));
  // Beams, and a duct along the wall.
  s.shadowless('cloth2', ...[-1.6, 0.6, 2.8].map((z) => block([2, 3.58, z], [11.6, 0.22, 0.18], 0.02)));
  s.shadowless('metal', rod([-3.8, 3.3, -2.45], [8, 3.3, -2.45], 0.17));
  for (const [i, x] of [-1.7, 1.6].entries()) {
    const z = 0.75;
    s.block('accent', [x, 0.22, z], [2.7, 0.015, 1.7], 0.004);
    s.block('paving', [x, 0.225, z], [2.56, 0.015, 1.56], 0.004);
    s.block('darkmetal', [x, 0.78, z], [2.2, 0.1, 0.72], 0.03);
    s.add('metal', ...[-1, 1].flatMap((k) => [rod([x - 0.7, 0.26, z + k * 0.22], [x + 0.7, 0.8, z + k * 0.22], 0.045), rod([x + 0.7, 0.26, z + k * 0.22], [x - 0.7, 0.8, z + k * 0.22], 0.045)]));
    s.block('black2', [x, 0.23, z], [1.9, 0.06, 0.6], 0.02);
    addBike(s, ['alva-one', 'alva-cervo'][i]!, (['white', 'paint'] as const)[i]!, { x, z, y: 0.88, turn: [-6, 6][i]! });
  }
  // The bench and the tools above it.
  s.block('wood', [-1.3, 1.02, -2.45], [3.4, 0.08, 0.7], 0.02);
  s.block('black2', [-2.4, 0.23, -2.45], [1, 0.8, 0.6]);
  s.block('black2', [-0.2, 0.23, -2.45], [1, 0.8, 0.6]);
  for (const x of [-2.4, -0.2]) s.add('metal', ...[0.42, 0.62, 0.82].map((y) => block([x, y, -2.14], [0.6, 0.03, 0.03], 0.01)));
  s.block('black', [-1.3, 1.35, -2.76], [3.3, 1.15, 0.06]);
  const tools = Array.from({ length: 14 }, (_, i) => {
    const x = -2.75 + i * 0.22;
    const h = 0.3 + 0.09 * ((i * 5) % 4);
    return i % 3 === 0 ? rod([x, 2.3, -2.71], [x, 2.3 - h, -2.71], 0.035, 0.028, 12) : block([x, 2.3 - h, -2.71], [0.05, h, 0.03], 0.012);
  });
  s.add('metal', ...tools);
  s.add('amber', ...[1, 4, 7, 10, 13].map((i) => block([-2.75 + i * 0.22, 1.55, -2.71], [0.06, 0.22, 0.05], 0.02)));
  s.block('red', [-0.9, 1.1, -2.45], [0.42, 0.26, 0.3], 0.03);
  // Shelves with boxes, and tyres.
  for (const y of [0.35, 1.05, 1.75, 2.4]) s.block('metal', [2.5, y, -2.5], [2.2, 0.05, 0.55], 0.01);
  s.add('darkmetal', ...[1.42, 3.58].flatMap((x) => [-2.75, -2.25].map((z) => block([x, 0.23, z], [0.05, 2.3, 0.05], 0.01))));
  const boxes = [0.4, 1.1, 1.8].flatMap((y, row) => [0, 1, 2, 3].map((i) => ({ y, i, row })));
  for (const { y, i, row } of boxes) {
    if ((i + row * 2) % 5 === 4) continue;
    s.block(((i * 3 + row) % 4 === 0) ? 'accent' : (i + row) % 2 ? 'wood' : 'white', [1.72 + i * 0.52, y, -2.48], [0.44, 0.32 + 0.12 * ((i + row) % 2), 0.42], 0.02);
  }
  for (const i of [0, 1, 2, 3]) s.add('tyre', new THREE.TorusGeometry(0.25, 0.075, 14, 48).rotateX(Math.PI / 2).translate(-3.2, 0.31 + i * 0.15, -0.2));
  // A battery on its trolley, lamps.
  s.block('white', [-3.15, 0.55, 1.8], [0.34, 0.62, 0.28], 0.05);
  s.block('black', [-3.15, 1.12, 1.8], [0.35, 0.12, 0.29], 0.03);
  s.block('black2', [-3.15, 0.42, 1.8], [0.6, 0.06, 0.5], 0.02);
  s.add('tyre', ...[-0.22, 0.22].flatMap((a) => [-0.18, 0.18].map((b) => new THREE.CylinderGeometry(0.09, 0.09, 0.06, 24).rotateX(Math.PI / 2).translate(-3.15 + a, 0.32, 1.8 + b))));
  for (const x of [-1.7, 1.6]) {
    s.add('led', box([2.2, 0.05, 0.12], [x, 3.4, -0.2]));
    s.add('black2', box([2.3, 0.06, 0.18], [x, 3.45, -0.2]), ...[-0.9, 0.9].map((k) => rod([x + k, 3.45, -0.2], [x + k, 3.75, -0.2], 0.012, 0.012, 8).toNonIndexed()));
  }
  addPlant(s, { x: 3.45, z: 2.4, y: 0.23, size: 0.8 }, 1.1);
}
