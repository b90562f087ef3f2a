import { addWordmark, flankZ } from '../../bike/flank.ts';
import { blendMin, ease, roundMax } from '../../field/math.ts';
import type { Box3, Field3, Point3 } from '../../field/types.ts';
import type { Kit } from '../../mesh/kit.ts';
import { capsule, joined } from '../../mesh/shapes.ts';
import { addForm, crease, layer, noise, onSleeve, profile, seam, torso } from './cloth.ts';

const BOX: Box3 = [-0.62, 0.17, -0.26, 0.62, 1.22, 0.28];
const HEM = 0.22;

const trunk = torso({
  half: profile([[0.2, 0.238], [0.26, 0.262], [0.45, 0.258], [0.62, 0.27], [0.8, 0.298], [0.92, 0.3], [1.02, 0.28]]),
  deep: profile([[0.2, 0.142], [0.26, 0.162], [0.45, 0.158], [0.62, 0.164], [0.8, 0.18], [0.92, 0.166], [1.05, 0.12]]),
  shoulder: 1.075, fall: 0.36, hem: HEM,
});
const arm = onSleeve({
  joints: [[0.245, 0.925, -0.005], [0.365, 0.64, -0.03], [0.425, 0.335, 0.055]],
  radii: [0.104, 0.084, 0.056],
});
const CUFF = 0.575;

/** Folds where a jacket has them: at the elbow, from the armpit over the chest, above the hem. */
function folds(x: number, y: number, z: number, s: number, turn: number, onArm: number): number {
  const elbow = Math.exp(-(((s - 0.31) / 0.1) ** 2)) * 0.015 * crease(s * 17 + 0.8 * Math.sin(turn + 0.6), turn * 0.75, 3.3);
  const lower = ease(0.36, 0.54, s) * 0.011 * crease(s * 21 + turn * 0.5, turn * 0.6, 8.1);
  const upper = 0.004 * noise(s * 9, turn * 1.2 + s * 7, 1.7);
  const a = Math.abs(x);
  const drag = Math.exp(-(((a - 0.22) / 0.11) ** 2) - (((y - 0.8) / 0.13) ** 2)) * 0.012 * crease((a + y) * 12, (a - y) * 3.2, z * 2 + (x > 0 ? 5 : 9));
  const waist = ease(0.62, 0.3, y) * 0.0105 * crease(x * 9 + noise(x * 4, y * 5, 0) * 0.7, y * 3.4, z * 9 + 2);
  const gather = ease(0.36, 0.27, y) * 0.004 * noise(x * 30, y * 6, z * 30);
  const soft = 0.004 * noise(x * 6 + 3, y * 5, z * 6);
  return onArm * (elbow + lower + upper) + (1 - onArm) * (drag + waist + gather + soft);
}

interface Place { d: number; s: number; turn: number; onArm: number }

function where(x: number, y: number, z: number): Place {
  const { d: sleeve, s, turn } = arm(x, y, z);
  const t = trunk(x, y, z);
  const cut = roundMax(sleeve, s - CUFF > 0 ? 0.02 : s - CUFF, 0.006);
  const k = 0.012 + 0.05 * ease(0.78, 0.92, y);
  return { d: blendMin(t, cut, k), s, turn, onArm: ease(-0.01, 0.03, t - cut) };
}

/** Round the neck; front of it the opening. */
const neckAt = (x: number, z: number): number => Math.hypot(x, (z - 0.004) * 1.04);

const cloth: Field3 = (x, y, z) => {
  const p = where(x, y, z);
  if (p.d > 0.06 || p.d < -0.06) return p.d;
  let d = p.d + folds(x, y, z, p.s, p.turn, p.onArm);
  const armhole = p.s - 0.035 - 0.05 * (Math.abs(x) - 0.3);
  if (y > 0.74) d += seam(armhole, 0.004, 0.007) * ease(0.76, 0.82, y);
  if (z > 0) d += seam(Math.abs(x) - 0.021, 0.003, 0.004);
  d += seam(y - 0.285, 0.005, 0.006) * (1 - p.onArm);
  d += seam(p.s - 0.525, 0.004, 0.006) * p.onArm;
  return roundMax(d, 0.104 - neckAt(x, z) - 2 * Math.max(0, 1 - y), 0.008);
};

/** Cut across chest and back: shoulders above, main cloth below. */
const yoke = (x: number, y: number): number => 0.862 + 0.16 * Math.abs(x) - y;

export function addJacket(kit: Kit): void {
  const solid = (name: string, material: Parameters<Kit['solid']>[1], field: Field3, cell = 0.0045): void =>
    kit.solid(name, material, field, BOX, { cell, sides: 'single' });
  solid('cloth', 'cloth', cloth);
  // Shoulders with ribbed protectors under them, elbows, cuffs and hem of a second cloth.
  const ribs = (u: number): number => 0.0022 * Math.cos(u * 2 * Math.PI) ** 3;
  const upper: Field3 = (x, y, z) => {
    const p = where(x, y, z);
    return Math.max(yoke(x, y), (p.s - 0.15) * p.onArm - 0.05 * (1 - p.onArm));
  };
  solid('yoke', 'cloth2', layer(cloth, upper));
  const cap: Field3 = (x, y, z) => {
    const p = arm(x, y, z);
    return Math.max((Math.hypot((p.s - 0.02) / 0.1, (p.turn - 1.35) / 1.2) - 1) * 0.08, 0.235 - Math.abs(x));
  };
  solid('shoulder', 'cloth2', (x, y, z) => layer(cloth, cap, 0.007 + ribs(arm(x, y, z).s / 0.027))(x, y, z));
  const elbow: Field3 = (x, y, z) => {
    const p = arm(x, y, z);
    return (Math.hypot((p.s - 0.335) / 0.085, (p.turn - 1.75) / 0.95) - 1) * 0.07;
  };
  solid('elbow', 'cloth2', (x, y, z) => layer(cloth, elbow, 0.007 + ribs(arm(x, y, z).s / 0.025))(x, y, z));
  solid('cuffs', 'cloth2', layer(cloth, (x, y, z) => { const p = where(x, y, z); return p.onArm > 0.5 ? 0.535 - p.s : 0.05; }, 0.0025));
  solid('hem', 'cloth2', layer(cloth, (_x, y) => y - 0.28, 0.0025));
  solid('piping', 'accent', layer(cloth, (x, y, z) => Math.max(Math.abs(yoke(x, y) - 0.006) - 0.0045, where(x, y, z).onArm * 0.1 - 0.04), 0.005), 0.0035);
  addZips(kit, solid);
  addCollar(kit);
  addForm(kit, 1.16, 0.3);
  addWordmark(kit, (x, y, z) => cloth(x, y, z) - 0.001, [0.085, 0.205], [0.775, 0.805], 0);
}

type AddSolid = (name: string, material: Parameters<Kit['solid']>[1], field: Field3, cell?: number) => void;

function addZips(kit: Kit, solid: AddSolid): void {
  const front = (x: number, z: number): number => Math.max(Math.abs(x) - 0.0075, -z);
  solid('zip', 'black2', layer(cloth, (x, y, z) => Math.max(front(x, z), y - 1.06), 0.002), 0.0032);
  const teeth = Array.from({ length: 62 }, (_, i) => {
    const y = 0.232 + i * 0.0133;
    const z = frontZ(0, y) + 0.003;
    return capsule([-0.0042, y, z], [0.0042, y, z], 0.0027);
  });
  kit.add('teeth', 'metal', joined(teeth));
  const zip = frontZ(0, 1.02);
  kit.add('pull', 'metal', joined([capsule([0, 1.035, zip + 0.012], [0, 1.02, zip + 0.014], 0.007), capsule([0, 1.015, zip + 0.015], [0.002, 0.975, zip + 0.013], 0.005)]));
  // A pocket on each side, its zip leaning outwards.
  for (const side of [-1, 1]) {
    const line = (t: number): Point3 => {
      const [x, y] = [side * (0.125 + 0.05 * t), 0.53 - 0.15 * t];
      return [x, y, flankZ(cloth, x, y) + 0.001];
    };
    const welt: Field3 = (x, y, z) => {
      const t = Math.min(1, Math.max(0, (0.53 - y) / 0.15));
      return Math.max(Math.abs(x - side * (0.125 + 0.05 * t)) - 0.011, Math.abs(y - 0.455) - 0.08, -z);
    };
    solid(`welt${side}`, 'cloth2', layer(cloth, welt, 0.004), 0.0035);
    const run = Array.from({ length: 11 }, (_, i) => {
      const [a, b] = [line(i / 11), line((i + 1) / 11)];
      return capsule([a[0], a[1], a[2] + 0.004], [b[0], b[1], b[2] + 0.004], 0.0028);
    });
    kit.add(`pocket${side}`, 'metal', joined(run));
    const top = line(0);
    kit.add(`tab${side}`, 'accent', capsule([top[0], top[1], top[2] + 0.009], [top[0] + side * 0.006, top[1] - 0.032, top[2] + 0.01], 0.0055));
  }
}

const frontZ = (x: number, y: number): number => flankZ(cloth, x, y);

/** A stand-up collar, open in front so far as the zip is. */
function addCollar(kit: Kit): void {
  const wall = (x: number, y: number, z: number): number => {
    const r = 0.112 + 0.1 * (y - 1.05) * (z > 0 ? 0.5 : -0.3) + 0.004 * noise(x * 12, y * 10, z * 12);
    return Math.abs(neckAt(x, z) - r) - 0.0075;
  };
  const collar: Field3 = (x, y, z) => {
    const high = 1.148 - 0.32 * Math.max(0, z) + 0.02 * Math.max(0, -z);
    const slit = z > 0 ? 0.004 + 0.35 * Math.max(0, y - 1.055) - Math.abs(x) : -1;
    return roundMax(roundMax(wall(x, y, z), Math.max(y - high, 0.98 - y), 0.006), slit, 0.006);
  };
  const box: Box3 = [-0.16, 0.96, -0.16, 0.16, 1.2, 0.17];
  kit.solid('collar', 'cloth2', collar, box, { sides: 'single', cell: 0.004 });
  const trim: Field3 = (x, y, z) => {
    const d = collar(x, y, z);
    return roundMax(Math.max(d - 0.002, -d - 0.004), Math.abs(y - 1.132 + 0.32 * Math.max(0, z) - 0.02 * Math.max(0, -z)) - 0.004, 0.001);
  };
  kit.solid('collar-trim', 'accent', trim, box, { sides: 'single', cell: 0.0032 });
}
