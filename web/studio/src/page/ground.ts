import * as THREE from 'three';
import type { Size, View } from './api.ts';
import { createCamera, project } from './camera.ts';
import { spread, type Light } from './light.ts';
import { accumulate, erase, Pass } from './pass.ts';
import { BLUR, COVER, GATHER_GROUND, PLACE_GROUND, PLACE_WITH_NORMAL, SHOW_GROUND } from './shaders.ts';
import { target } from './targets.ts';

/** The baked piece of floor, in metres and in texels. */
const SPAN = [3.84, 2.72] as const;
const TEXELS = [768, 544] as const;
/** Directions below this height (sine) would throw shadows out of the bake. */
const LOWEST = 0.16;

const floor = new THREE.BufferGeometry();
floor.setAttribute('position', new THREE.Float32BufferAttribute([-5, 0, -5, 5, 0, -5, 5, 0, 5, -5, 0, 5], 3));
floor.setAttribute('normal', new THREE.Float32BufferAttribute([0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0], 3));
floor.setIndex([0, 2, 1, 0, 3, 2]);

/** The soft shadow on the floor: baked once per object from above, then shown in each view. */
export class Ground {
  private readonly renderer: THREE.WebGLRenderer;
  private readonly gather: Pass;
  private readonly blur: Pass;
  private readonly show: Pass;

  constructor(renderer: THREE.WebGLRenderer) {
    this.renderer = renderer;
    this.gather = new Pass(PLACE_WITH_NORMAL, GATHER_GROUND, {
      m: { value: new THREE.Matrix4() }, sm: { value: null }, lm: { value: new THREE.Matrix4() },
      ld: { value: new THREE.Vector3() }, lw: { value: 1 }, bias: { value: 0.0022 },
      rot: { value: new THREE.Vector2() },
    }, { geometry: floor });
    this.blur = new Pass(COVER, BLUR, { t: { value: null }, d: { value: new THREE.Vector2() }, first: { value: 1 } });
    this.show = new Pass(PLACE_GROUND, SHOW_GROUND, {
      m: { value: new THREE.Matrix4() }, sharp: { value: null }, wide: { value: null },
      span: { value: new THREE.Vector2(...SPAN) },
    }, { geometry: floor, material: { depthTest: false, depthWrite: false } });
  }

  bake(light: Light, count: number): void {
    const float = { type: THREE.FloatType };
    const sum = target('ground-sum', ...TEXELS, float);
    const once = target('ground-once', ...TEXELS, float);
    const u = this.gather.uniforms;
    const above = new THREE.OrthographicCamera(-SPAN[0] / 2, SPAN[0] / 2, SPAN[1] / 2, -SPAN[1] / 2, 0.1, 10);
    above.position.set(0, 5, 0);
    above.up.set(0, 0, -1);
    above.lookAt(0, 0, 0);
    above.updateMatrixWorld();
    u['m']!.value.copy(project(above));
    erase(this.renderer, sum);
    spread(count, LOWEST).forEach((direction, k) => {
      const { matrix, map } = light.point(direction, 'ground-lamp');
      u['sm']!.value = map;
      u['lm']!.value.copy(matrix);
      u['ld']!.value.copy(direction);
      u['lw']!.value = 0.35 + 1.3 * direction.y ** 3;
      u['rot']!.value.set(Math.cos(k * 2.4), Math.sin(k * 2.4));
      this.gather.draw(this.renderer, once, true, above);
      accumulate(this.renderer, once, sum, 1 / count);
    });
    const sharp = this.soften(sum, 'sharp', 1, true);
    this.show.uniforms['sharp']!.value = sharp.texture;
    this.show.uniforms['wide']!.value = this.soften(sharp, 'wide', 3.2, false).texture;
  }

  /** The shadow's darkness at every pixel of a view. */
  inView(view: View, size: Size): THREE.WebGLRenderTarget {
    const to = target('ground-view', size.width, size.height, { type: THREE.FloatType });
    this.show.uniforms['m']!.value.copy(project(createCamera(view, size)));
    this.show.draw(this.renderer, to);
    return to;
  }

  private soften(from: THREE.WebGLRenderTarget, name: string, width: number, first: boolean): THREE.WebGLRenderTarget {
    const half = { type: THREE.HalfFloatType, linear: true };
    const across = target(`ground-${name}-across`, ...TEXELS, half);
    const done = target(`ground-${name}`, ...TEXELS, half);
    const u = this.blur.uniforms;
    u['first']!.value = first ? 1 : 0;
    u['t']!.value = from.texture;
    u['d']!.value.set(width / TEXELS[0], 0);
    this.blur.draw(this.renderer, across);
    u['first']!.value = 0;
    u['t']!.value = across.texture;
    u['d']!.value.set(0, width / TEXELS[1]);
    this.blur.draw(this.renderer, done);
    return done;
  }
}
