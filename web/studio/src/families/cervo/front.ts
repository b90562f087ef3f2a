import { addScrews } from '../../bike/flank.ts';
import { addProjectors, frontRegion, pocket } from '../../bike/headlamp.ts';
import { body, halfWidth } from '../../field/body.ts';
import { both, core, panel, skin, strip } from '../../field/combine.ts';
import { roundMax } from '../../field/math.ts';
import { plane } from '../../field/plane.ts';
import type { Box3, Field3 } from '../../field/types.ts';
import type { Kit } from '../../mesh/kit.ts';

const BOX: Box3 = [0.16, 0.23, -0.26, 0.86, 1.04, 0.26];

const sweep = (w: number): number => 0.5 * w * w + 0.62 * Math.max(0, Math.sqrt(w * w + 0.0006) - 0.0245);

/** A beak that leads, cheeks cut away behind it so that the fork shows. */
const apron = body({
  side: [
    [0.66, 0.612, 0.02], [0.83, 0.7, 0.01, 0.006], [0.745, 0.8, 0.04, -0.004], [0.56, 0.95, 0.05, 0.004], [0.42, 1.0, 0.025],
    [0.368, 0.965, 0.04, 0.008], [0.325, 0.76, 0.1], [0.28, 0.56, 0.08], [0.215, 0.43, 0.04], [0.235, 0.31, 0.04],
    [0.335, 0.268, 0.03], [0.4, 0.34, 0.05, -0.02], [0.475, 0.53, 0.05],
  ],
  width: halfWidth([
    {
      rows: [[0.15, 0.58, 0.085], [0.25, 0.61, 0.15], [0.36, 0.66, 0.206], [0.47, 0.7, 0.232], [0.58, 0.715, 0.23], [0.7, 0.715, 0.19], [0.85, 0.71, 0.09], [1, 0.7, 0.03]],
      above: 0.66, below: 0.52, soft: 0.005,
    },
    { rows: [[0.15, 0.83, 0.11], [0.36, 0.84, 0.168], [0.55, 0.85, 0.172], [0.75, 0.85, 0.13]], above: 0.95, below: 0.1, soft: 0.007 },
  ]),
  fillet: 0.011, sweep, crown: 0.15,
});

const wing = apron.region([
  [0.95, 0.682, 0.01], [0.95, 1.2], [0.36, 1.2], [0.4, 0.97, 0.03], [0.372, 0.83, 0.05], [0.4, 0.66, 0.02], [0.52, 0.6, 0.02], [0.63, 0.652, 0.03],
]);
const cheek = apron.region([
  [0.36, 0.815, 0.02], [0.386, 0.655, 0.02], [0.52, 0.588, 0.01], [0.505, 0.5, 0.02], [0.48, 0.42, 0.02], [0.43, 0.33, 0.02], [0.3, 0.305, 0.02],
  [0.262, 0.42, 0.03], [0.31, 0.6, 0.04], [0.335, 0.74, 0.04],
]);
/** The cheek reaches round the front edge and ends there: further in, its underside would show as a bright seam. */
const cheekSide = both(cheek, (x, y, z) => -apron.flank(x, y, z) - 0.02);
const intake = apron.region([
  [0.4, 0.605, 0.012], [0.452, 0.56, 0.012], [0.405, 0.45, 0.012], [0.36, 0.43, 0.012], [0.37, 0.53, 0.012],
], 0.002);

const maskFront = plane([
  [0, 0.688], [0.03, 0.69, 0.01], [0.092, 0.765, 0.015], [0.176, 0.812, 0.01], [0.162, 0.85, 0.015], [0.07, 0.865, 0.02], [0.058, 1.05],
  [-0.058, 1.05], [-0.07, 0.865, 0.02], [-0.162, 0.85, 0.015], [-0.176, 0.812, 0.01], [-0.092, 0.765, 0.015], [-0.03, 0.69, 0.01],
], 0.003);
const mask: Field3 = (x, y, z) => roundMax(maskFront(z, y), 0.52 - x - 0.3 * Math.abs(z), 0.008);
const lampArea = frontRegion([[0.012, 0.742, 0.004], [0.05, 0.764, 0.004], [0.09, 0.796, 0.006], [0.086, 0.824, 0.006], [0.012, 0.792, 0.008]]);
/** Running lights that open upwards like antlers, under the lamps. */
const running = frontRegion([
  [0.02, 0.716, 0.002], [0.088, 0.776, 0.008], [0.136, 0.822, 0.002], [0.128, 0.829, 0.002], [0.083, 0.787, 0.008], [0.02, 0.731, 0.002],
], 0.0015);
const blade = apron.region([
  [0.545, 0.597, 0.003], [0.64, 0.643, 0.003], [0.8, 0.685, 0.003], [0.8, 0.693, 0.003], [0.636, 0.653, 0.004], [0.543, 0.608, 0.003],
], 0.002);

const indicator = apron.region([[0.56, 0.752, 0.003], [0.65, 0.744, 0.003], [0.645, 0.756, 0.003], [0.56, 0.766, 0.003]], 0.002);

export function addFront(kit: Kit): void {
  const s = apron.solid;
  kit.solid('apron', 'paint', panel(s, wing, [mask]), BOX, { cell: 0.0027 });
  kit.solid('cheek', 'paint2', panel(s, cheekSide, [intake]), BOX, { cell: 0.0028 });
  kit.solid('apron-core', 'black', core(s, [wing, cheekSide, mask]), BOX);
  const sunk = pocket((x, y, z) => s(x, y, z) + 0.002, lampArea, 0.024);
  kit.solid('mask', 'gloss', (x, y, z) => {
    const d = both((a, b, c) => s(a, b, c) + 0.002, mask)(x, y, z);
    return d > 0.04 ? d : roundMax(d, -sunk(x, y, z), 0.002);
  }, BOX, { cell: 0.0026 });
  const face: Box3 = [0.45, 0.68, -0.2, 0.86, 0.9, 0.2];
  addProjectors(kit, {
    solid: s, cover: lampArea, box: face, radius: 0.0125, depth: 0.018, at: [[0.77, 0.03], [0.796, 0.064]],
  });
  kit.solid('running-lights', 'led', skin(s, both(running, mask), 0.001, 0.004), face, { cell: 0.0018 });
  kit.solid('blade', 'accent', strip(apron, blade, 0.0012), BOX, { cell: 0.0024 });
  kit.solid('flush-indicator', 'amber', skin(s, both(indicator, (_x, _y, z) => 0.08 - Math.abs(z)), 0.001, 0.006), BOX, { cell: 0.0024 });
  addScrews(kit, 'apron', s, [[0.415, 0.88], [0.33, 0.66], [0.3, 0.36]]);
}
