import type { Box3, Field3 } from '../field/types.ts';

export interface Mesh {
  positions: Float32Array;
  normals: Float32Array;
  indices: Uint32Array;
}

const BLOCK = 8;
const CORNER_PAIRS = [
  [0, 1], [2, 3], [4, 5], [6, 7], [0, 2], [1, 3], [4, 6], [5, 7], [0, 4], [1, 5], [2, 6], [3, 7],
] as const;

/**
 * Meshes the zero surface of a field with surface nets of `cell` metres. A field that is the same
 * on both sides of z = 0 is worked out for one side and mirrored, which halves the time.
 */
export function surfaceNets(field: Field3, box: Box3, cell: number, symmetric: boolean): Mesh {
  const [x0, y0] = box;
  const z0 = symmetric ? 0 : box[2];
  const blocks = (length: number): number => Math.ceil(length / cell / BLOCK) * BLOCK;
  const nx = blocks(box[3] - x0);
  const ny = blocks(box[4] - y0);
  const nz = blocks(box[5] - z0);
  const sx = nx + 1;
  const sy = ny + 1;
  const id = (i: number, j: number, k: number): number => (k * sy + j) * sx + i;
  const values = new Float32Array(sx * sy * (nz + 1)).fill(NaN);
  const active = sampleNearSurface();
  const vertexOf = new Int32Array(values.length).fill(-1);
  const points: number[] = [];
  eachCell((i, j, k) => {
    const point = crossing(i, j, k);
    if (!point) return;
    vertexOf[id(i, j, k)] = points.length / 3;
    points.push(x0 + (i + point[0]) * cell, y0 + (j + point[1]) * cell, z0 + (k + point[2]) * cell);
  });
  const count = points.length / 3;
  const plain: number[] = [];
  const seam: number[] = [];
  eachCell((i, j, k) => joinCells(i, j, k));
  return finish();

  /** Evaluates the field only in blocks that can hold the surface. */
  function sampleNearSurface(): [number, number, number][] {
    const reach = BLOCK * cell * 0.5 * 1.74 * 1.6 + 0.004;
    const nearBlocks: [number, number, number][] = [];
    const h = BLOCK / 2;
    for (let k = 0; k < nz; k += BLOCK)
      for (let j = 0; j < ny; j += BLOCK)
        for (let i = 0; i < nx; i += BLOCK) {
          const c = field(x0 + (i + h) * cell, y0 + (j + h) * cell, z0 + (k + h) * cell);
          if (Math.abs(c) > reach) continue;
          nearBlocks.push([i, j, k]);
          for (let c2 = k; c2 <= k + BLOCK; c2++)
            for (let b2 = j; b2 <= j + BLOCK; b2++)
              for (let a2 = i; a2 <= i + BLOCK; a2++) {
                const q = id(a2, b2, c2);
                if (values[q] !== values[q])
                  values[q] = field(x0 + a2 * cell, y0 + b2 * cell, z0 + c2 * cell);
              }
        }
    return nearBlocks;
  }

  function eachCell(visit: (i: number, j: number, k: number) => void): void {
    for (const [bi, bj, bk] of active)
      for (let k = bk; k < bk + BLOCK; k++)
        for (let j = bj; j < bj + BLOCK; j++)
          for (let i = bi; i < bi + BLOCK; i++) visit(i, j, k);
  }

  /** Mean of the crossings on the cell's edges, in cells from its corner. */
  function crossing(i: number, j: number, k: number): [number, number, number] | undefined {
    const v: number[] = [];
    let mask = 0;
    for (let q = 0; q < 8; q++) {
      const value = values[id(i + (q & 1), j + ((q >> 1) & 1), k + (q >> 2))]!;
      v.push(value);
      if (value < 0) mask |= 1 << q;
    }
    if (mask === 0 || mask === 255) return undefined;
    let x = 0;
    let y = 0;
    let z = 0;
    let n = 0;
    for (const [a, b] of CORNER_PAIRS) {
      const va = v[a]!;
      const vb = v[b]!;
      if (va < 0 === vb < 0) continue;
      const t = va / (va - vb);
      x += (a & 1) + ((b & 1) - (a & 1)) * t;
      y += ((a >> 1) & 1) + (((b >> 1) & 1) - ((a >> 1) & 1)) * t;
      z += (a >> 2) + ((b >> 2) - (a >> 2)) * t;
      n++;
    }
    return [x / n, y / n, z / n];
  }

  function joinCells(i: number, j: number, k: number): void {
    const inside = values[id(i, j, k)]! < 0;
    const differs = (q: number): boolean => inside !== values[q]! < 0;
    const at = (a: number, b: number, c: number): number => {
      if (c >= 0) return vertexOf[id(a, b, c)]!;
      const mirrored = vertexOf[id(a, b, 0)]!;
      return mirrored < 0 ? -1 : mirrored + count;
    };
    const low = k > 0 || symmetric;
    if (j > 0 && low && differs(id(i + 1, j, k)))
      quad(at(i, j - 1, k - 1), at(i, j, k - 1), at(i, j, k), at(i, j - 1, k), inside, k === 0);
    if (i > 0 && low && differs(id(i, j + 1, k)))
      quad(at(i - 1, j, k - 1), at(i - 1, j, k), at(i, j, k), at(i, j, k - 1), inside, k === 0);
    if (i > 0 && j > 0 && differs(id(i, j, k + 1)))
      quad(at(i - 1, j - 1, k), at(i, j - 1, k), at(i, j, k), at(i - 1, j, k), inside, false);
  }

  function quad(a: number, b: number, c: number, d: number, flip: boolean, onSeam: boolean): void {
    if (a < 0 || b < 0 || c < 0 || d < 0) return;
    const target = onSeam && symmetric ? seam : plain;
    if (flip) target.push(a, b, c, a, c, d);
    else target.push(a, c, b, a, d, c);
  }

  function finish(): Mesh {
    const half = settle(field, points, cell);
    if (!symmetric) return { ...half, indices: new Uint32Array(plain) };
    const mirrored: number[] = [];
    for (let q = 0; q < plain.length; q += 3)
      mirrored.push(plain[q]! + count, plain[q + 2]! + count, plain[q + 1]! + count);
    return {
      positions: withMirror(half.positions),
      normals: withMirror(half.normals),
      indices: concat(plain, mirrored, seam),
    };
  }
}

function concat(...lists: readonly number[][]): Uint32Array {
  const all = new Uint32Array(lists.reduce((n, list) => n + list.length, 0));
  let offset = 0;
  for (const list of lists) {
    all.set(list, offset);
    offset += list.length;
  }
  return all;
}

function withMirror(half: Float32Array): Float32Array {
  const all = new Float32Array(half.length * 2);
  all.set(half);
  all.set(half, half.length);
  for (let q = half.length + 2; q < all.length; q += 3) all[q] = -all[q]!;
  return all;
}

/** Pulls the points onto the surface and takes the normals from the field itself. */
function settle(field: Field3, points: readonly number[], cell: number): Omit<Mesh, 'indices'> {
  const positions = new Float32Array(points);
  const normals = new Float32Array(points.length);
  const e = cell * 0.4;
  const most = cell * 0.6;
  const g = [0, 0, 0, 0];
  const gradient = (x: number, y: number, z: number): void => {
    const a = field(x + e, y - e, z - e);
    const b = field(x - e, y - e, z + e);
    const c = field(x - e, y + e, z - e);
    const d = field(x + e, y + e, z + e);
    const gx = a - b - c + d;
    const gy = -a - b + c + d;
    const gz = -a + b - c + d;
    const l = Math.hypot(gx, gy, gz) || 1;
    g[0] = gx / l;
    g[1] = gy / l;
    g[2] = gz / l;
    g[3] = l / (4 * e);
  };
  for (let q = 0; q < positions.length; q += 3) {
    for (let pass = 0; pass < 2; pass++) {
      const [x, y, z] = [positions[q]!, positions[q + 1]!, positions[q + 2]!];
      gradient(x, y, z);
      const d = field(x, y, z) / Math.max(g[3]!, 0.3);
      const s = d < -most ? -most : d > most ? most : d;
      for (let a = 0; a < 3; a++) positions[q + a] = positions[q + a]! - g[a]! * s;
    }
    gradient(positions[q]!, positions[q + 1]!, positions[q + 2]!);
    for (let a = 0; a < 3; a++) normals[q + a] = g[a]!;
  }
  return { positions, normals };
}
