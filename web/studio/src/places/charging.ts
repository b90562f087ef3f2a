import * as THREE from 'three';
import { Kit } from '../mesh/kit.ts';
import type { Point3 } from '../field/types.ts';
import { addCabinet } from '../goods/electric.ts';
import { box, rod, tube } from '../mesh/shapes.ts';
import { addBike } from './bikes.ts';
import { addHedge, addPalm, addTree } from './plants.ts';
import { block, type Site, type Stand } from './site.ts';
import { addCity, addStreet } from './street.ts';

/** A post with a screen and a socket, facing the front. */
export function addChargePost(s: Site, { x, z, y = 0 }: Stand): void {
  s.block('white', [x, y, z], [0.34, 1.35, 0.24], 0.06);
  s.block('gloss', [x, y + 0.78, z + 0.11], [0.25, 0.46, 0.04], 0.02);
  s.block('led', [x, y + 1.08, z + 0.13], [0.15, 0.05, 0.02], 0.005);
  s.block('accent', [x, y + 1.27, z], [0.345, 0.035, 0.245], 0.01);
  s.block('black2', [x, y, z], [0.46, 0.06, 0.36], 0.02);
  s.add('black', new THREE.CylinderGeometry(0.06, 0.06, 0.05, 28).rotateX(Math.PI / 2).translate(x, y + 0.62, z + 0.13));
}

/** A cable that hangs from a post's socket to the motorcycle's. */
function addCable(s: Site, from: Point3, to: Point3): void {
  const low = Math.min(from[1], to[1]) - 0.33;
  const at = (t: number, y: number): Point3 => [from[0] + (to[0] - from[0]) * t, y, from[2] + (to[2] - from[2]) * t];
  s.add('rubber', tube([from, at(0.12, from[1] - 0.06), at(0.4, low), at(0.75, low + 0.1), to], 0.024, 60, 12));
  s.add('accent', rod(to, [to[0], to[1] + 0.02, to[2] - 0.1], 0.04));
}

/** A roof of solar panels over four bays. */
export function buildChargingSpot(s: Site): void {
  addStreet(s, 0.2, 4.4);
  addCity(s, -21, 6.4);
  s.block('cloth2', [0, 0.2, -1.95], [7, 0.12, 0.7], 0.03);
  for (const x of [-3.3, -1.65, 0, 1.65, 3.3]) s.block('white', [x, 0.2, -0.1], [0.07, 0.012, 2.7], 0.004);
  for (const x of [-2.48, -0.83, 0.83, 2.48]) s.block('accent', [x, 0.2, 1.1], [0.7, 0.012, 0.28], 0.004);
  for (const x of [-3, 3]) {
    s.block('white', [x, 0.2, -1.95], [0.24, 3.1, 0.34], 0.05);
    s.add('white', new THREE.BoxGeometry(0.2, 0.2, 3.6).rotateX(-0.09).translate(x, 3.3, -0.55));
  }
  const roof = (g: THREE.BufferGeometry): THREE.BufferGeometry => g.rotateX(-0.09).translate(0, 3.5, -0.5);
  s.add('white', roof(block([0, -0.06, 0], [7.3, 0.12, 4], 0.04)));
  for (let i = 0; i < 6; i++)
    for (let k = 0; k < 2; k++) s.add('gloss', roof(block([-3 + i * 1.2, 0.065, -0.95 + k * 1.9], [1.14, 0.04, 1.8], 0.01)));
  for (let i = 0; i < 6; i++)
    s.add('metal', ...[-1, 0, 1].map((k) => roof(new THREE.BoxGeometry(0.012, 0.01, 3.7).translate(-3 + i * 1.2 + k * 0.28, 0.108, 0))));
  s.add('black', roof(block([0, -0.14, 2.02], [7.3, 0.34, 0.08], 0.02)));
  s.sign([-2.5, 3.74, 1.552], 1.2);
  s.add('accent', roof(block([0.9, -0.02, 2.07], [4.4, 0.05, 0.02], 0.005)));
  s.add('led', ...[-2.48, -0.83, 0.83, 2.48].map((x) => roof(block([x, -0.09, -0.3], [0.9, 0.03, 0.08], 0.01))));
  for (const x of [-2.48, -0.83, 0.83, 2.48]) addChargePost(s, { x, z: -1.9, y: 0.32 });
  addBike(s, 'alva-n3', 'caliper', { x: -2.48, z: -0.15, y: 0.2, turn: 98 });
  addBike(s, 'alva-cervo', 'paint', { x: 0.83, z: -0.05, y: 0.2, turn: -84 });
  addBike(s, 'alva-one', 'white', { x: 2.48, z: -0.05, y: 0.2, turn: -76 });
  addCable(s, [0.83, 0.94, -1.74], [0.8, 0.72, -0.6]);
  addCable(s, [2.48, 0.94, -1.74], [2.3, 0.75, -0.6]);
  addHedge(s, [0, 0.2, -2.75], [7.4, 0.75, 0.6], 0.35);
  addPalm(s, { x: -4.6, z: -2.4, y: 0.2, size: 1.15 }, 0.9);
  addTree(s, { x: 5.2, z: -2.6, y: 0.2, size: 1.05 }, 1.3);
}

/** Three swap cabinets under a small roof, a motorcycle in front. */
export function buildSwapSpot(s: Site): void {
  addStreet(s, 0.18, 3.6);
  addCity(s, -12, 7.3);
  s.block('cloth2', [0, 0.18, -1.2], [4.6, 0.1, 1.3], 0.03);
  const cabinet = new Kit(2);
  addCabinet(cabinet);
  for (const x of [-1.3, 0, 1.3]) s.place(cabinet.parts, { x, z: -1.2, y: 0.28, size: 1.42 });
  s.shadowless('white', block([0, 0.2, -1.78], [4.6, 2.9, 0.12]));
  s.add('metal', ...[-2.15, 2.15].map((x) => rod([x, 0.18, -0.35], [x, 3.02, -0.35], 0.055)));
  s.shadowless('white', block([0, 3, -1], [5, 0.16, 2], 0.05));
  s.block('black', [0, 2.92, 0.02], [5, 0.42, 0.08], 0.02);
  s.sign([-1.5, 3.135, 0.068], 1.3);
  s.block('accent', [1, 3.1, 0.06], [2.4, 0.05, 0.02], 0.005);
  s.add('led', ...[-1.3, 0, 1.3].map((x) => box([0.9, 0.03, 0.1], [x, 2.985, -0.6])));
  s.block('accent', [0.2, 0.18, 1], [2.6, 0.012, 0.06], 0.004);
  addBike(s, 'alva-cervo-boost-charge', 'paint', { x: 0.3, z: 0.75, y: 0.18, turn: 8 });
  addHedge(s, [-2.45, 0.18, 0.4], [0.5, 0.55, 2.4], 0.1);
  addPalm(s, { x: 3.4, z: -1.6, y: 0.18, size: 1.05 }, 2.5);
  addTree(s, { x: -4.2, z: -2.2, y: 0.18, size: 1 }, 2.2);
}
