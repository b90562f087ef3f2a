import type { BufferGeometry } from 'three';
import { mergeVertices } from 'three/examples/jsm/utils/BufferGeometryUtils.js';
import type { Box3, Field3 } from '../field/types.ts';
import { surfaceNets, type Mesh } from './nets.ts';
import { PICTURED, type Group, type MaterialName, type Part } from './part.ts';
import { reduce } from './reduce.ts';
import { mirrored } from './shapes.ts';

export interface SolidOptions {
  /** Spacing of the mesh (m). */
  cell?: number;
  group?: Group;
  /** `middle`: the same on both sides of z = 0; `twin`: build once and repeat mirrored; `single`. */
  sides?: 'middle' | 'twin' | 'single';
}

const GLOSSY: readonly MaterialName[] = ['paint', 'paint2', 'gloss', 'white', 'lens', 'accent'];

/** Collects the parts of one object. A coarse kit is for quick looks while designing. */
export class Kit {
  readonly parts: Part[] = [];
  readonly coarse: number;

  constructor(coarse = 1) {
    this.coarse = coarse;
  }

  /** Adds ordinary geometry. */
  add(name: string, material: MaterialName, geometry: BufferGeometry, group: Group = 'body'): void {
    const g = geometry.index ? geometry : mergeVertices(geometry);
    if (!g.attributes['normal']) g.computeVertexNormals();
    const uv = g.attributes['uv'];
    this.parts.push({
      name,
      material,
      group,
      positions: new Float32Array(g.attributes['position']!.array),
      normals: new Float32Array(g.attributes['normal']!.array),
      uvs: uv && PICTURED.includes(material) ? new Float32Array(uv.array) : null,
      indices: new Uint32Array(g.index!.array),
    });
  }

  /** Adds geometry and its mirror image. */
  pair(name: string, material: MaterialName, geometry: BufferGeometry, group?: Group): void {
    this.add(name, material, geometry, group);
    this.add(`${name}-mirrored`, material, mirrored(geometry), group);
  }

  /** Adds the surface of a field. */
  solid(name: string, material: MaterialName, field: Field3, box: Box3, o: SolidOptions = {}): void {
    const { cell = 0.0035, group = 'body', sides = 'middle' } = o;
    const raw = surfaceNets(field, box, cell * this.coarse, sides === 'middle');
    if (raw.indices.length === 0) throw new Error(`The field of "${name}" has no surface in its box`);
    const mesh = reduce(raw, GLOSSY.includes(material) ? 0.34 : 0.12);
    this.parts.push({ name, material, group, uvs: null, ...mesh });
    if (sides === 'twin')
      this.parts.push({ name: `${name}-mirrored`, material, group, uvs: null, ...mirrorMesh(mesh) });
  }
}

function mirrorMesh(mesh: Mesh): Mesh {
  const flip = (a: Float32Array): Float32Array => a.map((v, i) => (i % 3 === 2 ? -v : v));
  const indices = mesh.indices.slice();
  for (let q = 0; q < indices.length; q += 3) {
    indices[q + 1] = mesh.indices[q + 2]!;
    indices[q + 2] = mesh.indices[q + 1]!;
  }
  return { positions: flip(mesh.positions), normals: flip(mesh.normals), indices };
}
