import * as THREE from 'three';
import { mergeGeometries, mergeVertices } from 'three/examples/jsm/utils/BufferGeometryUtils.js';
import type { Point2, Point3 } from '../field/types.ts';

export const vec = (p: Point3): THREE.Vector3 => new THREE.Vector3(...p);

/** A bent tube of radius r through the given points. */
export function tube(points: readonly Point3[], r: number, along = 40, around = 14): THREE.BufferGeometry {
  const curve = new THREE.CatmullRomCurve3(points.map(vec), false, 'catmullrom', 0.5);
  return new THREE.TubeGeometry(curve, along, r, around, false);
}

/** A straight round bar from a to b, with a radius at each end. */
export function rod(a: Point3, b: Point3, ra: number, rb = ra, around = 24): THREE.BufferGeometry {
  const A = vec(a);
  const B = vec(b);
  const g = new THREE.CylinderGeometry(rb, ra, A.distanceTo(B), around, 1);
  const turn = new THREE.Quaternion().setFromUnitVectors(
    new THREE.Vector3(0, 1, 0), B.clone().sub(A).normalize());
  return g.applyQuaternion(turn).translate(...A.add(B).multiplyScalar(0.5).toArray());
}

/** A turned shape about the z axis through the centre; profile of [radius, z]. */
export function turned(profile: readonly Point2[], centre: Point3, around = 96): THREE.BufferGeometry {
  const g = new THREE.LatheGeometry(profile.map((p) => new THREE.Vector2(p[0], p[1])), around);
  return g.rotateX(Math.PI / 2).translate(...centre);
}

/** Like `turned`, with an edge at every profile point. */
export function turnedFaceted(profile: readonly Point2[], centre: Point3, around = 120): THREE.BufferGeometry {
  const g = turned(profile, centre, around).toNonIndexed();
  g.deleteAttribute('uv');
  g.deleteAttribute('normal');
  g.computeVertexNormals();
  return g;
}

/** A short round or (with few sides) nut-like bar along z. */
export function pin(centre: Point3, r: number, length: number, around = 28): THREE.BufferGeometry {
  return new THREE.CylinderGeometry(r, r, length, around).rotateX(Math.PI / 2).translate(...centre);
}

export function ring(centre: Point3, r: number, thickness: number, around = 120): THREE.BufferGeometry {
  return new THREE.TorusGeometry(r, thickness, 10, around).translate(...centre);
}

/** A pill of radius r between two points. */
export function capsule(a: Point3, b: Point3, r: number): THREE.BufferGeometry {
  const A = vec(a);
  const B = vec(b);
  const g = new THREE.CapsuleGeometry(r, A.distanceTo(B), 8, 20);
  const turn = new THREE.Quaternion().setFromUnitVectors(
    new THREE.Vector3(0, 1, 0), B.clone().sub(A).normalize());
  return g.applyQuaternion(turn).translate(...A.add(B).multiplyScalar(0.5).toArray());
}

export function box(size: Point3, centre: Point3, turn = 0): THREE.BufferGeometry {
  return new THREE.BoxGeometry(...size).rotateZ(turn).translate(...centre);
}

/** A flat rectangle with rounded corners, half-sizes w and h (m). */
export function roundedRectangle(w: number, h: number, r: number): THREE.Shape {
  const s = new THREE.Shape();
  s.moveTo(-w + r, -h);
  s.lineTo(w - r, -h).quadraticCurveTo(w, -h, w, -h + r);
  s.lineTo(w, h - r).quadraticCurveTo(w, h, w - r, h);
  s.lineTo(-w + r, h).quadraticCurveTo(-w, h, -w, h - r);
  s.lineTo(-w, -h + r).quadraticCurveTo(-w, -h, -w + r, -h);
  return s;
}

/** The same geometry copied n times around z at the centre. */
export function around(geometry: THREE.BufferGeometry, n: number, centre: Point3, start = 0): THREE.BufferGeometry {
  const copies: THREE.BufferGeometry[] = [];
  for (let i = 0; i < n; i++)
    copies.push(geometry.clone().rotateZ(start + (i / n) * Math.PI * 2).translate(...centre));
  return joined(copies);
}

export function joined(geometries: readonly THREE.BufferGeometry[]): THREE.BufferGeometry {
  return mergeGeometries([...geometries]);
}

/** The mirror image about z = 0, still facing outwards. */
export function mirrored(geometry: THREE.BufferGeometry): THREE.BufferGeometry {
  const m = geometry.index ? geometry.clone() : mergeVertices(geometry);
  m.scale(1, 1, -1);
  const index = m.index!.array;
  for (let k = 0; k < index.length; k += 3) {
    const t = index[k]!;
    index[k] = index[k + 1]!;
    index[k + 1] = t;
  }
  return m;
}
