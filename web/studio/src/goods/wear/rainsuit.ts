import { addWordmark, flankZ } from '../../bike/flank.ts';
import { blendMin, ease, roundMax } from '../../field/math.ts';
import { ellipsoid, melt } from '../../field/primitives.ts';
import type { Box3, Field3, Point3 } from '../../field/types.ts';
import type { Kit } from '../../mesh/kit.ts';
import { joined, pin } from '../../mesh/shapes.ts';
import { crease, layer, noise, onSleeve, profile, seam, torso } from './cloth.ts';

const BOX: Box3 = [-0.42, 0.02, -0.22, 0.42, 1.22, 0.24];
const HEM = 0.5;

const trunk = torso({
  half: profile([[0.48, 0.168], [0.6, 0.155], [0.72, 0.152], [0.86, 0.166], [0.94, 0.16], [1, 0.145]]),
  deep: profile([[0.48, 0.112], [0.6, 0.102], [0.72, 0.1], [0.86, 0.11], [0.94, 0.1], [1.02, 0.078]]),
  shoulder: 1.01, fall: 0.42, hem: HEM,
});
const arm = onSleeve({ joints: [[0.138, 0.912, -0.005], [0.212, 0.69, -0.015], [0.238, 0.45, 0.035]], radii: [0.064, 0.052, 0.043] });
const CUFF = 0.468;
const leg = onSleeve({ joints: [[0.07, 0.57, 0], [0.084, 0.32, 0.012], [0.09, 0.04, 0]], radii: [0.088, 0.069, 0.062] });
const ANKLE = 0.49;

/** The hood stands up, empty, over the neck. */
const hoodOutside = melt(0.05, ellipsoid([0, 1.09, -0.012], [0.09, 0.108, 0.1]), ellipsoid([0, 1, -0.005], [0.088, 0.07, 0.08]));
const hood: Field3 = (x, y, z) => {
  const d = hoodOutside(x, y, z) + 0.004 * crease(x * 12, y * 9, z * 12) * ease(1.2, 1.0, y);
  const opening = roundMax(Math.hypot(x / 0.82, (y - 1.085) / 1.05) - 0.071, 0.02 - z, 0.01);
  return roundMax(Math.max(d, -d - 0.014), -opening, 0.006);
};

interface Place { d: number; s: number; turn: number; onArm: number }

function where(x: number, y: number, z: number): Place {
  const { d: sleeve, s, turn } = arm(x, y, z);
  const t = trunk(x, y, z);
  const cut = roundMax(sleeve, s - CUFF > 0 ? 0.02 : s - CUFF, 0.006);
  return { d: blendMin(t, cut, 0.01 + 0.05 * ease(0.76, 0.9, y)), s, turn, onArm: ease(-0.01, 0.025, t - cut) };
}

/** Thin, stiff cloth: many small sharp folds. */
function folds(x: number, y: number, z: number, p: Place): number {
  const side = x > 0 ? 4 : 9;
  const sleeve = 0.008 * crease(p.s * 16 + p.turn * 0.6, p.turn * 0.9 + p.s * 3, side) * ease(0.02, 0.12, p.s);
  const drag = Math.exp(-(((Math.abs(x) - 0.14) / 0.09) ** 2) - (((y - 0.78) / 0.14) ** 2)) * 0.009 * crease((Math.abs(x) + y) * 15, (Math.abs(x) - y) * 4, side);
  const waist = ease(0.78, 0.55, y) * 0.009 * crease(x * 11, y * 5, z * 11 + 2);
  return p.onArm * sleeve + (1 - p.onArm) * (drag + waist + 0.003 * noise(x * 14, y * 12, z * 14));
}

const jacket: Field3 = (x, y, z) => {
  const p = where(x, y, z);
  if (Math.abs(p.d) > 0.05) return p.d;
  let d = p.d + folds(x, y, z, p);
  d += seam(p.s - 0.03, 0.003, 0.005) * ease(0.78, 0.84, y) + seam(p.s - 0.43, 0.004, 0.006) * p.onArm;
  d += seam(y - HEM - 0.028, 0.003, 0.005) * (1 - p.onArm);
  return d;
};

const trousers: Field3 = (x, y, z) => {
  const { d, s, turn } = leg(x, y, z);
  if (d > 0.06) return Math.max(d, y - 0.62);
  const side = x > 0 ? 3 : 6;
  const knee = Math.exp(-(((s - 0.24) / 0.09) ** 2)) * 0.009 * crease(s * 15 + turn * 0.4, turn * 0.8, side);
  const foot = ease(0.32, 0.46, s) * 0.012 * crease(s * 17 + turn * 0.7, turn * 0.7, side + 8);
  const long = 0.005 * crease(turn * 1.6, s * 3, side + 4);
  const cut = d + knee + foot + long + seam(s - 0.45, 0.003, 0.005);
  return roundMax(roundMax(cut, s - ANKLE > 0 ? 0.02 : s - ANKLE, 0.006), y - 0.62, 0.01);
};

const LOW: Box3 = [-0.26, 0.02, -0.2, 0.26, 0.66, 0.2];

export function addRainSuit(kit: Kit): void {
  const solid = (name: string, material: Parameters<Kit['solid']>[1], field: Field3, box = BOX, cell = 0.004): void =>
    kit.solid(name, material, field, box, { cell, sides: 'single' });
  solid('trousers', 'cloth', trousers, LOW);
  solid('knees', 'cloth2', layer(trousers, (x, y, z) => Math.max(Math.abs(leg(x, y, z).s - 0.24) - 0.075, Math.abs(leg(x, y, z).turn) - 0.95), 0.004), LOW);
  solid('leg-band', 'white', layer(trousers, (x, y, z) => Math.abs(leg(x, y, z).s - 0.39) - 0.015, 0.0045), LOW, 0.0035);
  solid('ankles', 'cloth2', layer(trousers, (x, y, z) => 0.45 - leg(x, y, z).s, 0.004), LOW);
  solid('jacket', 'cloth', jacket);
  solid('hood', 'cloth', hood, [-0.14, 0.94, -0.16, 0.14, 1.23, 0.14]);
  solid('hood-edge', 'accent', (x, y, z) => {
    const d = hood(x, y, z);
    const opening = Math.hypot(x / 0.82, (y - 1.085) / 1.05) - 0.071;
    return roundMax(Math.max(d - 0.003, -d - 0.003), Math.max(Math.abs(opening) - 0.006, 0.02 - z), 0.002);
  }, [-0.14, 0.94, 0, 0.14, 1.23, 0.14], 0.003);
  const chest: Field3 = (x, y, z) => { const p = where(x, y, z); return p.onArm > 0.5 ? 0.05 : Math.abs(y - 0.755) - 0.016; };
  const band: Field3 = (x, y, z) => { const p = where(x, y, z); return p.onArm > 0.5 ? Math.abs(p.s - 0.25) - 0.014 : 0.05; };
  solid('chest-band', 'white', layer(jacket, chest, 0.0045), BOX, 0.0035);
  solid('arm-band', 'white', layer(jacket, band, 0.0045), BOX, 0.0035);
  const yoke: Field3 = (x, y, z) => { const p = where(x, y, z); return Math.max(0.89 - y + 0.1 * Math.abs(x), p.s - 0.1); };
  solid('yoke', 'cloth2', layer(jacket, yoke, 0.005));
  solid('yoke-line', 'accent', layer(jacket, (x, y, z) => { const p = where(x, y, z); return Math.max(Math.abs(0.89 - y + 0.1 * Math.abs(x)) - 0.0035, p.s - 0.1); }, 0.0075), BOX, 0.003);
  solid('cuffs', 'cloth2', layer(jacket, (x, y, z) => { const p = where(x, y, z); return p.onArm > 0.5 ? 0.43 - p.s : 0.05; }, 0.005));
  // A flap over the zip, closed with studs, and flaps over the pockets.
  solid('flap', 'cloth2', layer(jacket, (x, y, z) => Math.max(Math.abs(x - 0.004) - 0.019, y - 1.0, 0.515 - y, -z), 0.006), BOX, 0.0035);
  const studs = [0.55, 0.64, 0.73, 0.82, 0.91].map((y): Point3 => [0.004, y, flankZ(jacket, 0.004, y) + 0.009]);
  kit.add('studs', 'metal', joined(studs.map((p) => pin(p, 0.0065, 0.005, 24))));
  solid('pockets', 'cloth2', layer(jacket, (x, y, z) => Math.max(Math.abs(Math.abs(x) - 0.088) - 0.036, Math.abs(y - 0.605) - 0.014, -z, where(x, y, z).onArm - 0.5), 0.0055), BOX, 0.0035);
  addWordmark(kit, (x, y, z) => jacket(x, y, z) - 0.002, [0.045, 0.12], [0.81, 0.83], 0);
}
