import * as THREE from 'three';
import { RoundedBoxGeometry } from 'three/examples/jsm/geometries/RoundedBoxGeometry.js';
import type { Point3 } from '../field/types.ts';
import { Kit } from '../mesh/kit.ts';
import type { MaterialName, Part } from '../mesh/part.ts';
import { joined } from '../mesh/shapes.ts';

/** Where something stands, seen from above: x to the right, z towards the front, turned to the left (degrees). */
export interface Stand {
  x: number;
  z: number;
  y?: number;
  turn?: number;
  /** Larger or smaller than life. */
  size?: number;
}

/** Builds in true metres what the kit holds at the size that the light reaches. */
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

  /** What keeps no light out: the ground, what is far, and walls and roofs of rooms with lamps of their own. */
  shadowless(material: MaterialName, ...geometries: readonly THREE.BufferGeometry[]): void {
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

/** A glazed front between two x: panes between slim posts. */
export function addGlazing(site: Site, x0: number, x1: number, y: number, z: number, height: number, panes: number): void {
  const w = (x1 - x0) / panes;
  const posts = Array.from({ length: panes + 1 }, (_, i) => block([x0 + i * w, y, z], [0.07, height, 0.1], 0.01));
  site.shadowless('black2', ...posts, block([(x0 + x1) / 2, y, z], [x1 - x0, 0.08, 0.1], 0.01), block([(x0 + x1) / 2, y + height - 0.08, z], [x1 - x0, 0.08, 0.1], 0.01));
  site.add('clear', new THREE.PlaneGeometry(x1 - x0, height).translate((x0 + x1) / 2, y + height / 2, z));
}
