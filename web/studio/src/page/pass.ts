import * as THREE from 'three';
import { ACCUMULATE, COVER } from './shaders.ts';

const flat = new THREE.OrthographicCamera(-1, 1, 1, -1, 0, 1);

const cover = new THREE.BufferGeometry();
cover.setAttribute('position', new THREE.Float32BufferAttribute([-1, -1, 0, 3, -1, 0, -1, 3, 0], 3));

export type Uniforms = Record<string, THREE.IUniform>;

/** One shader over one geometry, by default over the whole picture. */
export class Pass {
  readonly scene = new THREE.Scene();
  readonly uniforms: Uniforms;

  constructor(
    vertexShader: string,
    fragmentShader: string,
    uniforms: Uniforms,
    options: { geometry?: THREE.BufferGeometry; material?: Partial<THREE.ShaderMaterialParameters> } = {},
  ) {
    const full = !options.geometry;
    const material = new THREE.RawShaderMaterial({
      vertexShader,
      fragmentShader,
      uniforms,
      side: THREE.DoubleSide,
      blending: THREE.NoBlending,
      depthTest: !full,
      depthWrite: !full,
      ...options.material,
    });
    const mesh = new THREE.Mesh(options.geometry ?? cover, material);
    mesh.frustumCulled = false;
    this.scene.add(mesh);
    this.uniforms = uniforms;
  }

  draw(renderer: THREE.WebGLRenderer, to: THREE.WebGLRenderTarget, clear = true, camera: THREE.Camera = flat): void {
    renderer.setRenderTarget(to);
    if (clear) {
      renderer.setClearColor(0x000000, 0);
      renderer.clear();
    }
    renderer.render(this.scene, camera);
  }
}

const additive = {
  blending: THREE.CustomBlending,
  blendEquation: THREE.AddEquation,
  blendSrc: THREE.OneFactor,
  blendDst: THREE.OneFactor,
  blendSrcAlpha: THREE.OneFactor,
  blendDstAlpha: THREE.OneFactor,
  transparent: true,
} as const;

const NO_LIMIT = 1e9;
const sum = new Pass(COVER, ACCUMULATE, { t: { value: null }, k: { value: 1 }, limit: { value: NO_LIMIT } }, { material: additive });

/** Adds `from`, times `share`, to what `to` already holds; each colour at most `limit`. */
export function accumulate(
  renderer: THREE.WebGLRenderer, from: THREE.WebGLRenderTarget, to: THREE.WebGLRenderTarget,
  share: number, limit = NO_LIMIT,
): void {
  sum.uniforms['t']!.value = from.texture;
  sum.uniforms['k']!.value = share;
  sum.uniforms['limit']!.value = limit;
  sum.draw(renderer, to, false);
}

export function erase(renderer: THREE.WebGLRenderer, target: THREE.WebGLRenderTarget): void {
  renderer.setRenderTarget(target);
  renderer.setClearColor(0x000000, 0);
  renderer.clear();
}
