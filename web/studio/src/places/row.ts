import * as THREE from 'three';
import type { Point3 } from '../field/types.ts';
import { rod, tube } from '../mesh/shapes.ts';
import type { MaterialName } from '../mesh/part.ts';
import { addBike } from './bikes.ts';
import { addPlant, addTree } from './plants.ts';
import { addGlazing, block, hipRoof, type Site, slats } from './site.ts';
import { addCity, addStreet } from './street.ts';

/** A neighbour in the row: windows above an awning, tiles on top. */
function addNeighbour(s: Site, x: number, wall: MaterialName, awning: MaterialName, height: number): void {
  s.block(wall, [x, 0.25, -1.6], [3.9, height, 3.8], 0.03);
  s.shadowless('caliper', ...hipRoof([x, 0.25 + height, -1.6], [4.3, 0.95, 4.2], [2.4, 0.14]));
  for (const k of [-1.05, 0, 1.05]) {
    s.block('white', [x + k, 3.95, 0.3], [0.82, 1.35, 0.06], 0.02);
    s.block('gloss', [x + k, 4.02, 0.32], [0.68, 1.2, 0.06], 0.02);
    s.block('white', [x + k, 4.6, 0.34], [0.68, 0.05, 0.06], 0.01);
  }
  s.block('gloss', [x, 0.3, 0.29], [3.2, 2.3, 0.05], 0.02);
  s.add('metal', ...Array.from({ length: 9 }, (_, i) => block([x - 0.8, 0.32 + i * 0.25, 0.34], [1.6, 0.22, 0.05], 0.02)));
  s.add(awning, new THREE.BoxGeometry(3.6, 0.06, 1.3).rotateX(0.3).translate(x, 2.86, 0.9));
  s.block('white', [x, 3.08, 0.32], [2.6, 0.4, 0.06], 0.02);
}

/** A dealer in a row of shop-houses, one bay wide, poles and cables before it. */
export function buildShopRow(s: Site): void {
  addStreet(s, 0.25, 2.9);
  addCity(s, -14, 2.7);
  addNeighbour(s, -12, 'chrome', 'white', 5.2);
  addNeighbour(s, -8.03, 'white', 'accent', 5.8);
  addNeighbour(s, 8.03, 'paint2', 'stitch', 5.6);
  addNeighbour(s, 12, 'white', 'stitch', 5.2);
  addNeighbour(s, -4.05, 'paint2', 'stitch', 5.5);
  addNeighbour(s, 4.05, 'chrome', 'white', 5.1);
  // Ours: higher than both, a glazed bay, wood above it, a sign that stands out over the pavement.
  s.shadowless('white', block([0, 0.25, -3.3], [4, 6.9, 0.2]));
  for (const x of [-1.98, 1.98]) s.shadowless('white', block([x, 0.25, -1.5], [0.2, 7, 4]));
  s.shadowless('white', block([0, 3.4, -1.4], [3.9, 0.3, 3.9], 0.03), block([0, 7.1, -1.5], [4.2, 0.25, 4.2], 0.04));
  s.block('wood', [0, 0.25, -1.4], [3.8, 0.05, 3.8], 0.01);
  addGlazing(s, -1.85, 1.85, 0.3, 0.4, 3.05, 3);
  s.block('black', [0, 3.4, 0.6], [4.1, 0.95, 0.3], 0.04);
  s.sign([0, 3.9, 0.76], 2.6);
  s.block('accent', [0, 3.42, 0.76], [4, 0.06, 0.03], 0.01);
  s.shadowless('black', block([0, 4.4, 0.25], [3.8, 2.7, 0.1]));
  s.shadowless('wood', ...slats(-1.85, 4.4, 0.4, 3.75, 2.7, 0.23));
  s.block('black', [1.75, 4.9, 1.05], [0.16, 1.5, 0.9], 0.05);
  s.sign([1.84, 5.65, 1.05], 0.8, 90);
  s.block('accent', [-0.1, 0.3, -3.15], [3.4, 2.9, 0.08]);
  for (const z of [-2.4, -0.8]) s.block('led', [0, 3.34, z], [3.2, 0.05, 0.08], 0.01);
  addBike(s, 'alva-n3', 'white', { x: -0.9, z: -0.9, y: 0.3, turn: -50 });
  addBike(s, 'alva-cervo', 'paint', { x: 0.95, z: -0.9, y: 0.3, turn: -50 });
  addBike(s, 'alva-one', 'gloss', { x: -1.1, z: 1.5, y: 0.25, turn: -70 });
  addBike(s, 'alva-one-xp', 'paint', { x: 0.4, z: 1.5, y: 0.25, turn: -70 });
  addPlant(s, { x: -2.6, z: 1.2, y: 0.25, size: 0.9 }, 0.5);
  addPlant(s, { x: 2.6, z: 1.2, y: 0.25, size: 0.9 }, 1.9);
  addTree(s, { x: -5.3, z: 1.7, y: 0.25, size: 0.9 }, 0.8);
  // Poles with the cables of the street.
  const heads = [-5.9, 5.7].map((x): Point3 => [x, 6.4, 2]);
  for (const [x, y, z] of heads) s.add('darkmetal', rod([x, 0.25, z], [x, y + 0.3, z], 0.09), rod([x, y, z - 0.5], [x, y, z + 0.5], 0.05));
  for (const dz of [-0.4, 0, 0.4])
    s.add('rubber', tube([[-17.5, 6.42, 2 + dz], [-11.7, 6.05, 2 + dz], [-5.9, 6.42, 2 + dz], [-2, 5.95 - dz * 0.2, 2 + dz], [2, 5.95 - dz * 0.2, 2 + dz], [5.7, 6.42, 2 + dz], [11.5, 6.05, 2 + dz], [17.3, 6.42, 2 + dz]], 0.025, 120, 8));
}
