import * as THREE from 'three';
import { mix, roundMax } from '../field/math.ts';
import { plane } from '../field/plane.ts';
import { spline } from '../field/spline.ts';
import type { Corner, Point3 } from '../field/types.ts';
import type { Kit } from '../mesh/kit.ts';
import { capsule, joined, rod, roundedRectangle, tube } from '../mesh/shapes.ts';
import type { Chassis } from './chassis.ts';

/** Handlebar, grips with ribs, switches, levers and the hoses that run down from them. */
export function addHandlebar(kit: Kit, c: Chassis): void {
  const { x, y, inner, outer } = c.bar;
  const at = (t: number): Point3 => [x - 0.0015 - 0.0295 * t, y + 0.002 * t, mix(inner, outer, t)];
  kit.pair('bar', 'darkmetal', tube([[x + 0.06, y - 0.017, 0.05], [x + 0.035, y - 0.007, 0.14], at(-0.05), at(0.9)], 0.011), 'steer');
  kit.pair('grip', 'rubber', rod(at(0), at(1), 0.0165, 0.0155), 'steer');
  kit.pair('bar-end', 'metal', rod(at(1), at(1.11), 0.0165, 0.014), 'steer');
  const along = new THREE.Vector3(-0.0295, 0.002, outer - inner).normalize();
  const ribs = Array.from({ length: 9 }, (_, i) => {
    const g = new THREE.TorusGeometry(0.0163, 0.0013, 6, 24);
    g.applyQuaternion(new THREE.Quaternion().setFromUnitVectors(new THREE.Vector3(0, 0, 1), along));
    return g.translate(...at(i / 9 + 0.06));
  });
  kit.pair('grip-ribs', 'rubber', joined(ribs), 'steer');
  kit.pair('switches', 'black2', capsule([x + 0.004, y, inner - 0.05], [x + 0.002, y, inner - 0.02], 0.021), 'steer');
  kit.pair('button', 'accent', capsule([x - 0.016, y + 0.006, inner - 0.036], [x - 0.016, y + 0.006, inner - 0.03], 0.006), 'steer');
  kit.pair('reservoir', 'black', rod([x + 0.026, y + 0.002, inner - 0.045], [x + 0.028, y + 0.03, inner - 0.045], 0.017, 0.018), 'steer');
  kit.pair('lever', 'metal', tube([
    [x + 0.012, y + 0.008, inner - 0.052], [x + 0.055, y + 0.004, inner - 0.027],
    [x + 0.052, y, inner + 0.038], [x + 0.036, y - 0.002, outer - 0.007],
  ], 0.0058, 40, 10), 'steer');
  kit.pair('hose', 'rubber', tube([
    [x + 0.03, y, inner - 0.06], [x + 0.085, y - 0.01, inner - 0.1], [x + 0.1, y - 0.05, 0.07], [x + 0.075, y - 0.13, 0.045],
  ], 0.0045, 40, 10), 'steer');
}

export interface MirrorOptions {
  /** Outline of the head in its own plane, outwards and up (m). */
  head: readonly Corner[];
  /** Height of the head's middle above the grips and its z (m). */
  rise: number;
  z: number;
}

export const ANGULAR_MIRROR: readonly Corner[] = [
  [-0.058, -0.022, 0.014], [-0.03, -0.038, 0.016], [0.056, -0.026, 0.018], [0.07, 0.012, 0.016], [0.03, 0.04, 0.018], [-0.045, 0.036, 0.018],
];
export const ROUND_MIRROR: readonly Corner[] = [
  [-0.05, -0.05, 0.05], [0.05, -0.05, 0.05], [0.05, 0.05, 0.05], [-0.05, 0.05, 0.05],
];

export function addMirrors(kit: Kit, c: Chassis, o: MirrorOptions): void {
  const { x, y, inner } = c.bar;
  kit.pair('mirror-stalk', 'black2', tube([
    [x + 0.015, y + 0.012, inner - 0.037], [x + 0.03, y + o.rise * 0.4, mix(inner - 0.037, o.z, 0.24)],
    [x + 0.015, y + o.rise * 0.7, mix(inner - 0.037, o.z, 0.6)], [x - 0.002, y + o.rise * 0.9, o.z - 0.023],
  ], 0.0062, 36, 10), 'steer');
  const shape = plane(o.head, 0.002);
  const [mx, my] = [x + 0.002, y + o.rise];
  const local = (px: number, py: number, pz: number): [number, number, number] => {
    const u = pz - o.z;
    return [u, py - my - 0.12 * u, px - mx + 0.25 * u];
  };
  const box = [mx - 0.06, my - 0.08, o.z - 0.1, mx + 0.06, my + 0.08, o.z + 0.1] as const;
  kit.solid('mirror-shell', 'gloss', (px, py, pz) => {
    const [u, v, w] = local(px, py, pz);
    return roundMax(shape(u, v), Math.max(-w - 0.012, w - 0.02 + (u * u + v * v) * 4.5), 0.008);
  }, box, { cell: 0.0022, group: 'steer', sides: 'twin' });
  // A thick, slightly domed block, most of it inside the shell: a thin plate would be finer than the mesh.
  kit.solid('mirror-glass', 'mirror', (px, py, pz) => {
    const [u, v, w] = local(px, py, pz);
    return roundMax(shape(u, v) + 0.006, Math.max(w, -w - 0.0142 + (u * u + v * v) * 0.45), 0.002);
  }, box, { cell: 0.0018, group: 'steer', sides: 'twin' });
}

/** Shells before the grips that keep wind and rain off the hands, from a bracket on the bar around to its end. */
export function addHandGuards(kit: Kit, c: Chassis): void {
  const { x, y, inner, outer } = c.bar;
  const shape = plane([
    [inner - 0.035, y - 0.028, 0.02], [inner + 0.03, y - 0.062, 0.03], [outer - 0.005, y - 0.03, 0.02], [outer + 0.03, y - 0.014, 0.01],
    [outer + 0.03, y + 0.014, 0.01], [outer, y + 0.03, 0.02], [inner + 0.04, y + 0.06, 0.03], [inner - 0.03, y + 0.04, 0.02],
  ], 0.002);
  const ahead = spline([[inner - 0.04, x + 0.118], [inner + 0.02, x + 0.112], [inner + 0.08, x + 0.085], [outer, x + 0.035], [outer + 0.03, x - 0.032]]);
  const e = 0.004;
  kit.solid('hand-guard', 'black', (px, py, pz) => {
    const lean = px - 0.35 * (y - py);
    const slope = (ahead(pz + e) - ahead(pz - e)) / (2 * e);
    return roundMax(shape(pz, py), Math.abs(lean - ahead(pz)) / Math.hypot(1, slope) - 0.0045, 0.004);
  }, [x - 0.08, y - 0.08, inner - 0.06, x + 0.17, y + 0.08, outer + 0.05], { cell: 0.0024, group: 'steer', sides: 'twin' });
  kit.pair('hand-guard-arm', 'darkmetal', tube([[x + 0.02, y - 0.004, inner - 0.075], [x + 0.07, y - 0.004, inner - 0.045], [x + 0.112, y, inner - 0.005]], 0.0075, 24, 10), 'steer');
  kit.pair('hand-guard-bolt', 'metal', capsule([x - 0.033, y + 0.002, outer + 0.012], [x - 0.033, y + 0.002, outer + 0.022], 0.0085), 'steer');
}

/** The rider's display: a bezel with a picture on it, tilted towards the rider. */
export function addDash(kit: Kit, at: readonly [number, number], half: readonly [number, number] = [0.085, 0.032]): void {
  const shape = roundedRectangle(half[0], half[1], 0.012);
  const screen = new THREE.ShapeGeometry(shape, 8);
  const uv = screen.attributes['uv']!;
  const p = screen.attributes['position']!;
  for (let i = 0; i < uv.count; i++) uv.setXY(i, p.getX(i) / (2 * half[0]) + 0.5, p.getY(i) / (2 * half[1]) + 0.5);
  const bezel = new THREE.ExtrudeGeometry(shape, {
    depth: 0.012, bevelEnabled: true, bevelSize: 0.005, bevelThickness: 0.004, bevelSegments: 4, curveSegments: 8,
  }).translate(0, 0, -0.0165);
  const tilt = new THREE.Matrix4()
    .makeBasis(new THREE.Vector3(0, 0, 1), new THREE.Vector3(0.8, 0.6, 0), new THREE.Vector3(-0.6, 0.8, 0))
    .setPosition(at[0], at[1], 0);
  kit.add('dash-bezel', 'gloss', bezel.applyMatrix4(tilt), 'steer');
  kit.add('dash', 'screen', screen.applyMatrix4(tilt), 'steer');
}
