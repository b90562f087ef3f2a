import { addWordmark, flankZ } from '../../bike/flank.ts';
import { blendMin, ease, roundMax } from '../../field/math.ts';
import type { Box3, Field3, Point2 } from '../../field/types.ts';
import type { Kit } from '../../mesh/kit.ts';
import { addForm, crease, layer, noise, onSleeve, profile, seam, torso } from './cloth.ts';
import { embroider, type OnCloth } from './embroidery.ts';

export const SHIRT_BOX: Box3 = [-0.56, 0.17, -0.26, 0.56, 1.2, 0.26];
const HEM = 0.22;

const trunk = torso({
  half: profile([[0.2, 0.292], [0.4, 0.28], [0.62, 0.272], [0.8, 0.288], [0.92, 0.285], [1.02, 0.262]]),
  deep: profile([[0.2, 0.16], [0.4, 0.154], [0.62, 0.15], [0.8, 0.165], [0.92, 0.15], [1.05, 0.105]]),
  shoulder: 1.07, fall: 0.34, hem: HEM,
});
/** Without an arm in it the sleeve falls flat. */
const arm = onSleeve({ joints: [[0.235, 0.94, -0.005], [0.43, 0.72, 0]], radii: [0.088, 0.098], flat: 1.2 });
const CUFF = 0.262;

function folds(x: number, y: number, z: number, s: number, turn: number, onArm: number): number {
  const a = Math.abs(x);
  const side = x > 0 ? 5 : 11;
  // From the shoulder blade down to the side, then straight to the hem.
  const drag = Math.exp(-(((a - 0.2) / 0.13) ** 2) - (((y - 0.8) / 0.15) ** 2)) * 0.01 * crease((a + y * 0.8) * 13, (a - y) * 2.6, z * 2 + side);
  const hang = ease(0.85, 0.35, y) * 0.02 * noise(x * 7.5 + 0.6 * noise(x * 3, y * 4, 1), y * 1.6 + 0.4, z * 7 + 4);
  const pinch = ease(0.6, 0.3, y) * 0.009 * crease(x * 11, y * 2.2, z * 10 + 6);
  const sleeve = 0.009 * crease(s * 5 + turn * 0.4, turn * 1.1 + s * 6, side) * ease(0.02, 0.14, s) + 0.004 * noise(s * 16, turn * 2, side);
  return onArm * sleeve + (1 - onArm) * (drag + hang + pinch);
}

interface Place { d: number; s: number; turn: number; onArm: number }

function where(x: number, y: number, z: number): Place {
  const { d: sleeve, turn } = arm(x, y, z);
  const t = trunk(x, y, z);
  // The sleeve ends in a straight cut across the arm.
  const end = ((Math.abs(x) - 0.235) * 0.663 - (y - 0.94) * 0.748) - CUFF;
  const cut = roundMax(sleeve, end, 0.004);
  return { d: blendMin(t, cut, 0.01 + 0.05 * ease(0.76, 0.92, y)), s: end + CUFF, turn, onArm: ease(-0.01, 0.04, t - cut) };
}

/** Metres along the sleeve, where a point is on one. */
export function alongSleeve(x: number, y: number, z: number): number | undefined {
  const p = where(x, y, z);
  return p.onArm > 0.5 ? p.s : undefined;
}

/** The neckline dips in front. */
const neckline = (x: number, y: number, z: number): number =>
  Math.hypot(x, (z + 0.008) * 0.98, Math.max(0, 1.05 - 0.32 * z - y) * 1.7) - 0.108;

/** A shirt with short sleeves, cut out at the neck. */
export const shirt: Field3 = (x, y, z) => {
  const p = where(x, y, z);
  if (p.d > 0.06 || p.d < -0.06) return p.d;
  let d = p.d + folds(x, y, z, p.s, p.turn, p.onArm);
  if (y > 0.72) d += seam(p.s - 0.045 - 0.1 * (1 - y), 0.003, 0.006);
  d += (seam(y - 0.25, 0.002, 0.004) + seam(y - 0.262, 0.0015, 0.004)) * (1 - p.onArm);
  d += seam(p.s - CUFF + 0.026, 0.002, 0.004) * p.onArm;
  // Hollow, so that one sees into sleeves and neck.
  return roundMax(Math.max(d, -d - 0.024), -neckline(x, y, z), 0.005);
};

/** Height of the embroidery's middle. */
const CHEST = 0.77;

/** The lightning of the embroidery, about its middle. */
const BOLT: readonly Point2[] = [[0.022, 0.09], [-0.044, -0.008], [-0.006, -0.008], [-0.022, -0.09], [0.046, 0.022], [0.008, 0.022]];

export function addTee(kit: Kit): void {
  kit.solid('cloth', 'cloth', shirt, SHIRT_BOX, { cell: 0.0045, sides: 'single' });
  const rib: Field3 = (x, y, z) => {
    const n = neckline(x, y, z);
    const turn = Math.atan2(x, z);
    return Math.abs(n - 0.009) - 0.0105 + 0.0012 * Math.cos(turn * 90);
  };
  kit.solid('neck', 'cloth2', layer(shirt, rib, 0.0035), [-0.18, 0.94, -0.17, 0.18, 1.14, 0.19], { cell: 0.0032, sides: 'single' });
  const on: OnCloth = (u, v, lift) => [u, CHEST + v, flankZ(trunkOnly, u, CHEST + v) + lift];
  embroider(kit, 'bolt', BOLT, on, 'accent', 'white');
  addForm(kit, 1.15, 0.4);
  addWordmark(kit, trunkOnly, [-0.06, 0.06], [0.615, 0.645], 0);
}

/** The cloth without its hollow, for laying things on it. */
export const trunkOnly: Field3 = (x, y, z) => trunk(x, y, z) + folds(x, y, z, 0, 0, 0);
