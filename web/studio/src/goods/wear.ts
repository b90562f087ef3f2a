import { addWordmark } from '../bike/flank.ts';
import { blendMax, roundMax } from '../field/math.ts';
import { around, ellipsoid, limb, melt } from '../field/primitives.ts';
import type { Field3 } from '../field/types.ts';
import type { Kit } from '../mesh/kit.ts';
import { pin, rod, tube } from '../mesh/shapes.ts';
import type { Good } from './good.ts';

const HELMET = around(0, 0.55, 0.62, 0.62, 0.56);

/** The shell of a helmet facing +x; `chin` closes it in front of the mouth. */
function addHelmet(kit: Kit, chin: boolean): void {
  const skull = melt(0.12, ellipsoid([-0.02, 0.6, 0], [0.5, 0.48, 0.42]), ellipsoid([-0.06, 0.38, 0], [0.4, 0.34, 0.37]));
  const jaw = chin ? melt(0.1, skull, ellipsoid([0.16, 0.32, 0], [0.4, 0.24, 0.31])) : skull;
  const inside: Field3 = (x, y, z) => jaw(x, y, z) + 0.035;
  /** The opening for the face, seen from the side. */
  const face: Field3 = (x, y) => chin
    ? Math.max(0.1 - x + 0.35 * Math.max(0, 0.45 - y), 0.43 + 0.12 * x - y, y - 0.72)
    : Math.max(0.04 - x - 0.3 * (y - 0.5), y - 0.72);
  const neck: Field3 = (x, y) => 0.16 + (chin ? 0.04 * x : -0.1 * x) - y;
  const shell = (f: Field3): Field3 => (x, y, z) => {
    const d = f(x, y, z);
    if (d > 0.08) return d;
    return roundMax(blendMax(blendMax(d, -inside(x, y, z), 0.012), -face(x, y, z), 0.02), neck(x, y, z), 0.01);
  };
  kit.solid('shell', 'paint', shell(jaw), HELMET, { cell: 0.005 });
  const liner: Field3 = (x, y, z) => Math.max(inside(x, y, z) + 0.004, -(inside(x, y, z) + 0.06), neck(x, y, z) + 0.02, -face(x - 0.05, y, z));
  kit.solid('liner', 'cloth', liner, HELMET, { cell: 0.007 });
  const visor: Field3 = (x, y, z) => {
    const d = jaw(x, y, z);
    const low = chin ? 0.4 + 0.1 * x : 0.34 + 0.05 * x;
    return roundMax(Math.max(d - 0.012, -d - 0.002), Math.max(-x, low - y, y - 0.74), 0.01);
  };
  kit.solid('visor', 'glass', visor, HELMET, { cell: 0.005 });
  kit.pair('pivot', 'gloss', pin([-0.02, 0.6, 0.415], 0.06, 0.03, 40));
  const band: Field3 = (x, y, z) => roundMax(Math.max(shell(jaw)(x, y, z) - 0.003), Math.abs(Math.abs(z) - 0.11 - 0.05 * (y - 0.6)) - 0.014 + Math.max(0, 0.72 - y), 0.003);
  kit.solid('band', 'accent', band, HELMET, { cell: 0.005 });
  kit.pair('strap', 'rubber', tube([[0.02, 0.26, 0.34], [0.1, 0.1, 0.28], [0.14, 0.05, 0.1], [0.14, 0.04, 0]], 0.014, 40, 10));
  if (chin) kit.pair('vent', 'black', tube([[0.5, 0.33, 0.05], [0.45, 0.35, 0.17], [0.38, 0.36, 0.22]], 0.014, 30, 10));
}

/** Cloth falls in soft folds that deepen towards the hem. */
const folds = (x: number, y: number, z: number, depth: number): number =>
  depth * (Math.sin(9 * x + 3 * y + 4 * Math.sin(5 * y)) * 0.6 + Math.sin(17 * z + 11 * y) * 0.3) * Math.max(0.25, 1.1 - y);

/** A garment on a form, front towards +z: torso, sleeves to `cuff`, collar. */
function addTop(kit: Kit, o: { cuff: number; thick: number; jacket: boolean }): void {
  const torso = melt(0.1, ellipsoid([0, 0.86, 0], [0.29, 0.26, 0.175]), ellipsoid([0, 0.45, 0], [0.25, 0.62, 0.16]), ellipsoid([0, 1.01, -0.01], [0.21, 0.1, 0.12]));
  const at = (t: number): readonly [number, number, number] => [0.25 + 0.24 * t, 0.99 - 0.68 * t, 0.06 * t];
  const upper = limb(at(0), at(0.5), 0.1, 0.088);
  const lower = limb(at(0.45), at(o.cuff), 0.09, 0.064);
  const arm: Field3 = (x, y, z) => Math.min(upper(Math.abs(x), y, z), o.cuff > 0.5 ? lower(Math.abs(x), y, z) : 9);
  const end = at(o.cuff);
  /** Cut off at the cuff before it melts into the torso, so that the armpit stays whole. */
  const sleeve: Field3 = (x, y, z) =>
    roundMax(arm(x, y, z), (Math.abs(x) - end[0]) * 0.33 - (y - end[1]) * 0.94, 0.012);
  const body = melt(0.07, torso, sleeve);
  const cloth: Field3 = (x, y, z) => {
    const d = body(x, y, z) - o.thick;
    if (d > 0.08) return d;
    const neck = Math.hypot(x * 1.05, (y - 1.2) * 0.9, z - 0.03) - (o.jacket ? 0.1 : 0.15);
    return roundMax(roundMax(d + folds(x, y, z, 0.008), 0.2 - y, 0.01), -neck, 0.012);
  };
  const box = [-0.72, 0.15, -0.32, 0.72, 1.25, 0.32] as const;
  kit.solid('cloth', 'cloth', cloth, box, { cell: 0.0055, sides: 'single' });
  kit.add('form-neck', 'black2', rod([0, 1.0, -0.01], [0, 1.19, -0.01], 0.085, 0.078, 40));
  kit.add('form-cap', 'metal', rod([0, 1.19, -0.01], [0, 1.21, -0.01], 0.08, 0.04, 40));
  kit.add('form-stand', 'metal', rod([0, 0.01, 0], [0, 0.3, 0], 0.018));
  kit.add('form-foot', 'metal', rod([0, 0, 0], [0, 0.014, 0], 0.2, 0.19, 64));
  if (o.jacket) {
    const collar: Field3 = (x, y, z) => Math.max(Math.abs(Math.hypot(x, z + 0.01) - 0.115) - 0.012, Math.abs(y - 1.12) - 0.07, 0.02 - Math.abs(x) - (z > 0 ? 0 : 1));
    kit.solid('collar', 'cloth2', collar, [-0.16, 1, -0.16, 0.16, 1.22, 0.16], { sides: 'single' });
    const near = (f: Field3, region: Field3): Field3 => (x, y, z) => roundMax(Math.max(f(x, y, z) - 0.004, -f(x, y, z) - 0.006), region(x, y, z), 0.002);
    kit.solid('zip', 'metal', near(cloth, (x, y, z) => Math.max(Math.abs(x) - 0.008, -z, y - 1.12, 0.22 - y)), box, { sides: 'single' });
    kit.solid('chest', 'accent', near(cloth, (x, y) => Math.max(Math.abs(y - 0.84 + 0.05 * Math.abs(x)) - 0.012, Math.abs(x) - 0.5)), box, { sides: 'single' });
    kit.solid('yoke', 'cloth2', near(cloth, (x, y) => Math.max(0.9 + 0.12 * Math.abs(x) - y, Math.abs(x) - 0.42)), box, { sides: 'single', cell: 0.005 });
  }
  addWordmark(kit, cloth, o.jacket ? [0.05, 0.21] : [-0.17, 0.17], o.jacket ? [0.73, 0.79] : [0.78, 0.88], 0);
}

function addCap(kit: Kit): void {
  const dome = ellipsoid([-0.04, 0.16, 0], [0.4, 0.42, 0.37]);
  const box = around(0.12, 0.3, 0.75, 0.36, 0.42);
  kit.solid('crown', 'cloth', (x, y, z) => {
    const d = dome(x, y, z);
    const seam = Math.abs(Math.sin(3 * Math.atan2(z, x + 0.04))) * Math.hypot(x + 0.04, z);
    return roundMax(Math.max(d + 0.004 * Math.exp(-((seam / 0.012) ** 2)), -d - 0.02), 0.1 - y, 0.008);
  }, box, { cell: 0.005 });
  kit.solid('brim', 'cloth2', (x, y, z) => {
    const flat = Math.hypot((x - 0.16) / 1.35, z) - 0.34;
    const height = 0.135 + 0.08 * (x - 0.2) * -1.1 - 0.9 * z * z;
    return roundMax(Math.max(flat, 0.2 - x - 0.6 * z * z), Math.abs(y - height) - 0.011, 0.008);
  }, box, { cell: 0.005 });
  kit.solid('button', 'accent', ellipsoid([-0.04, 0.582, 0], [0.03, 0.014, 0.03]), [-0.1, 0.55, -0.05, 0.02, 0.62, 0.05]);
  kit.solid('band', 'accent', (x, y, z) => roundMax(Math.max(dome(x, y, z) - 0.002, -dome(x, y, z) - 0.01), Math.abs(y - 0.118) - 0.009, 0.002), box, { cell: 0.005 });
  addWordmark(kit, dome, [-0.14, 0.08], [0.3, 0.38], 0);
}

const DARK = { cloth: { color: '#1b1e23' }, cloth2: { color: '#2c3138' }, accent: { color: '#1b4dff' } } as const;

export const WEAR: readonly Good[] = [
  { code: 'helmet-open', build: (kit) => addHelmet(kit, false), azimuth: 52, middle: 0.56, reach: 0.66, finishes: { paint: { color: '#e6e9ec', metalness: 0 }, accent: { color: '#1b4dff' } } },
  { code: 'helmet-full', build: (kit) => addHelmet(kit, true), azimuth: 52, middle: 0.56, reach: 0.66, finishes: { paint: { color: '#16181c', metalness: 0.4 }, accent: { color: '#1b4dff' } } },
  { code: 'jacket', build: (kit) => addTop(kit, { cuff: 1, thick: 0.022, jacket: true }), azimuth: 18, middle: 0.61, reach: 0.76, elevation: 6, finishes: DARK },
  { code: 'tshirt', build: (kit) => addTop(kit, { cuff: 0.42, thick: 0.006, jacket: false }), azimuth: 18, middle: 0.61, reach: 0.76, elevation: 6, finishes: { cloth: { color: '#e4e7ea' }, decal: { color: '#14171b' } } },
  { code: 'cap', build: addCap, azimuth: 44, middle: 0.3, reach: 0.62, elevation: 14, finishes: DARK },
];
