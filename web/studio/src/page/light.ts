import * as THREE from 'three';
import type { Size, View } from './api.ts';
import { createCamera, createLightCamera, jitter, project } from './camera.ts';
import { accumulate, erase, Pass } from './pass.ts';
import { sky } from './room.ts';
import { COVER, GATHER, NOTHING, PLACE, SURFACE, SURFACE_PLACE } from './shaders.ts';
import { shadowTarget, target } from './targets.ts';

const FOUR = [0, 1, 2, 3] as const;
const UP = new THREE.Vector3(0, 1, 0);

/** One direction of light and what it sees: a depth map and the matrix that leads into it. */
export interface Lamp {
  direction: THREE.Vector3;
  matrix: THREE.Matrix4;
  map: THREE.Texture;
}

/** Evenly spread directions on a sphere (y upwards), from `lowest` upwards. */
export function spread(count: number, lowest: number): THREE.Vector3[] {
  return Array.from({ length: count }, (_, i) => {
    const y = lowest + ((1 - lowest) * (i + 0.5)) / count;
    const turn = i * 2.399963 + 0.3;
    const r = Math.sqrt(1 - y * y);
    return new THREE.Vector3(r * Math.cos(turn), y, r * Math.sin(turn));
  });
}

/**
 * Gathers diffuse light and open sky for every pixel of a view; every look shares the result. The
 * directions stand still in the world, so their depth maps are drawn once and serve every view; only
 * their strength turns with the camera.
 */
export class Light {
  private readonly depth: Pass;
  private readonly surface: Pass;
  private readonly gather: Pass;
  private readonly renderer: THREE.WebGLRenderer;
  private lamps: Lamp[] = [];
  private count = 0;

  constructor(renderer: THREE.WebGLRenderer, solid: THREE.BufferGeometry, shadow: THREE.BufferGeometry) {
    this.renderer = renderer;
    this.depth = new Pass(PLACE, NOTHING, { m: { value: new THREE.Matrix4() } }, { geometry: shadow });
    this.surface = new Pass(SURFACE_PLACE, SURFACE, {
      m: { value: new THREE.Matrix4() }, cam: { value: new THREE.Vector3() },
    }, { geometry: solid, material: { glslVersion: THREE.GLSL3 } });
    this.gather = new Pass(COVER, GATHER, {
      where: { value: null }, facing: { value: null },
      ...Object.fromEntries(FOUR.map((i) => [`sm${i}`, { value: null }])),
      lm: { value: FOUR.map(() => new THREE.Matrix4()) },
      ld: { value: FOUR.map(() => new THREE.Vector3()) },
      lw: { value: [0, 0, 0, 0] },
      on: { value: [0, 0, 0, 0] },
      bias: { value: 0.0022 },
      rot: { value: new THREE.Vector2() },
    });
  }

  /** The lamps of a sphere of `count` directions, without those that would shine through the floor. */
  aim(count: number): readonly Lamp[] {
    if (this.count === count) return this.lamps;
    this.count = count;
    const directions = spread(count, -1).filter((d) => d.y <= -0.2 || d.y >= 0);
    this.lamps = directions.map((direction, slot) => this.point(direction, `lamp${slot}`));
    return this.lamps;
  }

  /** Draws what a lamp sees; a name is used again by the next lamp of that name. */
  point(direction: THREE.Vector3, name: string): Lamp {
    const camera = createLightCamera(direction);
    const matrix = project(camera);
    const to = shadowTarget(name);
    (this.depth.uniforms['m']!.value as THREE.Matrix4).copy(matrix);
    this.depth.draw(this.renderer, to, true, camera);
    return { direction, matrix, map: to.depthTexture! };
  }

  gatherView(view: View, size: Size, count: number): THREE.WebGLRenderTarget {
    const lamps = this.aim(count);
    const sum = target('light', size.width, size.height, { type: THREE.FloatType });
    const once = target('light-once', size.width, size.height, { type: THREE.FloatType });
    const camera = createCamera(view, size);
    const groups = Math.ceil(lamps.length / 4);
    erase(this.renderer, sum);
    // Four slightly shifted pictures of the surface, each lit by a quarter of the lamps.
    for (const shift of FOUR) {
      this.drawSurface(camera, view, size, shift);
      for (let group = shift; group < groups; group += 4) {
        this.setLamps(lamps, group, view);
        this.gather.draw(this.renderer, once);
        accumulate(this.renderer, once, sum, 1 / count);
      }
    }
    return sum;
  }

  private drawSurface(camera: THREE.PerspectiveCamera, view: View, size: Size, pass: number): void {
    const to = target('surface', size.width, size.height, { type: THREE.FloatType, depth: true, count: 2 });
    jitter(camera, view, size, pass);
    this.surface.uniforms['m']!.value.copy(project(camera));
    this.surface.uniforms['cam']!.value.copy(camera.position);
    this.surface.draw(this.renderer, to, true, camera);
    this.gather.uniforms['where']!.value = to.textures[0];
    this.gather.uniforms['facing']!.value = to.textures[1];
  }

  private setLamps(lamps: readonly Lamp[], group: number, view: View): void {
    const u = this.gather.uniforms;
    const back = -THREE.MathUtils.degToRad(view.azimuth);
    for (const i of FOUR) {
      const lamp = lamps[group + i * Math.ceil(lamps.length / 4)];
      u['on']!.value[i] = lamp ? 1 : 0;
      u['lw']!.value[i] = lamp ? sky(lamp.direction.clone().applyAxisAngle(UP, back)) : 0;
      if (!lamp) continue;
      u[`sm${i}`]!.value = lamp.map;
      u['lm']!.value[i].copy(lamp.matrix);
      u['ld']!.value[i].copy(lamp.direction);
    }
    u['rot']!.value.set(Math.cos(group * 2.4), Math.sin(group * 2.4));
  }
}
