import * as THREE from 'three';
import type { Studio } from './api.ts';
import { Beauty } from './beauty.ts';
import { Ground } from './ground.ts';
import { Light } from './light.ts';
import { loadScene } from './load.ts';
import { createMaterials } from './materials.ts';
import { createRoom, createSky } from './room.ts';

const canvas = document.body.appendChild(document.createElement('canvas'));
const renderer = new THREE.WebGLRenderer({ canvas, antialias: false, alpha: true, premultipliedAlpha: true });
renderer.setPixelRatio(1);
renderer.toneMapping = THREE.NoToneMapping;
renderer.outputColorSpace = THREE.LinearSRGBColorSpace;
renderer.autoClear = false;

const ground = new Ground(renderer);
const mirrored = new Map<boolean, THREE.Texture>();
let light: Light;
let beauty: Beauty;
let lit: THREE.WebGLRenderTarget;

const studio: Studio = {
  async load(options) {
    const face = new FontFace('Plus Jakarta Sans Variable', 'url(/font.woff2)', { weight: '200 800' });
    document.fonts.add(await face.load());
    const materials = createMaterials(options.prints, options.surroundings);
    const loaded = await loadScene(options, materials);
    loaded.scene.environment = mirroredBy(options.surroundings?.outdoors ?? false);
    light = new Light(renderer, loaded.solid, loaded.shadow);
    beauty = new Beauty(renderer, loaded.scene, materials);
    return { triangles: loaded.solid.index!.count / 3 };
  },
  ground(directions) {
    ground.bake(light, directions);
  },
  light(view, size, directions) {
    lit = light.gatherView(view, size, directions);
  },
  render(view, size, passes, look, cutout) {
    const kinds = cutout ? [false, true] : [false];
    return beauty.render(view, size, passes, look, lit, ground.inView(view, size), kinds).map(base64);
  },
};
window.studio = studio;

/** The sky or the studio's lamps, as glossy surfaces mirror them; drawn once. */
function mirroredBy(outdoors: boolean): THREE.Texture {
  const existing = mirrored.get(outdoors);
  if (existing) return existing;
  const around = outdoors ? createSky() : createRoom();
  const { texture } = new THREE.PMREMGenerator(renderer).fromScene(around, 0.012, 0.1, 100, { size: 512 });
  mirrored.set(outdoors, texture);
  return texture;
}

function base64(bytes: Uint8Array): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 32768)
    text += String.fromCharCode(...bytes.subarray(i, i + 32768));
  return btoa(text);
}
