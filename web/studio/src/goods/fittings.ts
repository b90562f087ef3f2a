import * as THREE from 'three';
import { mix, roundMax } from '../field/math.ts';
import { outline } from '../field/outline.ts';
import { plane } from '../field/plane.ts';
import { around, ellipsoid } from '../field/primitives.ts';
import type { Corner, Field3, Point3 } from '../field/types.ts';
import type { Kit } from '../mesh/kit.ts';
import { box, capsule, joined, pin, ring, rod, roundedRectangle, tube } from '../mesh/shapes.ts';
import type { Good } from './good.ts';

const SHIELD: readonly Corner[] = [
  [-0.18, 0.2, 0.04], [-0.1, 0.29, 0.05], [0.1, 0.29, 0.05], [0.18, 0.2, 0.04], [0.33, 0.2, 0.06], [0.46, 0.52, 0.2], [0.4, 0.92, 0.2],
  [0.24, 1.15, 0.16], [-0.24, 1.15, 0.16], [-0.4, 0.92, 0.2], [-0.46, 0.52, 0.2], [-0.33, 0.2, 0.06],
];
/** x of the sheet: wrapped around the rider, leaning back, with a lip at the top that throws the wind up. */
const shieldX = (y: number, z: number): number =>
  0.18 - 0.85 * z * z - 0.34 * (y - 0.2) + 0.5 * Math.max(0, y - 0.85) ** 2;

/** A clear sheet with a printed foot, bolted to two arms that clamp to the handlebar. */
function addWindshield(kit: Kit): void {
  const shape = plane(SHIELD, 0.004);
  const frame = [-0.4, 0.14, -0.52, 0.26, 1.2, 0.52] as const;
  const sheet = (half: number): Field3 => (x, y, z) => roundMax(shape(z, y), Math.abs(x - shieldX(y, z)) * 0.8 - half, 0.004);
  kit.solid('sheet', 'clear', sheet(0.0065), frame, { cell: 0.0042 });
  const print: Field3 = (x, y, z) => Math.max(shape(z, y) + 0.016, Math.abs(x - shieldX(y, z)) * 0.8 - 0.0085, y - 0.42 - 0.9 * z * z);
  kit.solid('print', 'gloss', print, frame, { cell: 0.004 });
  const edge = outline(SHIELD).map(([z, y]) => new THREE.Vector3(shieldX(y, z), y, z));
  kit.add('edge', 'bezel', new THREE.TubeGeometry(new THREE.CatmullRomCurve3(edge, true), 400, 0.0078, 10, true));
  for (const [y, z] of [[0.34, 0.27], [0.6, 0.3]] as const) {
    const x = shieldX(y, z);
    kit.pair('washer', 'rubber', capsule([x - 0.014, y, z], [x + 0.012, y, z], 0.026));
    kit.pair('bolt', 'chrome', rod([x + 0.01, y, z], [x + 0.046, y + 0.008, z], 0.017, 0.014, 6));
  }
  const behind = (y: number, z: number): Point3 => [shieldX(y, z) - 0.04, y, z];
  kit.pair('arm', 'alloy', tube([behind(0.64, 0.3), behind(0.48, 0.29), behind(0.32, 0.265), [-0.04, 0.2, 0.24], [-0.2, 0.12, 0.22], [-0.34, 0.085, 0.22]], 0.017, 80, 16));
  kit.pair('arm-end', 'rubber', capsule(behind(0.63, 0.3), behind(0.67, 0.3), 0.021));
  kit.pair('clamp', 'black2', pin([-0.38, 0.085, 0.22], 0.07, 0.07, 48));
  kit.pair('knob', 'accent', rod([-0.38, 0.15, 0.22], [-0.38, 0.185, 0.22], 0.024, 0.02, 12));
  kit.add('bar', 'metal', rod([-0.38, 0.085, -0.36], [-0.38, 0.085, 0.36], 0.046, 0.046, 48));
}

/** A ribbed mat with a cut-out for the heel, lying on the floor. */
function addFloorMat(kit: Kit): void {
  const shape = plane([[-0.62, -0.36, 0.1], [0.5, -0.42, 0.12], [0.66, -0.2, 0.1], [0.66, 0.2, 0.1], [0.5, 0.42, 0.12], [-0.62, 0.36, 0.1], [-0.54, 0, 0.2]], 0.005);
  const frame = [-0.7, -0.02, -0.5, 0.72, 0.1, 0.5] as const;
  kit.solid('mat', 'rubber', (x, y, z) => {
    const rim = Math.max(0, 0.012 - Math.abs(shape(x, z) + 0.035) * 0.6);
    return roundMax(shape(x, z), Math.abs(y - 0.025) - 0.02 - rim, 0.01);
  }, frame, { cell: 0.005 });
  const ribs = Array.from({ length: 15 }, (_, i) => {
    const z = (i - 7) * 0.044;
    return capsule([-0.4 + Math.abs(i - 7) * 0.004, 0.046, z], [0.52 - Math.abs(i - 7) * 0.008, 0.046, z], 0.011);
  });
  kit.add('ribs', 'rubber', joined(ribs));
  kit.add('badge', 'accent', box([0.16, 0.012, 0.05], [0.57, 0.05, 0]));
  kit.add('studs', 'metal', joined([[-0.45, 0.26], [-0.45, -0.26], [0.5, 0.3], [0.5, -0.3]].map(([x, z]) => rod([x!, 0.03, z!], [x!, 0.062, z!], 0.028, 0.022))));
}

function addDiscLock(kit: Kit): void {
  const block = plane([[-0.42, 0.12, 0.08], [0.3, 0.1, 0.1], [0.46, 0.34, 0.14], [0.3, 0.66, 0.16], [-0.42, 0.62, 0.14]], 0.005);
  kit.solid('block', 'paint', (x, y, z) => {
    const jaw = Math.max(Math.abs(z) - 0.035, 0.12 - x, 0.42 - y - 0.2 * (x - 0.3));
    return roundMax(roundMax(block(x, y), Math.abs(z) - 0.17, 0.05), -jaw, 0.012);
  }, around(0.02, 0.38, 0.5, 0.32, 0.2), { cell: 0.005 });
  kit.add('bolt', 'chrome', pin([0.28, 0.26, 0], 0.05, 0.2, 40));
  kit.add('cylinder', 'metal', pin([-0.2, 0.4, 0.175], 0.1, 0.03, 48));
  kit.add('key-way', 'gloss', box([0.02, 0.09, 0.01], [-0.2, 0.4, 0.192]));
  kit.add('ring', 'chrome', ring([-0.2, 0.4, 0.186], 0.1, 0.01, 64));
  kit.add('band', 'black', box([0.05, 0.5, 0.36], [-0.36, 0.37, 0]));
  kit.add('cord', 'accent', tube([[-0.42, 0.3, 0.05], [-0.6, 0.16, 0.12], [-0.58, 0.04, 0.35], [-0.3, 0.03, 0.45], [0.1, 0.03, 0.4], [0.4, 0.03, 0.46], [0.58, 0.03, 0.34]], 0.02, 120, 14));
}

function addPhoneHolder(kit: Kit): void {
  const tilt = new THREE.Matrix4().makeRotationX(-0.32).setPosition(0, 0.62, 0);
  const put = (g: THREE.BufferGeometry): THREE.BufferGeometry => g.applyMatrix4(tilt);
  const slab = (w: number, h: number, depth: number, r: number): THREE.BufferGeometry => new THREE.ExtrudeGeometry(
    roundedRectangle(w, h, r), { depth, bevelEnabled: true, bevelSize: 0.012, bevelThickness: 0.012, bevelSegments: 5, curveSegments: 12 });
  kit.add('phone', 'gloss', put(slab(0.21, 0.42, 0.03, 0.06).translate(0, 0, 0.03)));
  const screen = new THREE.PlaneGeometry(0.38, 0.16).translate(0, 0.16, 0.0735);
  kit.add('screen', 'screen', put(screen));
  kit.add('map', 'accent', put(box([0.03, 0.3, 0.002], [-0.04, -0.14, 0.0735])));
  kit.add('cradle', 'black', put(slab(0.17, 0.3, 0.03, 0.05).translate(0, -0.02, -0.03)));
  for (const [x, y] of [[-0.235, -0.2], [0.235, -0.2], [-0.235, 0.16], [0.235, 0.16]] as const)
    kit.add('claw', 'rubber', put(capsule([x, y, -0.01], [x, y, 0.085], 0.03)));
  kit.add('stem', 'darkmetal', rod([0, 0.55, -0.06], [0, 0.16, -0.14], 0.05, 0.06, 40));
  kit.solid('ball', 'darkmetal', ellipsoid([0, 0.52, -0.09], [0.085, 0.085, 0.085]), [-0.1, 0.4, -0.2, 0.1, 0.64, 0.02], { sides: 'single' });
  kit.add('clamp', 'black2', new THREE.CylinderGeometry(0.115, 0.115, 0.13, 48).rotateZ(Math.PI / 2).translate(0, 0.12, -0.15));
  kit.add('bar', 'metal', rod([-0.6, 0.12, -0.15], [0.6, 0.12, -0.15], 0.075, 0.075, 40));
  kit.add('knob', 'accent', rod([0, 0.12, -0.02], [0, 0.12, 0.02], 0.05, 0.045, 12));
}

function addFootrest(kit: Kit): void {
  for (const side of [-1, 1]) {
    const x = side * 0.32;
    kit.add('peg', 'darkmetal', rod([x, 0.14, -0.1], [x, 0.16, 0.42], 0.05, 0.045));
    kit.add('sleeve', 'rubber', rod([x, 0.143, 0.02], [x, 0.16, 0.44], 0.078, 0.074, 40));
    const ribs = Array.from({ length: 8 }, (_, i) => ring([x, 0.145 + i * 0.0022, 0.06 + i * 0.05], 0.077, 0.009, 40));
    kit.add('ribs', 'rubber', joined(ribs));
    kit.add('end', 'metal', rod([x, 0.16, 0.44], [x, 0.161, 0.465], 0.07, 0.055));
    kit.add('hinge', 'metal', rod([x - 0.08, 0.14, -0.12], [x + 0.08, 0.14, -0.12], 0.05));
    kit.add('bracket', 'black2', box([0.22, 0.36, 0.05], [x, 0.24, -0.2]));
    kit.add('bolts', 'metal', joined([0.16, 0.36].map((y) => pin([x, y, -0.17], 0.028, 0.03, 6))));
  }
}

/** One tube bent round both flanks, struts to the frame, and a nylon slider where the motorcycle would touch. */
function addCrashBar(kit: Kit): void {
  const half: readonly Point3[] = [[0.16, 0.05, 0.13], [0.15, 0.12, 0.33], [0.12, 0.3, 0.455], [0.06, 0.55, 0.5], [-0.03, 0.76, 0.42], [-0.16, 0.9, 0.24], [-0.26, 0.955, 0.13]];
  const other = half.map(([x, y, z]): Point3 => [x, y, -z]).reverse();
  kit.add('bar', 'paint', tube([...other, ...half], 0.034, 320, 24));
  kit.pair('strut', 'paint', tube([[0.115, 0.33, 0.46], [-0.02, 0.36, 0.38], [-0.2, 0.4, 0.24], [-0.3, 0.42, 0.17]], 0.025, 60, 18));
  kit.pair('brace', 'paint', tube([[0.155, 0.065, 0.2], [0, 0.22, 0.21], [-0.18, 0.4, 0.235]], 0.02, 50, 16));
  for (const [x, y, z] of [[-0.28, 0.965, 0.12], [-0.32, 0.425, 0.16]] as const) {
    kit.pair('plate', 'darkmetal', pin([x, y, z], 0.085, 0.024, 64));
    kit.pair('plate-bolts', 'chrome', joined([0.4, 2.5, 4.6].map((a) => pin([x + 0.058 * Math.cos(a), y + 0.058 * Math.sin(a), z + 0.018], 0.017, 0.024, 6))));
  }
  const slide: readonly [Point3, Point3] = [[0.098, 0.4, 0.483], [0.055, 0.58, 0.5]];
  kit.pair('slider', 'rubber', capsule(...slide, 0.062));
  kit.pair('slider-band', 'accent', joined([0.3, 0.7].map((t) => {
    const at = (u: number): Point3 => [mix(slide[0][0], slide[1][0], u), mix(slide[0][1], slide[1][1], u), mix(slide[0][2], slide[1][2], u)];
    return rod(at(t - 0.04), at(t + 0.04), 0.0655, 0.0655, 40);
  })));
  kit.add('tie', 'black2', rod([-0.3, 0.42, -0.17], [-0.3, 0.42, 0.17], 0.024));
}

export const FITTINGS: readonly Good[] = [
  { code: 'windshield', build: addWindshield, azimuth: 54, middle: 0.58, reach: 0.72, elevation: 8, finishes: { bezel: { color: '#3b4148', roughness: 0.2 } } },
  { code: 'floor-mat', build: addFloorMat, azimuth: 34, elevation: 34, middle: 0.02, reach: 0.78 },
  { code: 'disc-lock', build: addDiscLock, middle: 0.33, reach: 0.72, azimuth: 34, elevation: 16, finishes: { paint: { color: '#c9cdd2', metalness: 0.6 }, accent: { color: '#ff6a1a' } } },
  { code: 'phone-holder', build: addPhoneHolder, azimuth: 26, middle: 0.52, reach: 0.72 },
  { code: 'footrest', build: addFootrest, azimuth: 34, elevation: 22, middle: 0.2, reach: 0.62 },
  { code: 'crash-bar', build: addCrashBar, azimuth: 52, middle: 0.5, reach: 0.74, finishes: { paint: { color: '#1d1f23', metalness: 0.2, roughness: 0.45, clearcoat: 0.5 } } },
];
