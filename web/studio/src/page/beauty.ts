import * as THREE from 'three';
import type { Look, Size, View } from './api.ts';
import { createCamera, jitter } from './camera.ts';
import { shared, wear, type Materials } from './materials.ts';
import { accumulate, erase, Pass } from './pass.ts';
import { COVER, FINISH } from './shaders.ts';
import { target } from './targets.ts';

/** The studio ground's colour in the middle and in the corners (sRGB, 0-1). */
const NEAR = [0.965, 0.968, 0.972] as const;
const FAR = [0.86, 0.868, 0.88] as const;
const SHADE = 0.8;

/** Paints a look into the view that was lit last. */
export class Beauty {
  private readonly finish = new Pass(COVER, FINISH, {
    t: { value: null }, g: { value: null }, near: { value: new THREE.Vector3(...NEAR) },
    far: { value: new THREE.Vector3(...FAR) }, cutout: { value: 0 }, shade: { value: SHADE },
  });
  private readonly renderer: THREE.WebGLRenderer;
  private readonly scene: THREE.Scene;
  private readonly materials: Materials;

  constructor(renderer: THREE.WebGLRenderer, scene: THREE.Scene, materials: Materials) {
    this.renderer = renderer;
    this.scene = scene;
    this.materials = materials;
  }

  /** The picture on the studio ground, or cut out with its shadow, for each of `cutouts`. */
  render(
    view: View, size: Size, passes: number, look: Look,
    light: THREE.WebGLRenderTarget, ground: THREE.WebGLRenderTarget, cutouts: readonly boolean[],
  ): Uint8Array[] {
    const { width, height } = size;
    wear(this.materials, look);
    // A new Euler would leave the first view's light in place; see three's environmentRotation.
    this.scene.environmentRotation.set(0, THREE.MathUtils.degToRad(view.azimuth), 0);
    shared.sharedLight.value = light.texture;
    shared.sharedSize.value.set(width, height);
    const sum = target('beauty', width, height, { type: THREE.FloatType });
    const once = target('beauty-once', width, height, { type: THREE.HalfFloatType, depth: true });
    const camera = createCamera(view, size);
    erase(this.renderer, sum);
    for (let pass = 0; pass < passes; pass++) {
      jitter(camera, view, size, pass);
      erase(this.renderer, once);
      this.renderer.render(this.scene, camera);
      accumulate(this.renderer, once, sum, 1 / passes, 3);
    }
    this.finish.uniforms['t']!.value = sum.texture;
    this.finish.uniforms['g']!.value = ground.texture;
    return cutouts.map((cutout) => {
      const out = target('finished', width, height, { type: THREE.UnsignedByteType });
      this.finish.uniforms['cutout']!.value = cutout ? 1 : 0;
      this.finish.draw(this.renderer, out);
      const pixels = new Uint8Array(width * height * 4);
      this.renderer.readRenderTargetPixels(out, 0, 0, width, height, pixels);
      return pixels;
    });
  }
}
