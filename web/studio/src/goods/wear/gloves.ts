import { addWordmark } from '../../bike/flank.ts';
import { blendMin, ease, roundMax } from '../../field/math.ts';
import { limb, melt, roundedBox } from '../../field/primitives.ts';
import type { Box3, Field3, Point3 } from '../../field/types.ts';
import type { Kit } from '../../mesh/kit.ts';
import { crease, layer, noise, seam } from './cloth.ts';

const BOX: Box3 = [-0.52, 0.005, -0.2, 0.52, 1.02, 0.2];

/** Root, knuckle of the middle and tip of each finger, and its thickness: from the index to the little one. */
const FINGERS: readonly (readonly [x: number, root: number, length: number, r: number])[] = [
  [-0.112, 0.585, 0.285, 0.042], [-0.038, 0.605, 0.325, 0.044], [0.038, 0.595, 0.3, 0.042], [0.108, 0.56, 0.235, 0.038],
];

const finger = ([x, root, length, r]: (typeof FINGERS)[number]): Field3 => {
  const middle: Point3 = [x * 1.14, root + length * 0.5, 0.012];
  return melt(0.02, limb([x, root - 0.1, 0], middle, r * 1.04, r), limb(middle, [x * 1.24, root + length - r, -0.03], r, r * 0.82));
};

const thumb = melt(0.03, limb([-0.1, 0.33, 0.0], [-0.215, 0.46, 0.02], 0.062, 0.05), limb([-0.215, 0.46, 0.02], [-0.245, 0.6, 0.005], 0.05, 0.038));
const palm = melt(0.06, roundedBox([0, 0.47, 0], [0.15, 0.14, 0.062], 0.06), limb([0, 0.36, 0], [0, 0.22, 0], 0.105, 0.088));
const fingers = FINGERS.map(finger);

/** The opening widens over the sleeve of the jacket. */
const gauntlet: Field3 = (x, y, z) => {
  const wide = 0.098 + 0.075 * ease(0.24, 0.04, y);
  return roundMax((Math.hypot(x, z * 1.35) - wide) * 0.8, Math.max(y - 0.3, 0.03 - y), 0.02);
};

const skin: Field3 = (x, y, z) => {
  let d = fingers[0]!(x, y, z);
  for (let i = 1; i < fingers.length; i++) d = Math.min(d, fingers[i]!(x, y, z));
  d = blendMin(d, palm(x, y, z), 0.035);
  d = blendMin(d, thumb(x, y, z), 0.04);
  return blendMin(d, gauntlet(x, y, z), 0.04);
};

/** Folds at the joints and the wrist, seams along the back. */
const glove: Field3 = (x, y, z) => {
  let d = skin(x, y, z);
  if (Math.abs(d) > 0.05) return d;
  for (const [fx, root, length] of FINGERS) {
    const near = ease(0.05, 0.035, Math.abs(x - fx * 1.16)) * ease(root - 0.02, root + 0.02, y);
    d += near * (seam(y - root - length * 0.42, 0.004, 0.007) + seam(y - root - length * 0.52, 0.003, 0.005) + seam(y - root - length * 0.78, 0.003, 0.006));
  }
  const wrist = Math.exp(-(((y - 0.24) / 0.045) ** 2));
  d += wrist * 0.009 * crease(x * 5, y * 20, z * 5) + 0.0025 * noise(x * 22, y * 22, z * 22);
  if (z > 0) for (const s of [-0.052, 0, 0.052]) d += seam(x - s * (0.6 + y), 0.003, 0.005) * ease(0.27, 0.31, y) * ease(0.42, 0.38, y);
  return roundMax(d, 0.045 - gauntletHollow(x, y, z), 0.006);
};
const gauntletHollow = (x: number, y: number, z: number): number => Math.hypot(x, z * 1.35) * 0.7 + 4 * Math.max(0, y - 0.06);

/** A pair: the right hand leans on its side of the middle, the left is its mirror image. */
const TILT = 0.13;
const paired = (f: Field3): Field3 => {
  const [c, s] = [Math.cos(TILT), Math.sin(TILT)];
  return (x, y, z) => {
    const u = Math.abs(x) - 0.255;
    return f(u * c - (y - 0.4) * s, (y - 0.4) * c + u * s + 0.4, z);
  };
};

export function addGloves(kit: Kit): void {
  const solid = (name: string, material: Parameters<Kit['solid']>[1], field: Field3, cell = 0.004): void =>
    kit.solid(name, material, paired(field), BOX, { cell, sides: 'single' });
  solid('cloth', 'cloth', glove);
  // A hard shell over the knuckles, in two steps, with slots that let the air in.
  const shell: Field3 = (x, y, z) => Math.max(Math.abs(x) - 0.138, Math.abs(y - 0.545 + 0.9 * x * x) - 0.05, -z);
  const slots = (x: number): number => 0.004 * Math.cos((x * 2 * Math.PI) / 0.0375) ** 4;
  solid('knuckles', 'seat2', (x, y, z) => layer(skin, shell, 0.022 - slots(x))(x, y, z), 0.0035);
  solid('knuckle-line', 'accent', layer(skin, (x, y, z) => Math.max(Math.abs(y - 0.485 + 0.9 * x * x) - 0.006, Math.abs(x) - 0.125, -z), 0.012), 0.003);
  const joints: Field3 = (x, y, z) => Math.min(...FINGERS.slice(0, 3).map(([fx, root, length]) =>
    Math.max(Math.abs(x - fx * 1.1) - 0.026, Math.abs(y - root - length * 0.24) - 0.032, -z)));
  solid('joints', 'seat2', layer(glove, joints, 0.009), 0.0035);
  const tips: Field3 = (x, y, z) => Math.min(
    Math.max(FINGERS[0]![1] + FINGERS[0]![2] * 0.72 - y, Math.abs(x - FINGERS[0]![0] * 1.22) - 0.05), Math.max(0.545 - y, thumb(x, y, z) - 0.01));
  solid('tips', 'cloth2', layer(glove, tips, 0.003), 0.0036);
  solid('strap', 'cloth2', layer(glove, (_x, y) => Math.abs(y - 0.2) - 0.032, 0.011), 0.004);
  solid('pull', 'accent', layer(glove, (x, y, z) => Math.max(Math.abs(y - 0.2) - 0.021, Math.abs(x - 0.05) - 0.03, -z), 0.016), 0.0034);
  solid('hem', 'cloth2', layer(glove, (_x, y) => y - 0.058, 0.004), 0.004);
  addWordmark(kit, paired((x, y, z) => layer(glove, (_a, b) => Math.abs(b - 0.2) - 0.032, 0.011)(x, y, z)), [-0.36, -0.25], [0.1, 0.13], 0.13);
}
