import * as THREE from 'three';
import type { Size, View } from './api.ts';
import { createCamera, createLightCamera, jitter, project } from './camera.ts';
import { accumulate, erase, Pass } from './pass.ts';
import { sky } from './room.ts';
import { GATHER, NOTHING, PLACE, PLACE_WITH_NORMAL } from './shaders.ts';
import { shadowTarget, target } from './targets.ts';

const FOUR = [0, 1, 2, 3] as const;

/** Evenly spread directions on a sphere (y upwards), from `lowest` upwards. */
export function spread(count: number, lowest: number, offset: number): THREE.Vector3[] {
  return Array.from({ length: count }, (_, i) => {
    const y = lowest + ((1 - lowest) * (i + 0.5)) / count;
    const turn = i * 2.399963 + offset;
    const r = Math.sqrt(1 - y * y);
    return new THREE.Vector3(r * Math.cos(turn), y, r * Math.sin(turn));
  });
}

/** Gathers diffuse light and open sky for every pixel of a view; every look shares the result. */
export class Light {
  private readonly depth: Pass;
  private readonly gather: Pass;
  private readonly renderer: THREE.WebGLRenderer;

  constructor(renderer: THREE.WebGLRenderer, solid: THREE.BufferGeometry, shadow: THREE.BufferGeometry) {
    this.renderer = renderer;
    this.depth = new Pass(PLACE, NOTHING, { m: { value: new THREE.Matrix4() } }, { geometry: shadow });
    this.gather = new Pass(PLACE_WITH_NORMAL, GATHER, {
      m: { value: new THREE.Matrix4() },
      cam: { value: new THREE.Vector3() },
      ...Object.fromEntries(FOUR.map((i) => [`sm${i}`, { value: null }])),
      lm: { value: FOUR.map(() => new THREE.Matrix4()) },
      ld: { value: FOUR.map(() => new THREE.Vector3()) },
      lw: { value: [0, 0, 0, 0] },
      on: { value: [0, 0, 0, 0] },
      bias: { value: 0.0022 },
      rot: { value: new THREE.Vector2() },
    }, { geometry: solid });
  }

  /** The depth map seen along a direction, and the matrix that leads into it. */
  shadowMap(direction: THREE.Vector3, slot: number): { matrix: THREE.Matrix4; map: THREE.Texture } {
    const camera = createLightCamera(direction);
    const matrix = project(camera);
    const to = shadowTarget(slot);
    (this.depth.uniforms['m']!.value as THREE.Matrix4).copy(matrix);
    this.depth.draw(this.renderer, to, true, camera);
    return { matrix, map: to.depthTexture! };
  }

  gatherView(view: View, size: Size, count: number): THREE.WebGLRenderTarget {
    const float = { type: THREE.FloatType };
    const sum = target('light', size.width, size.height, float);
    const once = target('light-once', size.width, size.height, { ...float, depth: true });
    const camera = createCamera(view, size);
    const axis = new THREE.Vector3(0, 1, 0);
    const angle = THREE.MathUtils.degToRad(view.azimuth);
    // Light that grazes the ground from below would come through the floor.
    const directions = spread(count, -1, 0.3).filter((d) => d.y <= -0.2 || d.y >= 0);
    const u = this.gather.uniforms;
    erase(this.renderer, sum);
    for (let first = 0, pass = 0; first < directions.length; first += 4, pass++) {
      for (const i of FOUR) {
        const d = directions[first + i];
        u['on']!.value[i] = d ? 1 : 0;
        u['lw']!.value[i] = d ? sky(d) : 0;
        if (!d) continue;
        const world = d.clone().applyAxisAngle(axis, angle);
        const { matrix, map } = this.shadowMap(world, i);
        u[`sm${i}`]!.value = map;
        u['lm']!.value[i].copy(matrix);
        u['ld']!.value[i].copy(world);
      }
      jitter(camera, size, pass);
      u['m']!.value.copy(project(camera));
      u['cam']!.value.copy(camera.position);
      u['rot']!.value.set(Math.cos(pass * 2.4), Math.sin(pass * 2.4));
      this.gather.draw(this.renderer, once, true, camera);
      accumulate(this.renderer, once, sum, 1 / count);
    }
    return sum;
  }
}
