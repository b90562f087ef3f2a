import * as THREE from 'three';
import { rod } from '../mesh/shapes.ts';
import { addBike } from './bikes.ts';
import { addChargePost } from './charging.ts';
import { addTree } from './plants.ts';
import { addGlazing, block, drum, type Site, slats } from './site.ts';
import { addCity, addCrossroads } from './street.ts';

/** Panes along the right side of a house, between two z. */
function addSideGlazing(s: Site, z0: number, z1: number, y: number, x: number, height: number, panes: number): void {
  const w = (z1 - z0) / panes;
  s.shadowless('black2',
    ...Array.from({ length: panes + 1 }, (_, i) => block([x, y, z0 + i * w], [0.1, height, 0.07], 0.01)),
    block([x, y, (z0 + z1) / 2], [0.1, 0.08, z1 - z0], 0.01),
    block([x, y + height - 0.08, (z0 + z1) / 2], [0.1, 0.08, z1 - z0], 0.01));
  s.add('clear', new THREE.PlaneGeometry(z1 - z0, height).rotateY(Math.PI / 2).translate(x, y + height / 2, (z0 + z1) / 2));
}

/** A centre on the corner of two streets: a round tower between two glazed fronts, crossings before it. */
export function buildCorner(s: Site): void {
  addCrossroads(s, 0.36, 3.9, 3.1);
  addCity(s, -17, 5.2);
  // Crossings over both streets.
  s.shadowless('white',
    ...[-4.6, -3.7, -2.8, -1.9, -1].map((x) => block([x, 0.23, 5.4], [0.45, 0.006, 3.2], 0.002)),
    ...[-2.6, -1.7, -0.8, 0.1].map((z) => block([6.2, 0.23, z], [3.2, 0.006, 0.45], 0.002)));
  // The house in two storeys.
  s.shadowless('white', block([-1.9, 0.36, -4.9], [8, 6.3, 0.22]));
  s.shadowless('white', block([-5.8, 0.36, -2.5], [0.22, 6.3, 5]));
  s.block('wood', [-1.6, 0.36, -2.4], [8.4, 0.05, 4.9], 0.01);
  s.shadowless('white', block([-1.9, 3.5, -2.5], [8.1, 0.3, 5], 0.03), block([-1.9, 6.5, -2.5], [8.3, 0.3, 5.3], 0.05));
  addGlazing(s, -5.7, 0.6, 0.41, 0, 3.1, 5);
  addSideGlazing(s, -4.8, -1.5, 0.41, 2.1, 3.1, 3);
  s.block('black', [-2.6, 3.45, 0.1], [6.4, 0.95, 0.26], 0.04);
  s.sign([-3.5, 3.93, 0.25], 2.7);
  s.block('black', [2.1, 3.45, -3.2], [0.26, 0.95, 3.4], 0.04);
  s.block('accent', [-2.6, 3.45, 0.24], [6.3, 0.05, 0.03], 0.01);
  s.block('accent', [2.24, 3.45, -3.2], [0.03, 0.05, 3.3], 0.01);
  s.add('paint2', ...slats(-5.75, 4.4, 0.05, 6.4, 2.1, 0.26));
  s.shadowless('black', block([-2.6, 4.4, -0.2], [6.3, 2.1, 0.1]));
  addSideGlazing(s, -4.8, -1.5, 4.4, 2.1, 2.1, 3);
  // The tower on the corner, higher than the house.
  const tower = { x: 0.95, z: -0.95, r: 1.55 };
  s.add('black2', new THREE.CylinderGeometry(tower.r, tower.r, 0.1, 72).translate(tower.x, 0.41, tower.z));
  s.add('clear', new THREE.CylinderGeometry(tower.r, tower.r, 3.05, 72, 1, true).translate(tower.x, 1.95, tower.z));
  s.shadowless('black2', ...Array.from({ length: 14 }, (_, i) => {
    const a = (i / 14) * Math.PI * 2;
    return rod([tower.x + tower.r * Math.cos(a), 0.4, tower.z + tower.r * Math.sin(a)], [tower.x + tower.r * Math.cos(a), 3.5, tower.z + tower.r * Math.sin(a)], 0.035);
  }));
  s.shadowless('white', drum([tower.x, 3.5, tower.z], tower.r + 0.12, 3.9));
  s.add('accent', drum([tower.x, 3.44, tower.z], tower.r + 0.15, 0.07));
  s.add('led', drum([tower.x, 7.4, tower.z], tower.r + 0.02, 0.06));
  s.add('black', drum([tower.x, 7.46, tower.z], tower.r + 0.2, 0.2));
  // Its band with the name, to the corner.
  s.shadowless('black', drum([tower.x, 5.5, tower.z], tower.r + 0.15, 1.15));
  s.sign([tower.x + 1.24, 6.08, tower.z + 1.24], 1.9, 45);
  // Inside, and on the pavement.
  s.block('accent', [-2, 0.41, -4.7], [7.4, 2.9, 0.1]);
  for (const z of [-3.6, -1.8]) s.block('led', [-2, 3.44, z], [6.4, 0.05, 0.1], 0.01);
  addBike(s, 'alva-one-xp', 'white', { x: -4.4, z: -1.3, y: 0.41, turn: -48 });
  addBike(s, 'alva-n3', 'paint', { x: -1.8, z: -1.3, y: 0.41, turn: -48 });
  addBike(s, 'alva-cervo', 'paint', { x: 0.95, z: -0.9, y: 0.46, turn: -40 });
  addBike(s, 'alva-cervo', 'gloss', { x: -4.9, z: 1.7, y: 0.36, turn: -72 });
  addBike(s, 'alva-one', 'white', { x: -3.5, z: 1.7, y: 0.36, turn: -72 });
  addChargePost(s, { x: -5.6, z: 1, y: 0.36 });
  addChargePost(s, { x: -4.2, z: 1, y: 0.36 });
  addTree(s, { x: 3.2, z: -6.2, y: 0.36, size: 1.2 }, 0.4);
  addTree(s, { x: -7.2, z: 1.9, y: 0.36, size: 1.05 }, 1.7);
  // A lamp over the street and the lights of the crossing.
  s.add('darkmetal', rod([3.6, 0.36, 2.8], [3.6, 4.3, 2.8], 0.06), rod([3.6, 4.25, 2.8], [4.9, 4.5, 2.8], 0.045));
  s.block('led', [4.8, 4.4, 2.8], [0.6, 0.05, 0.2], 0.02);
  s.add('darkmetal', rod([1.2, 0.36, 2.8], [1.2, 2.5, 2.8], 0.05));
  s.block('black2', [1.2, 2.1, 2.86], [0.24, 0.66, 0.2], 0.04);
  s.block('red', [1.2, 2.54, 2.97], [0.13, 0.13, 0.02], 0.05);
  s.block('stitch', [1.2, 2.18, 2.97], [0.13, 0.13, 0.02], 0.05);
}
