import { rod } from '../mesh/shapes.ts';
import { addBike } from './bikes.ts';
import { addChargePost } from './charging.ts';
import { addHedge, addPalm, addPlant } from './plants.ts';
import { addGlazing, block, drum, hipRoof, type Site, slats } from './site.ts';
import { addCity, addGround, addStreet } from './street.ts';

/** A garden hall under a tiled roof in two tiers, a terrace on wooden posts around it. */
export function buildPavilion(s: Site): void {
  addStreet(s, 0.19, 7.2);
  addGround(s, 'grass', 0.21, 5.4);
  addCity(s, -15, 4.1);
  s.block('cloth2', [0.4, 0.2, -0.6], [9.6, 0.26, 6.6], 0.05);
  s.block('paving', [0.4, 0.2, 4], [2.6, 0.03, 3], 0.01);
  for (const z of [2.95, 3.5, 4.05]) s.block('white', [0.4, 0.22, z], [1.9, 0.08, 0.42], 0.03);
  s.block('wood', [0.4, 0.46, -0.6], [9.2, 0.05, 6.2], 0.02);
  // The hall: plaster behind, glass in front, screens of wood at its sides.
  s.shadowless('white', block([0.4, 0.5, -3.2], [7.2, 2.9, 0.2]));
  s.shadowless('white', block([-3.1, 0.5, -2.2], [0.2, 2.9, 2]));
  s.shadowless('white', block([3.9, 0.5, -2.2], [0.2, 2.9, 2]));
  addGlazing(s, -3, 3.8, 0.51, -0.2, 2.85, 6);
  s.add('wood', ...slats(-4.1, 0.51, -0.2, 1, 2.85, 0.2), ...slats(3.9, 0.51, -0.2, 1, 2.85, 0.2));
  const posts = [-3.9, -1.9, 2.7, 4.7];
  s.add('wood', ...posts.map((x) => block([x, 0.5, 2], [0.22, 3, 0.22], 0.03)), ...[-3.9, 4.7].flatMap((x) => [-3.3, -0.6].map((z) => block([x, 0.5, z], [0.22, 3, 0.22], 0.03))));
  s.add('wood', block([0.4, 3.4, 2], [9.2, 0.22, 0.2], 0.03), block([-3.9, 3.4, -0.6], [0.2, 0.22, 5.6], 0.03), block([4.7, 3.4, -0.6], [0.2, 0.22, 5.6], 0.03));
  // Two tiers of tiles, and a ridge.
  s.shadowless('paint2', ...hipRoof([0.4, 3.58, -0.6], [10.8, 1.15, 7.8], [6.2, 3.4]));
  s.shadowless('paint2', ...hipRoof([0.4, 4.72, -0.6], [6.4, 2, 3.6], [2.9, 0.16]));
  s.add('black2', block([0.4, 6.68, -0.6], [3.1, 0.12, 0.2], 0.04));
  // The name hangs between the posts.
  s.block('black', [0.4, 2.6, 2.02], [4.3, 0.78, 0.1], 0.03);
  s.sign([0.4, 2.98, 2.09], 2.5);
  s.block('accent', [0.4, 2.62, 2.08], [4.2, 0.05, 0.02], 0.008);
  s.block('led', [0.4, 3.36, 1.7], [8.6, 0.04, 0.06], 0.01);
  // Inside and on the terrace.
  s.block('accent', [0.4, 0.51, -3.05], [3, 2.4, 0.08]);
  for (const z of [-2.4, -1]) s.block('led', [0.4, 3.34, z], [6.4, 0.05, 0.08], 0.01);
  addBike(s, 'alva-one-xp', 'white', { x: -1.6, z: -1.5, y: 0.51, turn: -40 });
  addBike(s, 'alva-cervo', 'gloss', { x: 2.3, z: -1.5, y: 0.51, turn: -40 });
  addBike(s, 'alva-n3', 'caliper', { x: -2.8, z: 0.95, y: 0.51, turn: -30 });
  addBike(s, 'alva-cervo', 'paint', { x: 3.2, z: 0.95, y: 0.51, turn: -30 });
  for (const x of [-0.5, 0.9]) s.add('wood', drum([x, 0.51, 0.9], 0.24, 0.42));
  s.add('white', drum([0.2, 1, 0.85], 0.42, 0.05));
  s.add('metal', rod([0.2, 0.51, 0.85], [0.2, 1, 0.85], 0.05));
  // The garden.
  addPalm(s, { x: -5.2, z: 2.9, y: 0.2, size: 1.25 }, 0.5);
  addPalm(s, { x: 5.2, z: -3.7, y: 0.2, size: 1.3 }, 1.8);
  addPalm(s, { x: -5.5, z: -3.2, y: 0.2, size: 1.1 }, 3.1);
  addHedge(s, [-2.9, 0.2, 3.4], [3, 0.6, 0.7], 0.3);
  addHedge(s, [5.7, 0.2, 1.2], [0.7, 0.6, 3], 0.7);
  addPlant(s, { x: 4.4, z: 3.2, y: 0.2, size: 1 }, 1);
  addChargePost(s, { x: 2.6, z: 3.4, y: 0.22 });
}
