import { addWordmark, flankZ } from '../../bike/flank.ts';
import { ease, roundMax } from '../../field/math.ts';
import type { Box3, Field3 } from '../../field/types.ts';
import type { Kit } from '../../mesh/kit.ts';
import { joined, pin } from '../../mesh/shapes.ts';
import { addForm, layer, noise } from './cloth.ts';
import { SHIRT_BOX, alongSleeve, shirt, trunkOnly } from './tee.ts';

/** A piqué shirt: folded collar with a tipped edge, a placket with two buttons, ribbed sleeve ends. */
export function addPolo(kit: Kit): void {
  kit.solid('cloth', 'cloth', shirt, SHIRT_BOX, { cell: 0.0045, sides: 'single' });
  addCollar(kit);
  addPlacket(kit);
  const cuff = (from: number, to: number): Field3 => (x, y, z) => {
    const s = alongSleeve(x, y, z);
    return s === undefined ? 0.05 : Math.abs(s - (from + to) / 2) - (to - from) / 2;
  };
  kit.solid('cuffs', 'cloth2', layer(shirt, cuff(0.222, 0.27), 0.0035), SHIRT_BOX, { cell: 0.004, sides: 'single' });
  kit.solid('cuff-lines', 'accent', layer(shirt, cuff(0.227, 0.236), 0.008), SHIRT_BOX, { cell: 0.0032, sides: 'single' });
  addForm(kit, 1.15, 0.4);
  addWordmark(kit, trunkOnly, [0.09, 0.19], [0.8, 0.825], 0);
}

const COLLAR_BOX: Box3 = [-0.22, 0.92, -0.2, 0.22, 1.16, 0.22];

/** The fold stands round the neck; its leaf falls outwards and ends in two points in front. */
function addCollar(kit: Kit): void {
  const reach = (x: number, z: number): number => Math.hypot(x, (z + 0.004) * 1.02);
  const high = (z: number): number => 1.118 - 0.34 * Math.max(0, z + 0.02);
  const leaf = (x: number, y: number, z: number): number => {
    const down = high(z) - y;
    return (reach(x, z) - 0.106 - 0.42 * Math.max(0, down) - 0.003 * noise(x * 12, y * 9, z * 12)) * 0.9;
  };
  // The leaf is widest at its points, which hang beside the placket.
  const fall = (x: number, z: number): number => 0.075 + 0.035 * ease(0.05, 0.12, z) * ease(0.16, 0.03, Math.abs(x));
  const slit = (x: number, y: number, z: number): number => (z > 0 ? 0.006 + 0.55 * Math.max(0, high(z) - y) - Math.abs(x) : -1);
  const collar: Field3 = (x, y, z) => {
    const down = high(z) - y;
    const ends = Math.max(-down, down - fall(x, z));
    return roundMax(roundMax(Math.abs(leaf(x, y, z)) - 0.0055, ends, 0.005), slit(x, y, z), 0.004);
  };
  kit.solid('collar', 'cloth2', collar, COLLAR_BOX, { cell: 0.0036, sides: 'single' });
  const tip: Field3 = (x, y, z) => Math.max(Math.abs(leaf(x, y, z) - 0.002) - 0.0055, Math.abs(high(z) - y - fall(x, z) + 0.013) - 0.003, slit(x, y, z) + 0.003);
  kit.solid('collar-line', 'accent', tip, COLLAR_BOX, { cell: 0.0026, sides: 'single' });
  const stand: Field3 = (x, y, z) => roundMax(Math.abs(reach(x, z) - 0.102) - 0.005, Math.max(y - high(z) + 0.004, 0.97 - y), 0.004);
  kit.solid('stand', 'cloth2', (x, y, z) => Math.max(stand(x, y, z), slit(x, y, z)), COLLAR_BOX, { cell: 0.004, sides: 'single' });
}

function addPlacket(kit: Kit): void {
  const box: Box3 = [-0.06, 0.76, 0, 0.06, 1.1, 0.26];
  kit.solid('placket', 'cloth2', layer(trunkOnly, (x, y, z) => roundMax(Math.abs(x) - 0.021, Math.max(0.815 - y, -z), 0.003), 0.005), box, { cell: 0.003, sides: 'single' });
  const buttons = [0.86, 0.93].map((y) => pin([0, y, flankZ(trunkOnly, 0, y) + 0.007], 0.0095, 0.004, 32));
  kit.add('buttons', 'white', joined(buttons));
}
