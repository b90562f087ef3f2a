import * as THREE from 'three';
import type { MaterialName } from '../mesh/part.ts';
import type { Look, Prints, Surroundings } from './api.ts';
import { drawDash, drawPlate, drawWordmark } from './prints.ts';
import { DISTANCE, PATTERN, PATTERNS, SHARED_LIGHT, SURFACE_POINT } from './shaders.ts';

export type Materials = Record<MaterialName, THREE.MeshPhysicalMaterial>;

/** The light gathered for the current view, read by every material at its own pixel. */
export const shared = {
  sharedLight: { value: null as THREE.Texture | null },
  sharedSize: { value: new THREE.Vector2() },
  diffuseGain: { value: 1 },
  metre: { value: 1 },
  outdoors: { value: 0 },
  haze: { value: new THREE.Vector2() },
};

const DEFAULTS: Record<MaterialName, THREE.MeshPhysicalMaterialParameters> = {
  paint: { color: '#c22222', roughness: 0.36, metalness: 0.35, clearcoat: 1, clearcoatRoughness: 0.035 },
  paint2: { color: '#333333', roughness: 0.42, clearcoat: 1, clearcoatRoughness: 0.05 },
  accent: { color: '#ff6a1a', roughness: 0.35, clearcoat: 1, clearcoatRoughness: 0.05 },
  black: { color: '#242629', roughness: 0.5 },
  black2: { color: '#2b2d31', roughness: 0.44 },
  gloss: { color: '#07080a', roughness: 0.2, clearcoat: 1, clearcoatRoughness: 0.02 },
  seat: { color: '#2a292b', roughness: 0.66, sheen: 0.4, sheenRoughness: 0.5, sheenColor: '#555555' },
  seat2: { color: '#3a3a3d', roughness: 0.7, sheen: 0.4, sheenRoughness: 0.5, sheenColor: '#666666' },
  stitch: { color: '#b9b4ab', roughness: 0.8 },
  rubber: { color: '#222225', roughness: 0.75 },
  tyre: { color: '#26262a', roughness: 0.66 },
  tread: { color: '#1f1f22', roughness: 0.7 },
  alloy: { color: '#616264', roughness: 0.34, metalness: 0.8, clearcoat: 0.5, clearcoatRoughness: 0.1 },
  metal: { color: '#b9bcc2', roughness: 0.3, metalness: 1 },
  darkmetal: { color: '#78797b', roughness: 0.42, metalness: 0.85 },
  chrome: { color: '#d8dadf', roughness: 0.12, metalness: 1 },
  disc: { color: '#a9abb0', roughness: 0.28, metalness: 1 },
  caliper: { color: '#c9a227', roughness: 0.4, clearcoat: 0.6 },
  led: { color: '#ffffff', emissive: '#f4f9ff', emissiveIntensity: 1.7, roughness: 0.3 },
  bezel: { color: '#15171a', roughness: 0.3, metalness: 0.3 },
  lens: { color: '#aab4c2', roughness: 0.06, metalness: 0.85, clearcoat: 1, emissive: '#dfeaff', emissiveIntensity: 0.22 },
  clear: { color: '#0c0e11', roughness: 0.03, transparent: true, opacity: 0.22, clearcoat: 1, clearcoatRoughness: 0.01, depthWrite: false },
  red: { color: '#8e0a12', emissive: '#ff1a1a', emissiveIntensity: 0.5, roughness: 0.15, clearcoat: 1 },
  amber: { color: '#d9720a', emissive: '#ff8a10', emissiveIntensity: 0.2, roughness: 0.2, clearcoat: 1 },
  glass: { color: '#101317', roughness: 0.12, transparent: true, opacity: 0.58, clearcoat: 0.7, clearcoatRoughness: 0.1, depthWrite: false },
  mirror: { color: '#5c646d', roughness: 0.3, metalness: 1 },
  screen: { color: '#050608', roughness: 0.15, emissive: '#ffffff', emissiveIntensity: 1.1, clearcoat: 1 },
  decal: { color: '#ffffff', roughness: 0.3, clearcoat: 1, transparent: true, depthWrite: false, polygonOffset: true, polygonOffsetFactor: -2, polygonOffsetUnits: -4 },
  plate: { color: '#ffffff', roughness: 0.5 },
  white: { color: '#e9ebed', roughness: 0.4, clearcoat: 1, clearcoatRoughness: 0.06 },
  cloth: { color: '#1c1e22', roughness: 0.9, sheen: 0.6, sheenRoughness: 0.6, sheenColor: '#4a4d52' },
  cloth2: { color: '#3a3d42', roughness: 0.9, sheen: 0.6, sheenRoughness: 0.6, sheenColor: '#5a5d62' },
  leaf: { color: '#4f7442', roughness: 0.75 },
  grass: { color: '#6c8a4e', roughness: 0.95 },
  wood: { color: '#a97f54', roughness: 0.6 },
  paving: { color: '#bdb9b2', roughness: 0.85 },
  asphalt: { color: '#696b6e', roughness: 0.9 },
};

/** Surfaces whose colour varies or that mirror the sky, by the name under which the shaders know them. */
const SHADED: Partial<Record<MaterialName, string>> = {
  leaf: 'LEAF', grass: 'GRASS', wood: 'WOOD', paving: 'PAVING', asphalt: 'ASPHALT', clear: 'PANE',
};

const STUDIO: Surroundings = { metre: 1, haze: [1000, 2000], outdoors: false };

export function createMaterials(prints: Prints, { metre, haze, outdoors }: Surroundings = STUDIO): Materials {
  shared.metre.value = metre;
  shared.outdoors.value = outdoors ? 1 : 0;
  shared.haze.value.set(...haze).multiplyScalar(metre);
  const entries = Object.entries(DEFAULTS).map(([name, p]) => [name, lit(p, SHADED[name as MaterialName])]);
  const materials = Object.fromEntries(entries) as Materials;
  materials.screen.emissiveMap = drawDash();
  materials.plate.map = drawPlate(prints.plate);
  materials.decal.map = drawWordmark(prints.wordmark);
  return materials;
}

/** Sets every material to the look, those it does not name to their default. */
export function wear(materials: Materials, look: Look): void {
  for (const name of Object.keys(DEFAULTS) as MaterialName[]) {
    const finish = look.finishes[name];
    const usual = DEFAULTS[name];
    const m = materials[name];
    m.color.set(finish?.color ?? usual.color ?? '#ffffff');
    m.metalness = finish?.metalness ?? usual.metalness ?? 0;
    m.roughness = finish?.roughness ?? usual.roughness ?? 1;
    m.clearcoat = finish?.clearcoat ?? usual.clearcoat ?? 0;
  }
  shared.diffuseGain.value = look.diffuse;
}

function lit(parameters: THREE.MeshPhysicalMaterialParameters, shading: string | undefined): THREE.MeshPhysicalMaterial {
  const m = new THREE.MeshPhysicalMaterial({ side: THREE.DoubleSide, ...parameters });
  m.defines = { ...m.defines, USE_SHARED_LIGHT: 1, ...(shading ? { [shading]: 1 } : {}) };
  m.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, shared);
    shader.vertexShader = 'uniform float metre;varying vec3 point;\n' +
      shader.vertexShader.replace('#include <begin_vertex>', SURFACE_POINT);
    shader.fragmentShader =
      'uniform sampler2D sharedLight;uniform vec2 sharedSize;uniform float diffuseGain;\n' + PATTERNS +
      shader.fragmentShader
        .replace('#include <lights_fragment_end>', SHARED_LIGHT)
        .replace('#include <color_fragment>', PATTERN)
        .replace('#include <dithering_fragment>', DISTANCE);
  };
  return m;
}
