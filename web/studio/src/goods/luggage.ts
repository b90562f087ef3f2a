import { addWordmark } from '../bike/flank.ts';
import { body } from '../field/body.ts';
import { roundMax } from '../field/math.ts';
import { around, ellipsoid, limb, melt, roundedBox } from '../field/primitives.ts';
import { spline } from '../field/spline.ts';
import type { Field3 } from '../field/types.ts';
import { addSeat } from '../bike/seat.ts';
import type { Kit } from '../mesh/kit.ts';
import { box, capsule, joined, pin, rod, tube } from '../mesh/shapes.ts';
import type { Good } from './good.ts';

/** A hard case: body and lid with a gap between them, red lamp, lock, mounting plate. */
function addCase(kit: Kit, half: readonly [number, number, number], taper: number): void {
  const [hx, hy, hz] = half;
  const y0 = hy + 0.06;
  const shell: Field3 = (x, y, z) => {
    const lean = taper * (y - y0);
    return roundedBox([0, y0, 0], [hx - lean, hy, hz - lean * 0.6], 0.09)(x, y, z);
  };
  const split = y0 - hy * 0.25;
  const frame = around(0, y0, hx + 0.12, hy + 0.05, hz + 0.12);
  kit.solid('base', 'black', (x, y, z) => roundMax(shell(x, y, z), y - split + 0.008, 0.006), frame, { cell: 0.0055 });
  kit.solid('lid', 'paint', (x, y, z) => roundMax(roundMax(shell(x, y, z), split + 0.008 - y, 0.01), -panelLine(x, y, z), 0.004), frame, { cell: 0.005 });
  kit.solid('gasket', 'rubber', (x, y, z) => Math.max(shell(x, y, z) + 0.02, Math.abs(y - split) - 0.014), frame, { cell: 0.006 });
  kit.add('lamp', 'red', capsule([-hx * 0.55, split + 0.07, hz + 0.005], [hx * 0.55, split + 0.07, hz + 0.005], 0.024));
  kit.add('lock', 'metal', pin([0, split - 0.06, hz + 0.008], 0.032, 0.03));
  kit.add('latch', 'black2', box([0.16, 0.09, 0.03], [0, split - 0.045, hz + 0.002]));
  kit.add('plate', 'black2', box([hx * 1.3, 0.03, hz * 1.3], [0, 0.035, 0]));
  kit.add('foot', 'darkmetal', joined([-0.2, 0.2].map((x) => rod([x, 0.02, -0.2], [x, 0.02, 0.2], 0.018))));
  addWordmark(kit, shell, [-0.16, 0.16], [y0 + hy * 0.3, y0 + hy * 0.3 + 0.08], 0);

  function panelLine(x: number, y: number, z: number): number {
    return Math.max(Math.abs(Math.abs(x) - hx * 0.72) - 0.007, -0.012 - shell(x, y, z));
  }
}

function addRack(kit: Kit): void {
  const rail = tube([[-0.55, 0.32, 0.34], [-0.2, 0.42, 0.34], [0.3, 0.48, 0.3], [0.5, 0.5, 0.2], [0.54, 0.505, 0]], 0.03, 80, 18);
  kit.pair('rail', 'black2', rail);
  kit.add('bars', 'black2', joined([-0.2, 0, 0.2].map((z) => rod([-0.3, 0.4, z], [0.5, 0.49, z * 0.8], 0.018))));
  kit.solid('plate', 'darkmetal', (x, y, z) => {
    const plate = roundedBox([0.1, 0.46, 0], [0.26, 0.014, 0.22], 0.012)(x, y - 0.1 * x + 0.012, z);
    const hole = Math.min(...[-0.08, 0.1, 0.28].map((c) => Math.max(Math.abs(x - c) - 0.03, Math.abs(z) - 0.13)));
    return roundMax(plate, -hole, 0.004);
  }, around(0.1, 0.46, 0.3, 0.1, 0.26), { cell: 0.004 });
  kit.pair('strut', 'black2', tube([[-0.1, 0.42, 0.33], [-0.2, 0.24, 0.3], [-0.24, 0.05, 0.28]], 0.024, 40, 14));
  kit.pair('bolt', 'metal', pin([-0.24, 0.06, 0.29], 0.034, 0.05, 6));
  kit.pair('tab', 'darkmetal', pin([-0.55, 0.32, 0.34], 0.05, 0.03));
}

/** A seat in its cover. */
function addSeatCover(kit: Kit): void {
  const half = spline([[-0.75, 0.14], [-0.45, 0.185], [-0.1, 0.2], [0.25, 0.19], [0.5, 0.15], [0.75, 0.1]]);
  const shape = body({
    side: [[0.74, 0.06, 0.03], [0.76, 0.15, 0.05], [0.62, 0.25, 0.08], [0.2, 0.24, 0.15], [0.0, 0.27, 0.08], [-0.12, 0.39, 0.06], [-0.6, 0.45, 0.12], [-0.74, 0.4, 0.05], [-0.74, 0.26, 0.04], [-0.4, 0.12, 0.15], [0, 0.06, 0.15]],
    width: (x, y) => half(x) - 0.2 * Math.max(0, y - 0.3), fillet: 0.05, crown: 0.5,
  });
  addSeat(kit, { shape, half, cross: { x: -0.05, lean: 0.5 }, seam: { from: -0.66, to: 0.6, inset: 0.06 }, heights: [0.04, 0.55], material: 'seat' });
  const net: Field3 = (x, y, z) => {
    const d = shape.solid(x, y, z);
    const mesh = Math.max(Math.sin(x * 150), Math.sin(z * 150)) * 0.002;
    return roundMax(Math.max(d - 0.004 - mesh, -d - 0.01), Math.max(Math.abs(x - 0.25) - 0.28, Math.abs(z) - 0.115, 0.2 - y), 0.004);
  };
  kit.solid('net', 'cloth2', net, around(0.25, 0.24, 0.32, 0.14, 0.2), { cell: 0.004 });
}

/** A motorcycle under its cover. */
function addBikeCover(kit: Kit): void {
  const bike = melt(0.16,
    limb([-0.62, 0.26, 0], [0.62, 0.28, 0], 0.24), limb([-0.75, 0.66, 0], [0, 0.62, 0], 0.17, 0.15),
    limb([0.5, 0.5, 0], [0.3, 0.95, 0], 0.22, 0.12), limb([0.28, 0.95, -0.33], [0.28, 0.95, 0.33], 0.06),
    limb([0.28, 1.06, -0.28], [0.28, 1.06, 0.28], 0.045), ellipsoid([-0.05, 0.3, 0], [0.7, 0.32, 0.26]));
  const folds = (x: number, y: number, z: number): number => {
    const hang = Math.max(0.12, 1 - y * 1.1);
    return hang * (0.016 * Math.sin(16 * x + 2.5 * Math.sin(6 * y)) + 0.008 * Math.sin(31 * x - 5 * y + 7 * z));
  };
  const cover: Field3 = (x, y, z) => {
    const d = bike(x, y, z);
    return d > 0.12 ? d : roundMax(d + folds(x, y, z), 0.02 - y, 0.01);
  };
  const frame = around(0, 0.56, 1.05, 0.62, 0.52);
  kit.solid('cover', 'cloth', cover, frame, { cell: 0.007, sides: 'single' });
  const hem: Field3 = (x, y, z) => Math.max(Math.abs(cover(x, y, z)) - 0.004, Math.abs(y - 0.045) - 0.012);
  kit.solid('hem', 'accent', hem, frame, { cell: 0.005, sides: 'single' });
  addWordmark(kit, cover, [-0.38, 0.1], [0.42, 0.54], 0);
}

const CASE = { paint: { color: '#1a1c20', metalness: 0.3 } } as const;

export const LUGGAGE: readonly Good[] = [
  { code: 'top-box', build: (kit) => addCase(kit, [0.5, 0.34, 0.4], 0.12), middle: 0.38, reach: 0.68, finishes: CASE },
  { code: 'side-box', build: (kit) => addCase(kit, [0.5, 0.4, 0.26], 0.06), middle: 0.44, reach: 0.7, azimuth: 38, finishes: CASE },
  { code: 'rear-rack', build: addRack, middle: 0.28, reach: 0.66, elevation: 20, azimuth: 40 },
  { code: 'seat-cover', build: addSeatCover, middle: 0.22, reach: 0.76, elevation: 18, azimuth: 36, finishes: { seat: { color: '#5f4635' }, cloth2: { color: '#473427' } } },
  { code: 'bike-cover', build: addBikeCover, middle: 0.55, reach: 1, finishes: { cloth: { color: '#6b7480' }, accent: { color: '#1b4dff' } } },
];
