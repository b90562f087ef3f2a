import { MeshoptSimplifier } from 'meshoptimizer';
import type { Mesh } from './nets.ts';

await MeshoptSimplifier.ready;

/** How much the direction of a normal counts against a metre of distance when thinning out. */
const NORMAL_WEIGHT = 0.12;

/** Thins a mesh out to a share of its triangles while keeping highlights smooth. */
export function reduce(mesh: Mesh, share: number, error = 0.00018): Mesh {
  const { positions, normals, indices } = mesh;
  if (indices.length < 300) return mesh;
  const scale = MeshoptSimplifier.getScale(positions, 3);
  const target = Math.floor((indices.length * share) / 3) * 3;
  const weights = [NORMAL_WEIGHT, NORMAL_WEIGHT, NORMAL_WEIGHT];
  const [reduced] = MeshoptSimplifier.simplifyWithAttributes(
    indices, positions, 3, normals, 3, weights, null, target, (error / scale) * 3, [],
  );
  return compact(positions, normals, reduced);
}

/** A loose copy that only casts shadows: triangles over the same vertices. */
export function shadowCaster(mesh: Mesh): Uint32Array {
  if (mesh.indices.length < 3000) return mesh.indices;
  const scale = MeshoptSimplifier.getScale(mesh.positions, 3);
  const target = Math.floor((mesh.indices.length * 0.2) / 3) * 3;
  return MeshoptSimplifier.simplify(mesh.indices, mesh.positions, 3, target, 0.0012 / scale, [])[0];
}

function compact(positions: Float32Array, normals: Float32Array, source: Uint32Array): Mesh {
  const renumbered = new Int32Array(positions.length / 3).fill(-1);
  const p: number[] = [];
  const n: number[] = [];
  const indices = source.map((v) => {
    if (renumbered[v]! < 0) {
      renumbered[v] = p.length / 3;
      for (let a = 0; a < 3; a++) {
        p.push(positions[v * 3 + a]!);
        n.push(normals[v * 3 + a]!);
      }
    }
    return renumbered[v]!;
  });
  return { positions: new Float32Array(p), normals: new Float32Array(n), indices };
}
