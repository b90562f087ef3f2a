import { addScrews } from '../../../bike/flank.ts';
import { addProjectors, frontRegion, pocket } from '../../../bike/headlamp.ts';
import { body, halfWidth } from '../../../field/body.ts';
import { both, core, panel, skin, strip } from '../../../field/combine.ts';
import { roundMax } from '../../../field/math.ts';
import { plane } from '../../../field/plane.ts';
import type { Box3, Field3 } from '../../../field/types.ts';
import type { Kit } from '../../../mesh/kit.ts';

const BOX: Box3 = [0.16, 0.23, -0.26, 0.82, 1.04, 0.26];

const sweep = (w: number): number => 0.9 * w * w + 0.3 * Math.max(0, Math.sqrt(w * w + 0.0012) - 0.0346);

/** A round nose with narrow shoulders, in one piece down to the floor. */
const apron = body({
  side: [
    [0.645, 0.628, 0.03], [0.762, 0.688, 0.035, -0.006], [0.752, 0.765, 0.05, -0.004], [0.575, 0.935, 0.05], [0.425, 1.005, 0.03],
    [0.368, 0.97, 0.04, 0.008], [0.325, 0.76, 0.1], [0.28, 0.56, 0.08], [0.215, 0.43, 0.04], [0.235, 0.31, 0.04],
    [0.335, 0.268, 0.03], [0.4, 0.34, 0.05, -0.02], [0.485, 0.53, 0.06],
  ],
  width: halfWidth([
    {
      rows: [[0.15, 0.56, 0.085], [0.25, 0.59, 0.15], [0.36, 0.64, 0.196], [0.47, 0.68, 0.214], [0.58, 0.7, 0.212], [0.7, 0.71, 0.186], [0.85, 0.71, 0.12], [1, 0.71, 0.05]],
      above: 0.3, below: 0.36, soft: 0.007,
    },
    { rows: [[0.15, 0.83, 0.13], [0.36, 0.84, 0.182], [0.55, 0.85, 0.176], [0.75, 0.84, 0.13]], above: 0.6, below: 0.05, soft: 0.007 },
  ]),
  fillet: 0.016, sweep, crown: 0.25,
});

const upper = apron.region([
  [0.95, 0.66, 0.01], [0.95, 1.05], [0.75, 1.05], [0.388, 0.893, 0.025], [0.352, 0.8, 0.05], [0.33, 0.7, 0.02], [0.33, 0.62, 0.01], [0.5, 0.575, 0.03], [0.66, 0.65, 0.02],
]);
const lower = apron.region([
  [0.36, 0.8, 0.02], [0.33, 0.72, 0.03], [0.31, 0.6, 0.04], [0.262, 0.43, 0.03], [0.285, 0.315, 0.02], [0.35, 0.3, 0.02], [0.43, 0.36, 0.03], [0.505, 0.52, 0.03], [0.56, 0.61, 0.02], [0.5, 0.8],
]);
/** The lower half reaches round the front edge and ends there: further in, its underside would show as a bright seam. */
const lowerSide = both(lower, (x, y, z) => -apron.flank(x, y, z) - 0.02);
const shield: Field3 = (x, y, z) => Math.min(upper(x, y, z), lowerSide(x, y, z));

const bandFront = plane([
  [0, 0.714], [0.07, 0.717, 0.02], [0.14, 0.744, 0.015], [0.198, 0.804, 0.004], [0.192, 0.811, 0.004], [0.07, 0.792, 0.03],
  [0, 0.79], [-0.07, 0.792, 0.03], [-0.192, 0.811, 0.004], [-0.198, 0.804, 0.004], [-0.14, 0.744, 0.015], [-0.07, 0.717, 0.02],
], 0.003);
const band: Field3 = (x, y, z) => roundMax(bandFront(z, y), 0.5 - x, 0.008);
const lampArea = frontRegion([[-0.02, 0.724, 0.006], [0.066, 0.726, 0.01], [0.122, 0.75, 0.008], [0.138, 0.776, 0.006], [0.066, 0.765, 0.01], [-0.02, 0.764, 0.006]]);
/** The brow over both lamps, lit from side to side. */
const brow = frontRegion([
  [-0.02, 0.774, 0.002], [0.068, 0.776, 0.02], [0.176, 0.797, 0.002], [0.176, 0.803, 0.002], [0.068, 0.784, 0.02], [-0.02, 0.782, 0.002],
], 0.0015);
const blade = apron.region([
  [0.29, 0.42, 0.003], [0.34, 0.515, 0.06], [0.55, 0.645, 0.003], [0.55, 0.657, 0.003], [0.335, 0.53, 0.06], [0.284, 0.43, 0.003],
], 0.002);
const indicator = apron.region([[0.55, 0.722, 0.003], [0.64, 0.73, 0.003], [0.648, 0.742, 0.003], [0.55, 0.734, 0.003]], 0.002);

/** A face with one wide lamp under a brow of light. */
export function addFront(kit: Kit): void {
  const s = apron.solid;
  kit.solid('apron', 'paint', panel(s, shield, [band]), BOX, { cell: 0.0027 });
  kit.solid('apron-core', 'black', core(s, [shield, band]), BOX);
  const sunk = pocket((x, y, z) => s(x, y, z) + 0.002, lampArea, 0.026);
  kit.solid('band', 'gloss', (x, y, z) => {
    const d = both((a, b, c) => s(a, b, c) + 0.002, band)(x, y, z);
    return d > 0.04 ? d : roundMax(d, -sunk(x, y, z), 0.002);
  }, BOX, { cell: 0.0026 });
  const face: Box3 = [0.45, 0.68, -0.22, 0.82, 0.86, 0.22];
  addProjectors(kit, {
    solid: s, cover: lampArea, box: face, radius: 0.0135, depth: 0.02, at: [[0.746, 0.034], [0.751, 0.085]],
  });
  kit.solid('running-lights', 'led', skin(s, both(brow, band), 0.001, 0.004), face, { cell: 0.0018 });
  kit.solid('blade', 'accent', strip(apron, blade, 0.0012), BOX, { cell: 0.0024 });
  kit.solid('flush-indicator', 'amber', skin(s, both(indicator, (_x, _y, z) => 0.08 - Math.abs(z)), 0.001, 0.006), BOX, { cell: 0.0024 });
  addScrews(kit, 'apron', s, [[0.415, 0.88], [0.33, 0.66], [0.3, 0.36]]);
}
