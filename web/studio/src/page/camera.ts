import * as THREE from 'three';
import type { Size, View } from './api.ts';

export function createCamera(view: View, size: Size): THREE.PerspectiveCamera {
  const camera = new THREE.PerspectiveCamera(view.lens, size.width / size.height, Math.min(0.5, view.distance / 5), 30);
  const a = THREE.MathUtils.degToRad(view.azimuth);
  const e = THREE.MathUtils.degToRad(view.elevation);
  const target = new THREE.Vector3(...view.target);
  camera.position.set(Math.sin(a) * Math.cos(e), Math.sin(e), Math.cos(a) * Math.cos(e));
  camera.position.multiplyScalar(view.distance).add(target);
  camera.lookAt(target);
  camera.updateMatrixWorld();
  offset(camera, view, size, 0, 0);
  return camera;
}

/** Moves the picture by a part of a pixel, a different one for each pass. */
export const jitter = (camera: THREE.PerspectiveCamera, view: View, size: Size, pass: number): void =>
  offset(camera, view, size, halton(pass + 1, 2) - 0.5, halton(pass + 1, 3) - 0.5);

function offset(camera: THREE.PerspectiveCamera, { shift = 0 }: View, { width, height }: Size, x: number, y: number): void {
  camera.setViewOffset(width, height, x, y - shift * height, width, height);
  camera.updateProjectionMatrix();
}

/** Looks at the whole object along a light's direction; covers 2.44 m about a point 0.55 m up. */
export function createLightCamera(direction: THREE.Vector3): THREE.OrthographicCamera {
  const c = new THREE.OrthographicCamera(-1.22, 1.22, 1.22, -1.22, 0.1, 8);
  c.position.set(0, 0.55, 0).addScaledVector(direction, 4);
  if (Math.abs(direction.y) > 0.95) c.up.set(1, 0, 0);
  c.lookAt(0, 0.55, 0);
  c.updateMatrixWorld();
  return c;
}

export const project = (c: THREE.Camera): THREE.Matrix4 => {
  c.matrixWorldInverse.copy(c.matrixWorld).invert();
  return new THREE.Matrix4().multiplyMatrices(c.projectionMatrix, c.matrixWorldInverse);
};

function halton(index: number, base: number): number {
  let f = 1;
  let r = 0;
  for (let i = index; i > 0; i = Math.floor(i / base)) {
    f /= base;
    r += f * (i % base);
  }
  return r;
}
