import { addScrews, addWordmark } from '../../bike/flank.ts';
import { addSeat } from '../../bike/seat.ts';
import { body, halfWidth } from '../../field/body.ts';
import { core, panel, skin, strip } from '../../field/combine.ts';
import { spline } from '../../field/spline.ts';
import type { Box3 } from '../../field/types.ts';
import type { Kit } from '../../mesh/kit.ts';
import { addRack } from './rack.ts';

const BOX: Box3 = [-1.08, 0.29, -0.22, 0.06, 1.08, 0.22];

/** A tail that rises to a point well clear of the wheel. */
const rear = body({
  side: [
    [-0.07, 0.33, 0.04], [-0.03, 0.47, 0.06], [0.01, 0.62, 0.05], [-0.01, 0.705, 0.03], [-0.18, 0.718, 0.08], [-0.38, 0.742, 0.08],
    [-0.56, 0.83, 0.06], [-0.8, 0.955, 0.06], [-1.02, 1.055, 0.01], [-1.055, 1.02, 0.01], [-0.92, 0.89, 0.03], [-0.72, 0.752, 0.05],
    [-0.53, 0.64, 0.05], [-0.43, 0.56, 0.04], [-0.35, 0.44, 0.05], [-0.26, 0.35, 0.04],
  ],
  width: halfWidth([
    {
      rows: [[-1.06, 1.02, 0.03], [-0.93, 0.95, 0.072], [-0.74, 0.83, 0.126], [-0.52, 0.705, 0.182], [-0.33, 0.63, 0.196], [-0.16, 0.58, 0.176], [0, 0.55, 0.112], [0.06, 0.54, 0.08]],
      above: 0.62, below: 0.6, soft: 0.005,
    },
    { rows: [[-1.06, 1.04, 0.034], [-0.75, 0.9, 0.11], [-0.5, 0.78, 0.162], [-0.25, 0.69, 0.168], [0, 0.65, 0.1]], above: 1.4, below: 0.1, soft: 0.006 },
    { rows: [[-0.95, 0.88, 0.085], [-0.7, 0.735, 0.145], [-0.45, 0.57, 0.18], [-0.2, 0.47, 0.165], [0, 0.44, 0.1]], above: 0.02, below: 1.3, soft: 0.006 },
  ], 0.005),
  fillet: 0.012,
});

const upper = rear.region([
  [-1.15, 1.12], [-1.12, 1.03], [-0.93, 0.905, 0.02], [-0.7, 0.752, 0.04], [-0.48, 0.632, 0.04], [-0.28, 0.62, 0.02], [-0.16, 0.51, 0.02], [-0.04, 0.525, 0.02], [0.08, 0.66], [0.08, 1.12],
]);
const lower = rear.region([
  [-0.275, 0.602, 0.02], [-0.165, 0.495, 0.015], [-0.06, 0.505, 0.02], [-0.1, 0.36, 0.02], [-0.25, 0.37, 0.02], [-0.335, 0.45, 0.03], [-0.4, 0.545, 0.02], [-0.44, 0.6, 0.02],
]);
const lamp = rear.region([[-1.1, 0.98], [-0.985, 0.955, 0.004], [-0.995, 0.985, 0.004], [-0.97, 1.01, 0.004], [-1.1, 1.1]]);
const line = rear.region([
  [-0.88, 0.868, 0.003], [-0.69, 0.738, 0.04], [-0.475, 0.618, 0.03], [-0.475, 0.608, 0.03], [-0.695, 0.724, 0.04], [-0.87, 0.846, 0.003],
], 0.0025);
const vents = [0, 1, 2].map((i) => rear.region([
  [-0.15 - i * 0.045, 0.46 - i * 0.004, 0.003], [-0.128 - i * 0.045, 0.41 - i * 0.004, 0.003], [-0.14 - i * 0.045, 0.408 - i * 0.004, 0.003], [-0.162 - i * 0.045, 0.458 - i * 0.004, 0.003],
], 0.002));

const riderHalf = spline([[-0.5, 0.125], [-0.4, 0.142], [-0.28, 0.152], [-0.15, 0.13], [-0.05, 0.09], [0.05, 0.066]]);
const rider = body({
  side: [[0, 0.695, 0.02], [0.012, 0.73, 0.03], [-0.05, 0.768, 0.04], [-0.22, 0.768, 0.08], [-0.36, 0.785, 0.05], [-0.45, 0.862, 0.03], [-0.475, 0.85, 0.02], [-0.46, 0.77, 0.04], [-0.36, 0.728, 0.05], [-0.2, 0.708, 0.08]],
  width: (x, y) => riderHalf(x) - 0.3 * Math.max(0, y - 0.78), fillet: 0.024, crown: 0.6,
});
const pillionHalf = spline([[-0.95, 0.06], [-0.8, 0.086], [-0.65, 0.104], [-0.5, 0.11], [-0.4, 0.1]]);
const pillion = body({
  side: [[-0.475, 0.79, 0.02], [-0.485, 0.873, 0.02], [-0.56, 0.9, 0.04], [-0.75, 0.972, 0.08], [-0.88, 1.022, 0.02], [-0.9, 1.005, 0.015], [-0.78, 0.935, 0.05], [-0.58, 0.832, 0.05]],
  width: (x) => pillionHalf(x), fillet: 0.02, crown: 0.5,
});

export function addRear(kit: Kit, rack = false): void {
  const s = rear.solid;
  kit.solid('rear', 'paint', panel(s, upper, [lamp]), BOX, { cell: 0.0027 });
  kit.solid('rear-lower', 'paint2', panel(s, lower, vents), BOX, { cell: 0.0028 });
  kit.solid('rear-core', 'black', core(s, [upper, lower, lamp]), BOX);
  const end: Box3 = [-1.08, 0.93, -0.14, -0.94, 1.08, 0.14];
  kit.solid('tail-lamp', 'red', panel((x, y, z) => s(x, y, z) + 0.0015, lamp), end, { cell: 0.0022 });
  const bar = rear.region([[-1.1, 1.012, 0.002], [-1.0, 0.996, 0.002], [-1.0, 1.006, 0.002], [-1.1, 1.024, 0.002]], 0.0015);
  kit.solid('tail-light', 'led', skin(s, bar, -0.0006, 0.004), end, { cell: 0.0018 });
  kit.solid('rear-line', 'accent', strip(rear, line, 0.0008), BOX, { cell: 0.0024 });
  addSeat(kit, { shape: rider, half: riderHalf, cross: { x: -0.3, lean: 0.5 }, seam: { from: -0.4, to: -0.07, inset: 0.042 }, heights: [0.7, 0.9] });
  addSeat(kit, { shape: pillion, half: pillionHalf, cross: { x: -0.7, lean: 0.4 }, seam: { from: -0.85, to: -0.52, inset: 0.034 }, heights: [0.78, 1.05] });
  if (rack) addRack(kit);
  addWordmark(kit, s, [-0.47, -0.19], [0.672, 0.735], -0.2);
  addScrews(kit, 'rear', s, [[-0.05, 0.63], [-0.78, 0.87], [-0.3, 0.52]]);
}
