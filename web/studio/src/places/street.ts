import * as THREE from 'three';
import { addFarTrees } from './plants.ts';
import { block, type Site } from './site.ts';

/** How far the ground reaches to each side (m): further than the haze. */
const FAR = 160;
/** How much lower the street lies than the pavement. */
const KERB = 0.13;

/** Level ground at height y, as wide as one can see, up to a z. */
export function addGround(s: Site, material: 'paving' | 'grass', y: number, z: number): void {
  s.shadowless(material, level(y, -FAR, z));
}

const level = (y: number, back: number, front: number): THREE.BufferGeometry =>
  new THREE.PlaneGeometry(FAR * 2, front - back).rotateX(-Math.PI / 2).translate(0, y, (back + front) / 2);

/** The pavement at height y, its kerb at z, and the street in front of it with a line along its middle. */
export function addStreet(s: Site, y: number, z: number): void {
  addGround(s, 'paving', y, z);
  s.shadowless('asphalt', level(y - KERB, z, FAR));
  s.shadowless('cloth2', ...Array.from({ length: 60 }, (_, i) => block([i - 29.5, y - KERB, z], [0.985, KERB + 0.012, 0.22], 0.02)));
  s.shadowless('white', ...Array.from({ length: 12 }, (_, i) => block([i * 5 - 28, y - KERB, z + 3.6], [2, 0.006, 0.12], 0.002)));
}

/** A pavement at height y that ends at a street in front (z) and at one on the right (x). */
export function addCrossroads(s: Site, y: number, x: number, z: number): void {
  s.shadowless('asphalt', level(y - KERB, -FAR, FAR));
  s.shadowless('paving',
    block([x - FAR / 2, y - KERB, z - FAR / 2], [FAR, KERB, FAR], 0.01),
    block([x + 7.5 + FAR / 2, y - KERB, z - FAR / 2], [FAR, KERB, FAR], 0.01));
  const stones = Array.from({ length: 40 }, (_, i) => i + 0.5);
  s.shadowless('cloth2',
    ...stones.map((i) => block([x - i, y - KERB, z], [0.985, KERB + 0.012, 0.22], 0.02)),
    ...stones.map((i) => block([x, y - KERB, z - i], [0.22, KERB + 0.012, 0.985], 0.02)));
}

/** What stands behind a place: trees, and houses of the city in the haze. */
export function addCity(s: Site, z: number, seed: number): void {
  addFarTrees(s, -34, 34, z, seed);
  const houses = Array.from({ length: 11 }, (_, i) => {
    const pick = (k: number): number => Math.abs(Math.sin(seed * 7.1 + i * 12.9 + k * 4.7) * 43758.5) % 1;
    return { x: -40 + i * 8 + pick(1) * 3, z: z - 12 - pick(2) * 16, w: 4 + pick(3) * 5, h: 4 + pick(4) * 9 };
  });
  for (const { x, z: back, w, h } of houses) {
    const front = back + 3.02;
    s.shadowless('white', block([x, 0, back], [w, h, 6], 0.05), block([x, h, back], [w + 0.4, 0.25, 6.4], 0.05));
    const panes: THREE.BufferGeometry[] = [];
    for (let y = 1; y + 1.5 < h; y += 2.8)
      for (let at = -w / 2 + 0.9; at < w / 2 - 0.5; at += 1.5) panes.push(block([x + at, y, front], [0.95, 1.3, 0.06], 0.02));
    s.shadowless('cloth2', ...panes);
  }
}
