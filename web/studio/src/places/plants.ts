import * as THREE from 'three';
import type { Point3 } from '../field/types.ts';
import { rod, tube } from '../mesh/shapes.ts';
import { block, type Site, type Stand } from './site.ts';

type Random = () => number;

/** Mulberry32: the same numbers from 0 to 1 on every run. */
function randomFrom(seed: number): Random {
  let state = Math.floor(seed * 1e6) + 1;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const within = (random: Random, from: number, to: number): number => from + (to - from) * random();

/** A unit vector, uniform over the sphere. */
function randomDirection(random: Random): THREE.Vector3 {
  const y = within(random, -1, 1);
  const turn = random() * Math.PI * 2;
  const r = Math.sqrt(1 - y * y);
  return new THREE.Vector3(r * Math.cos(turn), y, r * Math.sin(turn));
}

/** Many leaves in one mesh: each is a pointed blade of two triangles with a fold along its middle. */
class Foliage {
  private readonly positions: number[] = [];
  private readonly normals: number[] = [];

  /** A leaf from `base` along `along`; `facing` gives the side on which the light falls. */
  add(base: THREE.Vector3, along: THREE.Vector3, facing: THREE.Vector3, length: number, width: number): void {
    const side = new THREE.Vector3().crossVectors(along, facing).normalize().multiplyScalar(width / 2);
    const middle = base.clone().addScaledVector(along, length * 0.42).addScaledVector(facing, width * 0.12);
    const tip = base.clone().addScaledVector(along, length).addScaledVector(facing, -length * 0.12);
    const left = middle.clone().add(side);
    const right = middle.clone().sub(side);
    for (const p of [base, right, tip, base, tip, left]) {
      this.positions.push(p.x, p.y, p.z);
      this.normals.push(facing.x, facing.y, facing.z);
    }
  }

  geometry(): THREE.BufferGeometry {
    const g = new THREE.BufferGeometry();
    g.setAttribute('position', new THREE.Float32BufferAttribute(this.positions, 3));
    g.setAttribute('normal', new THREE.Float32BufferAttribute(this.normals, 3));
    return g;
  }
}

interface Crown {
  middle: Point3;
  /** Half of its width and of its height. */
  wide: number;
  high: number;
  clusters: number;
  /** Leaves in each cluster, and the length of one. */
  leaves: number;
  leaf: number;
}

/** Clusters of leaves of unequal size, more of them outside than inside, with gaps between. */
function crown(random: Random, { middle: [x, y, z], wide, high, clusters, leaves, leaf }: Crown): THREE.BufferGeometry {
  const foliage = new Foliage();
  for (let c = 0; c < clusters; c++) {
    const out = randomDirection(random);
    const reach = within(random, 0.45, 1) ** 0.6;
    // Flat below, and lower at the sides.
    const lift = out.y < 0 ? out.y * 0.55 : out.y;
    const centre = new THREE.Vector3(x + out.x * wide * reach, y + lift * high * reach, z + out.z * wide * reach);
    const radius = wide * within(random, 0.24, 0.42);
    for (let i = 0; i < leaves; i++) {
      const d = randomDirection(random);
      const base = centre.clone().addScaledVector(d, radius * within(random, 0.4, 1) ** 0.5).setY(centre.y + d.y * radius * 0.72);
      const facing = d.clone().multiplyScalar(0.7).add(out.clone().multiplyScalar(0.5)).add(new THREE.Vector3(0, 0.35, 0)).normalize();
      const along = randomDirection(random).addScaledVector(d, 0.6).setY(-0.25).normalize();
      foliage.add(base, along, facing, leaf * within(random, 0.7, 1.3), leaf * 0.5);
    }
  }
  return foliage.geometry();
}

/** A tree of the street: a trunk that forks into branches under an irregular crown. */
export function addTree(site: Site, { x, z, y = 0, size = 1 }: Stand, seed: number): void {
  const random = randomFrom(seed);
  const fork: Point3 = [x + 0.05 * size, y + 1.9 * size, z];
  site.add('cloth', rod([x, y, z], [x + 0.03 * size, y + 1 * size, z], 0.15 * size, 0.11 * size), rod([x + 0.03 * size, y + 1 * size, z], fork, 0.11 * size, 0.09 * size));
  const branches = Array.from({ length: 7 }, (_, i) => {
    const turn = seed + (i * Math.PI * 2) / 7;
    const reach = within(random, 0.5, 1) * size;
    const rise = within(random, 0.8, 1.7) * size;
    return tube([fork, [fork[0] + reach * 0.4 * Math.cos(turn), fork[1] + rise * 0.6, fork[2] + reach * 0.4 * Math.sin(turn)],
      [fork[0] + reach * Math.cos(turn), fork[1] + rise, fork[2] + reach * Math.sin(turn)]], 0.035 * size, 10, 6);
  });
  site.add('cloth', ...branches);
  site.add('leaf', crown(random, {
    middle: [fork[0], fork[1] + 1.35 * size, fork[2]], wide: 1.35 * size, high: 1.15 * size, clusters: 46, leaves: 95, leaf: 0.2 * size,
  }));
}

/** Trees too far to see their leaves one by one, side by side from x0 to x1. */
export function addFarTrees(site: Site, x0: number, x1: number, z: number, seed: number): void {
  const random = randomFrom(seed);
  const crowns: THREE.BufferGeometry[] = [];
  const trunks: THREE.BufferGeometry[] = [];
  for (let x = x0; x < x1; x += within(random, 2.2, 5)) {
    const wide = within(random, 1.5, 2.7);
    const high = within(random, 1.4, 2.4);
    const foot = z + within(random, -3, 3);
    crowns.push(crown(random, { middle: [x, 1.6 + high, foot], wide, high, clusters: 30, leaves: 60, leaf: 0.42 }));
    trunks.push(rod([x, 0, foot], [x, 2.4, foot], 0.16, 0.12, 8));
  }
  site.shadowless('leaf', ...crowns);
  site.shadowless('cloth', ...trunks);
}

/** A palm: a slender ringed trunk and feathered fronds that droop. */
export function addPalm(site: Site, { x, z, y = 0, size = 1 }: Stand, seed: number): void {
  const random = randomFrom(seed);
  const rings = 22;
  const at = (t: number): Point3 => [x + 0.5 * size * t * t, y + 4 * size * t, z + 0.12 * size * t];
  site.add('cloth', ...Array.from({ length: rings }, (_, i) => {
    const thick = (0.135 - 0.05 * (i / rings)) * size;
    return rod(at(i / rings), at((i + 1) / rings), thick, thick * 0.9, 14);
  }));
  const top = new THREE.Vector3(...at(1));
  const foliage = new Foliage();
  const ribs: THREE.BufferGeometry[] = [];
  for (let f = 0; f < 17; f++) {
    const turn = seed + f * 2.399;
    const out = new THREE.Vector3(Math.cos(turn), 0, Math.sin(turn));
    const across = new THREE.Vector3(-out.z, 0, out.x);
    // The youngest fronds stand, the oldest hang.
    const age = f / 17;
    const reach = (1.2 + 0.7 * age + within(random, 0, 0.25)) * size;
    const rise = (1.35 - 1.2 * age) * size;
    const point = (t: number): THREE.Vector3 => top.clone().addScaledVector(out, reach * (t - 0.12 * t * t * t))
      .add(new THREE.Vector3(0, rise * 1.5 * t - (1.25 + 0.5 * age) * size * t * t, 0));
    ribs.push(tube([0, 0.3, 0.6, 1].map((t) => point(t).toArray()), 0.018 * size, 12, 5));
    const pairs = 34;
    for (let i = 2; i < pairs; i++) {
      const t = i / pairs;
      const forward = point(t + 0.02).sub(point(t)).normalize();
      for (const side of [-1, 1]) {
        const along = across.clone().multiplyScalar(side).addScaledVector(forward, 0.55 + 0.5 * t).add(new THREE.Vector3(0, -0.35 - 0.2 * random(), 0)).normalize();
        const facing = new THREE.Vector3(0, 1, 0).addScaledVector(across, side * 0.5).addScaledVector(forward, 0.2).normalize();
        foliage.add(point(t), along, facing, 0.62 * size * Math.sin(Math.PI * (0.12 + 0.8 * t)) ** 0.7, 0.06 * size);
      }
    }
  }
  site.add('cloth', ...ribs);
  site.add('leaf', foliage.geometry());
}

/** A tub with long leaves that bend over. */
export function addPlant(site: Site, { x, z, y = 0, size = 1 }: Stand, seed: number): void {
  const random = randomFrom(seed);
  site.add('black2', new THREE.CylinderGeometry(0.25 * size, 0.18 * size, 0.48 * size, 40).translate(x, y + 0.24 * size, z));
  site.add('cloth', new THREE.CylinderGeometry(0.22 * size, 0.22 * size, 0.02, 32).translate(x, y + 0.475 * size, z));
  const leaves = Array.from({ length: 30 }, (_, i) => {
    const stem: Point3 = [x + within(random, -0.08, 0.08) * size, y + 0.46 * size, z + within(random, -0.08, 0.08) * size];
    return bentLeaf(stem, seed + i * 2.399, within(random, 0.18, 0.62) * size, within(random, 0.55, 1.15) * size, within(random, 0.035, 0.06) * size);
  });
  site.add('leaf', ...leaves);
}

/** A clipped hedge in a trough. */
export function addHedge(site: Site, at: Point3, size: Point3, seed: number): void {
  const random = randomFrom(seed);
  const [x, y, z] = at;
  const [w, h, d] = size;
  site.block('white', at, [w, h * 0.45, d]);
  const foot = y + h * 0.4;
  const top = h * 0.62;
  site.add('leaf', block([x, foot, z], [w - 0.16, top, Math.max(0.08, d - 0.16)], 0.05));
  const foliage = new Foliage();
  const leaves = Math.ceil((w * d + 2 * top * (w + d)) * 420);
  for (let i = 0; i < leaves; i++) {
    const d3 = randomDirection(random);
    // Pushed out of the middle until it meets the hedge's skin.
    const to = Math.max(Math.abs(d3.x), Math.abs(d3.y), Math.abs(d3.z));
    const skin = d3.clone().divideScalar(to);
    const base = new THREE.Vector3(
      x + skin.x * (w / 2 - 0.06) * within(random, 0.96, 1.02), foot + top * (0.5 + skin.y * 0.5 * within(random, 0.9, 1.08)),
      z + skin.z * (d / 2 - 0.06) * within(random, 0.9, 1.06));
    const outward = (v: number): number => (Math.abs(v) > 0.99 ? v : v * 0.2);
    const facing = new THREE.Vector3(outward(skin.x), outward(skin.y) + 0.3, outward(skin.z)).normalize();
    foliage.add(base, randomDirection(random).addScaledVector(facing, 0.7).normalize(), facing, within(random, 0.07, 0.13), 0.05);
  }
  site.add('leaf', foliage.geometry());
}

/** A leaf that rises, bends over and narrows to a point. */
function bentLeaf([x, y, z]: Point3, turn: number, reach: number, rise: number, width: number): THREE.BufferGeometry {
  const n = 12;
  const points: number[] = [];
  const index: number[] = [];
  for (let i = 0; i <= n; i++) {
    const t = i / n;
    const along = reach * t;
    const up = rise * (1.9 * t - 1.15 * t * t);
    const half = width * Math.sin(Math.PI * Math.min(1, 0.12 + t * 0.88)) ** 0.8 + 0.004;
    for (const [side, drop] of [[-1, half * 0.35], [0, 0], [1, half * 0.35]] as const)
      points.push(
        x + along * Math.cos(turn) - side * half * Math.sin(turn), y + up - drop,
        z + along * Math.sin(turn) + side * half * Math.cos(turn));
    if (i === n) continue;
    const a = i * 3;
    for (const k of [0, 1]) index.push(a + k, a + k + 3, a + k + 1, a + k + 1, a + k + 3, a + k + 4);
  }
  const g = new THREE.BufferGeometry();
  g.setAttribute('position', new THREE.Float32BufferAttribute(points, 3));
  g.setIndex(index);
  g.computeVertexNormals();
  return g.toNonIndexed();
}
