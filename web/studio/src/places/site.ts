import * as THREE from 'three';
import { RoundedBoxGeometry } from 'three/examples/jsm/geometries/RoundedBoxGeometry.js';
import type { Point3 } from '../field/types.ts';
import { Kit } from '../mesh/kit.ts';
import type { MaterialName, Part } from '../mesh/part.ts';
import { joined, tube } from '../mesh/shapes.ts';

/** Where something stands, seen from above: x to the right, z towards the front, turned to the left (degrees). */
export interface Stand {
  x: number;
  z: number;
  y?: number;
  turn?: number;
  /** Larger or smaller than life. */
  size?: number;
}

/** Builds in true metres what the kit holds at the model's scale. */
export class Site {
  readonly kit: Kit;
  readonly scale: number;

  constructor(kit: Kit, scale: number) {
    this.kit = kit;
    this.scale = scale;
  }

  add(material: MaterialName, ...geometries: readonly THREE.BufferGeometry[]): void {
    const plain = geometries.map((g) => (g.index ? g.toNonIndexed() : g));
    const all = joined(plain).scale(this.scale, this.scale, this.scale);
    if (material !== 'decal') all.deleteAttribute('uv');
    this.kit.add(`${material}-${this.kit.parts.length}`, material, all);
  }

  /** A roof over a room with lamps of its own: it keeps no light out. */
  roof(material: MaterialName, ...geometries: readonly THREE.BufferGeometry[]): void {
    this.add(material, ...geometries);
    this.kit.parts.at(-1)!.shadowless = true;
  }

  /** A block standing on height y, its middle at (x, z), its edges a little broken. */
  block(material: MaterialName, at: Point3, size: Point3, edge = 0.03): void {
    this.add(material, block(at, size, edge));
  }

  /** The wordmark, upright, facing the front; (x, y, z) is its middle. */
  sign(at: Point3, width: number, turn = 0): void {
    this.add('decal', new THREE.PlaneGeometry(width, width / 4).rotateY(turn * RADIAN).translate(...at));
  }

  /** Sets down parts that were built in metres about (0, 0, 0); `wear` gives materials another name or none. */
  place(parts: readonly Part[], at: Stand, wear: (m: MaterialName) => MaterialName | undefined = (m) => m): void {
    const size = this.scale * (at.size ?? 1);
    const matrix = new THREE.Matrix4()
      .makeRotationY((at.turn ?? 0) * RADIAN)
      .setPosition(at.x * this.scale, (at.y ?? 0) * this.scale, at.z * this.scale)
      .scale(new THREE.Vector3(size, size, size));
    const turn = new THREE.Matrix3().getNormalMatrix(matrix);
    for (const part of parts) {
      const material = wear(part.material);
      if (!material) continue;
      const positions = new THREE.BufferAttribute(part.positions.slice(), 3).applyMatrix4(matrix);
      const normals = new THREE.BufferAttribute(part.normals.slice(), 3).applyNormalMatrix(turn);
      this.kit.parts.push({
        ...part, material, group: 'body',
        positions: positions.array as Float32Array, normals: normals.array as Float32Array,
      });
    }
  }
}

const RADIAN = Math.PI / 180;

export function block([x, y, z]: Point3, [w, h, d]: Point3, edge = 0.03): THREE.BufferGeometry {
  const r = Math.min(edge, w * 0.45, h * 0.45, d * 0.45);
  return new RoundedBoxGeometry(w, h, d, 2, r).translate(x, y + h / 2, z);
}

/** A round slab standing on height y. */
export const drum = ([x, y, z]: Point3, r: number, h: number): THREE.BufferGeometry =>
  new THREE.CylinderGeometry(r, r, h, 72).translate(x, y + h / 2, z);

/** Upright slats side by side from x to x + width. */
export function slats(x: number, y: number, z: number, width: number, height: number, pitch = 0.2): THREE.BufferGeometry[] {
  const n = Math.floor(width / pitch);
  return Array.from({ length: n }, (_, i) => block([x + (i + 0.5) * pitch, y, z], [pitch * 0.56, height, 0.09], 0.015));
}

/** A palm: a leaning trunk and drooping leaves. */
export function addPalm(site: Site, { x, z, y = 0, size = 1 }: Stand, seed: number): void {
  const top: Point3 = [x + 0.35 * size, y + 3.6 * size, z + 0.1 * size];
  site.add('cloth', tube([[x, y, z], [x + 0.08 * size, y + 1.4 * size, z], [x + 0.2 * size, y + 2.6 * size, z + 0.04 * size], top], 0.11 * size, 30, 12));
  const leaves = Array.from({ length: 11 }, (_, i) => {
    const turn = seed + (i * 2.399);
    const reach = (1.35 + 0.25 * Math.sin(i * 3.1)) * size;
    const rise = (0.55 + 0.3 * Math.sin(i * 1.7 + seed)) * size;
    return leaf(top, turn, reach, rise, 0.2 * size);
  });
  site.add('stitch', ...leaves);
}

/** A tree of the street: a trunk that forks under a round crown. */
export function addTree(site: Site, { x, z, y = 0, size = 1 }: Stand, seed: number): void {
  const fork: Point3 = [x + 0.05 * size, y + 1.7 * size, z];
  site.add('cloth', tube([[x, y, z], [x + 0.04 * size, y + 0.9 * size, z], fork], 0.1 * size, 20, 12));
  const crown = Array.from({ length: 46 }, (_, i) => {
    const turn = seed + i * 2.399;
    const up = 1 - (2 * (i + 0.5)) / 46;
    const out = Math.sqrt(1 - up * up) * (0.86 + 0.18 * Math.sin(i * 5.3));
    return new THREE.IcosahedronGeometry((0.36 + 0.1 * Math.sin(i * 12.9)) * size, 2)
      .translate(fork[0] + out * Math.cos(turn) * size, fork[1] + (0.95 + up * 0.8) * size, fork[2] + out * Math.sin(turn) * size);
  });
  site.add('stitch', ...crown);
}

/** A roof that slopes to all four sides, its foot at height y, up to a ridge or a smaller tier; under it a ceiling. */
export function hipRoof([x, y, z]: Point3, [w, h, d]: Point3, [w2, d2]: readonly [number, number]): THREE.BufferGeometry[] {
  const foot = [[-w / 2, d / 2], [w / 2, d / 2], [w / 2, -d / 2], [-w / 2, -d / 2]] as const;
  const top = [[-w2 / 2, d2 / 2], [w2 / 2, d2 / 2], [w2 / 2, -d2 / 2], [-w2 / 2, -d2 / 2]] as const;
  const points: number[] = [];
  const face = (...corners: readonly Point3[]): void => {
    for (let i = 1; i + 1 < corners.length; i++) points.push(...corners[0]!, ...corners[i]!, ...corners[i + 1]!);
  };
  const low = ([a, b]: readonly [number, number]): Point3 => [x + a, y, z + b];
  const high = ([a, b]: readonly [number, number]): Point3 => [x + a, y + h, z + b];
  for (let i = 0; i < 4; i++) {
    const k = (i + 1) % 4;
    face(low(foot[i]!), low(foot[k]!), high(top[k]!), high(top[i]!));
  }
  face(...top.map(high));
  const slopes = new THREE.BufferGeometry();
  slopes.setAttribute('position', new THREE.Float32BufferAttribute(points, 3));
  slopes.setAttribute('uv', new THREE.Float32BufferAttribute(new Array((points.length / 3) * 2).fill(0), 2));
  slopes.computeVertexNormals();
  // Courses of tiles along the two long slopes, and the eaves.
  const courses = Math.max(3, Math.round(h / 0.16));
  const rows = Array.from({ length: courses }, (_, i) => {
    const t = i / courses;
    const wide = w + (w2 - w) * t;
    const deep = d + (d2 - d) * t;
    return [
      block([x, y + h * t - 0.02, z + deep / 2], [wide, 0.06, 0.07], 0.02), block([x, y + h * t - 0.02, z - deep / 2], [wide, 0.06, 0.07], 0.02),
      block([x + wide / 2, y + h * t - 0.02, z], [0.07, 0.06, deep], 0.02), block([x - wide / 2, y + h * t - 0.02, z], [0.07, 0.06, deep], 0.02),
    ];
  });
  return [slopes, ...rows.flat(), block([x, y - 0.08, z], [w, 0.1, d], 0.03)];
}

/** A tub with upright leaves. */
export function addPlant(site: Site, { x, z, y = 0, size = 1 }: Stand, seed: number): void {
  site.add('black2', new THREE.CylinderGeometry(0.26 * size, 0.2 * size, 0.5 * size, 40).translate(x, y + 0.25 * size, z));
  const leaves = Array.from({ length: 14 }, (_, i) =>
    leaf([x, y + 0.45 * size, z], seed + i * 2.399, (0.3 + 0.22 * Math.abs(Math.sin(i * 2.3))) * size, (0.75 + 0.35 * Math.sin(i * 1.3)) * size, 0.1 * size));
  site.add('stitch', ...leaves);
}

/** A low hedge in a trough. */
export function addHedge(site: Site, at: Point3, size: Point3, seed: number): void {
  const [x, y, z] = at;
  const [w, h, d] = size;
  site.block('white', at, [w, h * 0.45, d]);
  const n = Math.ceil((w * d) / 0.055);
  const tufts = Array.from({ length: n }, (_, i) => {
    const u = ((i * 0.618 + seed) % 1) - 0.5;
    const v = ((i * 0.755 + seed * 2) % 1) - 0.5;
    const r = 0.16 + 0.07 * Math.sin(i * 12.9);
    return new THREE.IcosahedronGeometry(r, 2).translate(x + u * (w - 0.3), y + h * 0.55 + 0.08 * Math.sin(i * 7), z + v * (d - 0.3));
  });
  site.add('stitch', ...tufts);
}

/** A curved leaf that narrows to a point. */
function leaf([x, y, z]: Point3, turn: number, reach: number, rise: number, width: number): THREE.BufferGeometry {
  const n = 12;
  const points: number[] = [];
  const index: number[] = [];
  for (let i = 0; i <= n; i++) {
    const t = i / n;
    const along = reach * t;
    const up = rise * (2.2 * t - 2.3 * t * t);
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
  g.setAttribute('uv', new THREE.Float32BufferAttribute(new Array((points.length / 3) * 2).fill(0), 2));
  g.setIndex(index);
  g.computeVertexNormals();
  return g;
}

/** A glazed front between two x: panes between slim posts. */
export function addGlazing(site: Site, x0: number, x1: number, y: number, z: number, height: number, panes: number): void {
  const w = (x1 - x0) / panes;
  const posts = Array.from({ length: panes + 1 }, (_, i) => block([x0 + i * w, y, z], [0.07, height, 0.1], 0.01));
  site.add('black2', ...posts, block([(x0 + x1) / 2, y, z], [x1 - x0, 0.08, 0.1], 0.01), block([(x0 + x1) / 2, y + height - 0.08, z], [x1 - x0, 0.08, 0.1], 0.01));
  site.add('clear', new THREE.PlaneGeometry(x1 - x0, height).translate((x0 + x1) / 2, y + height / 2, z));
}
