import * as THREE from 'three';
import type { Slice, StoredPart } from '../mesh/store.ts';
import type { MaterialName } from '../mesh/part.ts';
import type { SceneOptions } from './api.ts';
import type { Materials } from './materials.ts';

export interface LoadedScene {
  scene: THREE.Scene;
  /** Everything that catches the shared light, and a looser copy that casts shadows. */
  solid: THREE.BufferGeometry;
  shadow: THREE.BufferGeometry;
}

/** Fetches the stored parts, turns the steering and joins the parts of each material. */
export async function loadScene(options: SceneOptions, materials: Materials): Promise<LoadedScene> {
  const parts = (await (await fetch(`${options.parts}.json`)).json()) as StoredPart[];
  const bytes = await (await fetch(`${options.parts}.bin`)).arrayBuffer();
  const floats = (s: Slice): Float32Array => new Float32Array(bytes, s[0], s[1]).slice();
  const turn = steering(options);
  const byMaterial = new Map<MaterialName, THREE.BufferGeometry[]>();
  const solid: THREE.BufferGeometry[] = [];
  const shadow: THREE.BufferGeometry[] = [];
  for (const part of parts) {
    const g = new THREE.BufferGeometry();
    g.setAttribute('position', new THREE.BufferAttribute(floats(part.positions), 3));
    g.setAttribute('normal', new THREE.BufferAttribute(floats(part.normals), 3));
    if (part.uvs) g.setAttribute('uv', new THREE.BufferAttribute(floats(part.uvs), 2));
    g.setIndex(new THREE.BufferAttribute(new Uint32Array(bytes, ...part.indices).slice(), 1));
    if (part.group === 'steer') g.applyMatrix4(turn);
    byMaterial.set(part.material, [...(byMaterial.get(part.material) ?? []), g]);
    if (!part.shadow) continue;
    solid.push(g);
    const caster = g.clone();
    caster.setIndex(new THREE.BufferAttribute(new Uint32Array(bytes, ...part.shadow).slice(), 1));
    shadow.push(caster);
  }
  const scene = new THREE.Scene();
  for (const [name, geometries] of byMaterial) {
    const mesh = new THREE.Mesh(join(geometries), materials[name]);
    mesh.frustumCulled = false;
    scene.add(mesh);
  }
  return { scene, solid: join(solid), shadow: join(shadow) };
}

/** A turn about the steering axis, which runs a little behind the front wheel's centre. */
function steering({ steer, axis }: SceneOptions): THREE.Matrix4 {
  const up = new THREE.Vector3(...axis.direction, 0).normalize();
  const foot = new THREE.Vector3(...axis.foot, 0);
  return new THREE.Matrix4()
    .makeTranslation(foot)
    .multiply(new THREE.Matrix4().makeRotationAxis(up, THREE.MathUtils.degToRad(steer)))
    .multiply(new THREE.Matrix4().makeTranslation(foot.clone().negate()));
}

function join(list: readonly THREE.BufferGeometry[]): THREE.BufferGeometry {
  const joined = new THREE.BufferGeometry();
  for (const [name, width] of [['position', 3], ['normal', 3], ['uv', 2]] as const) {
    if (!list.every((g) => g.attributes[name])) continue;
    const all = new Float32Array(list.reduce((n, g) => n + g.attributes[name]!.array.length, 0));
    let o = 0;
    for (const g of list) {
      all.set(g.attributes[name]!.array, o);
      o += g.attributes[name]!.array.length;
    }
    joined.setAttribute(name, new THREE.BufferAttribute(all, width));
  }
  const indices = new Uint32Array(list.reduce((n, g) => n + g.index!.count, 0));
  let o = 0;
  let base = 0;
  for (const g of list) {
    for (const v of g.index!.array) indices[o++] = v + base;
    base += g.attributes['position']!.count;
  }
  joined.setIndex(new THREE.BufferAttribute(indices, 1));
  return joined;
}
