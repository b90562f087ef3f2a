import * as THREE from 'three';
import { addWordmark, flankZ } from '../bike/flank.ts';
import { body } from '../field/body.ts';
import { ease, roundMax } from '../field/math.ts';
import { plane } from '../field/plane.ts';
import { around, roundedBox } from '../field/primitives.ts';
import { spline } from '../field/spline.ts';
import type { Corner, Field3 } from '../field/types.ts';
import { addSeat } from '../bike/seat.ts';
import type { Kit } from '../mesh/kit.ts';
import { box, capsule, joined, pin, rod, tube } from '../mesh/shapes.ts';
import type { Good } from './good.ts';
import { addSlingBag } from './sling.ts';
import { crease, layer, noise } from './wear/cloth.ts';

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
  // Padding quilted into diamonds on top; plain sides of another cloth below the piping.
  const rim = (x: number): number => Math.max(Math.abs(x + 0.005) - 0.7, 0);
  const border = (x: number, z: number): number => half(x) - 0.058 - Math.abs(z);
  const quilted: Field3 = (x, y, z) => {
    const d = shape.solid(x, y, z);
    if (Math.abs(d) > 0.04) return d;
    const puff = Math.sqrt(Math.abs(Math.sin((x + z) * 38) * Math.sin((x - z) * 38)));
    const pressed = 0.008 * (1 - puff) * ease(0.004, 0.022, border(x, z)) * ease(0.14, 0.2, y) * ease(0.7, 0.62, Math.abs(x));
    // Under the sides' own cloth the padding stays clear of it.
    return d + pressed + 0.008 * ease(0.002, -0.008, border(x, z) - 2 * rim(x));
  };
  addSeat(kit, { shape: { ...shape, solid: quilted }, half, cross: { x: -0.05, lean: 0.5 }, seam: { from: -0.66, to: 0.62, inset: 0.04 }, heights: [0.04, 0.55], material: 'seat' });
  const frame = around(0, 0.25, 0.82, 0.28, 0.26);
  kit.solid('sides', 'cloth2', (x, y, z) => roundMax(shape.solid(x, y, z) - 0.002, border(x, z) - 2 * rim(x), 0.003), frame, { cell: 0.0045 });
  kit.solid('piping', 'accent', layer(shape.solid, (x, y, z) => Math.max(Math.abs(border(x, z) - 2 * rim(x)) - 0.0055, 0.1 - y), 0.0065), frame, { cell: 0.0034 });
  kit.solid('elastic', 'rubber', layer(shape.solid, (x, y) => y - 0.045 - 0.3 * Math.max(0, Math.abs(x) - 0.2), 0.003), frame, { cell: 0.0045 });
  addWordmark(kit, shape.solid, [-0.62, -0.4], [0.29, 0.35], -0.1);
}

const COVER_SIDE: readonly Corner[] = [
  [-0.84, 0.15, 0.05], [-0.9, 0.5, 0.15], [-0.99, 0.79, 0.05], [-0.9, 0.885, 0.06], [-0.32, 0.73, 0.25], [0.08, 0.79, 0.2],
  [0.25, 1.04, 0.1], [0.34, 1.12, 0.05], [0.47, 1.08, 0.08], [0.66, 0.7, 0.25], [0.9, 0.44, 0.16], [0.93, 0.15, 0.05],
];

/** A motorcycle under its cover: the cloth hangs from tail and handlebar and is gathered above the ground. */
function addBikeCover(kit: Kit): void {
  const side = plane(COVER_SIDE);
  const bars = (x: number, y: number): number => Math.exp(-(((x - 0.34) / 0.15) ** 2)) * ease(0.74, 1, y);
  const half = (x: number, y: number): number => 0.165 + 0.13 * ease(0.86, 0.28, y) - 0.05 * ease(0.26, 0.15, y) + 0.2 * bars(x, y);
  const folds = (x: number, y: number, z: number): number => {
    const hang = ease(0.72, 0.25, y) * 0.026 * crease(x * 6.5, y * 0.9, z * 6 + (z > 0 ? 3 : 8));
    const [dx, dy] = [x - 0.34, y - 1.02];
    const far = Math.hypot(dx, dy);
    const pulled = 0.018 * crease(Math.atan2(dx, -dy) * 4.5, far * 0.8, z > 0 ? 2.5 : 7.5) * ease(0.08, 0.3, far) * ease(0.95, 0.4, far);
    const sag = 0.008 * crease(x * 3 + y * 2, (y - x * 0.25) * 10, 4.2) * ease(0.5, 0.7, y) * ease(0.1, -0.2, x);
    const gather = ease(0.26, 0.17, y) * 0.012 * noise(x * 28, y * 5, z * 28);
    return hang + pulled + sag + gather + 0.004 * noise(x * 9, y * 9, z * 9);
  };
  const cover: Field3 = (x, y, z) => {
    const X = x * (1 + 1.5 * z * z);
    const d = roundMax(side(X, y), (Math.abs(z) - half(X, y)) * 0.8, 0.085);
    return d > 0.1 || d < -0.1 ? d : roundMax(d + folds(x, y, z), 0.15 - y, 0.008);
  };
  const frame = around(0, 0.62, 1.08, 0.58, 0.5);
  const lower = (x: number, y: number): number => y - 0.5 + 0.1 * x;
  kit.solid('upper', 'cloth', (x, y, z) => Math.max(cover(x, y, z), -lower(x, y)), frame, { cell: 0.0055, sides: 'single' });
  kit.solid('lower', 'cloth2', (x, y, z) => Math.max(cover(x, y, z), lower(x, y)), frame, { cell: 0.0055, sides: 'single' });
  kit.solid('piping', 'accent', layer(cover, (x, y) => Math.abs(lower(x, y)) - 0.007, 0.0055), frame, { cell: 0.0045, sides: 'single' });
  kit.solid('strap', 'black2', layer(cover, (x, y) => Math.max(Math.abs(x + 0.02) - 0.02, y - 0.46), 0.007), frame, { cell: 0.0045, sides: 'single' });
  const buckle = flankZ(cover, -0.02, 0.3);
  kit.add('buckle', 'black', box([0.075, 0.085, 0.03], [-0.02, 0.3, buckle + 0.012]));
  kit.add('tyres', 'tyre', joined([-0.66, 0.66].map((x) => new THREE.TorusGeometry(0.175, 0.055, 24, 96).translate(x, 0.23, 0))));
  kit.add('hubs', 'darkmetal', joined([-0.66, 0.66].map((x) => pin([x, 0.23, 0], 0.14, 0.05, 60))));
  addWordmark(kit, cover, [-0.62, -0.2], [0.565, 0.665], -0.08);
}

const CASE = { paint: { color: '#1a1c20', metalness: 0.3 } } as const;

export const LUGGAGE: readonly Good[] = [
  { code: 'top-box', build: (kit) => addCase(kit, [0.5, 0.34, 0.4], 0.12), middle: 0.38, reach: 0.68, finishes: CASE },
  { code: 'side-box', build: (kit) => addCase(kit, [0.5, 0.4, 0.26], 0.06), middle: 0.44, reach: 0.7, azimuth: 38, finishes: CASE },
  { code: 'rear-rack', build: addRack, middle: 0.28, reach: 0.74, elevation: 20, azimuth: 40 },
  { code: 'seat-cover', build: addSeatCover, middle: 0.22, reach: 0.76, elevation: 18, azimuth: 36, finishes: { seat: { color: '#76523a' }, cloth2: { color: '#1e2024' }, accent: { color: '#b98a5c' }, stitch: { color: '#d8b68d' } } },
  { code: 'bike-cover', build: addBikeCover, middle: 0.54, reach: 1.06, azimuth: 24, elevation: 10, finishes: { cloth: { color: '#99a2ac', roughness: 0.62 }, cloth2: { color: '#2a2f37', roughness: 0.7 }, accent: { color: '#1b4dff' } } },
  { code: 'sling-bag', build: addSlingBag, middle: 0.55, reach: 0.7, azimuth: 34, elevation: 9, finishes: { cloth: { color: '#2b3037', roughness: 0.75 }, cloth2: { color: '#3a414a', roughness: 0.75 }, accent: { color: '#1b4dff' } } },
];
