import * as THREE from 'three';
import { SHADOW_SIZE } from './shaders.ts';

const targets = new Map<string, THREE.WebGLRenderTarget>();

export interface TargetOptions {
  type: THREE.TextureDataType;
  /** A depth buffer; `map` makes it readable by shaders. */
  depth?: boolean | 'map';
  linear?: boolean;
  /** Number of colours written at once. */
  count?: number;
}

/** A named off-screen picture, made once and reused while its size stays the same. */
export function target(name: string, width: number, height: number, o: TargetOptions): THREE.WebGLRenderTarget {
  const existing = targets.get(name);
  if (existing && existing.width === width && existing.height === height) return existing;
  existing?.dispose();
  const filter = o.linear ? THREE.LinearFilter : THREE.NearestFilter;
  const made = new THREE.WebGLRenderTarget(width, height, {
    type: o.type,
    depthBuffer: !!o.depth,
    minFilter: filter,
    magFilter: filter,
    generateMipmaps: false,
    count: o.count ?? 1,
  });
  if (o.depth === 'map') made.depthTexture = new THREE.DepthTexture(width, height, THREE.UnsignedIntType);
  targets.set(name, made);
  return made;
}

/** The depth map of a lamp. */
export const shadowTarget = (name: string): THREE.WebGLRenderTarget =>
  target(name, SHADOW_SIZE, SHADOW_SIZE, { type: THREE.UnsignedByteType, depth: 'map' });
