import { writeFile } from 'node:fs/promises';
import type { MaterialName, Group, Part } from './part.ts';
import { SEE_THROUGH } from './part.ts';
import { shadowCaster } from './reduce.ts';

/** Byte offset and number of elements of one array in the binary. */
export type Slice = readonly [offset: number, length: number];

export interface StoredPart {
  name: string;
  material: MaterialName;
  group: Group;
  positions: Slice;
  normals: Slice;
  uvs: Slice | null;
  indices: Slice;
  shadow: Slice | null;
}

/** Writes the parts as one binary with a JSON index beside it, for the page to load. */
export async function store(parts: readonly Part[], path: string): Promise<void> {
  const chunks: Uint8Array[] = [];
  let offset = 0;
  const put = (a: Float32Array | Uint32Array): Slice => {
    const slice: Slice = [offset, a.length];
    chunks.push(new Uint8Array(a.buffer, a.byteOffset, a.byteLength));
    offset += a.byteLength;
    return slice;
  };
  const index: StoredPart[] = parts.map((p) => ({
    name: p.name,
    material: p.material,
    group: p.group,
    positions: put(p.positions),
    normals: put(p.normals),
    uvs: p.uvs && put(p.uvs),
    indices: put(p.indices),
    shadow: SEE_THROUGH.includes(p.material) ? null : put(p.shadowless ? new Uint32Array() : shadowCaster(p)),
  }));
  await writeFile(`${path}.bin`, Buffer.concat(chunks));
  await writeFile(`${path}.json`, JSON.stringify(index));
}
