import { addProjectors, frontRegion, pocket } from '../../bike/headlamp.ts';
import { addScrews } from '../../bike/flank.ts';
import { body, halfWidth } from '../../field/body.ts';
import { both, core, panel, skin, strip } from '../../field/combine.ts';
import { roundMax } from '../../field/math.ts';
import { plane } from '../../field/plane.ts';
import type { Box3, Field3 } from '../../field/types.ts';
import type { Kit } from '../../mesh/kit.ts';

const BOX: Box3 = [0.17, 0.19, -0.29, 0.81, 1.1, 0.29];

/** The nose is swept back hard, so the front looks like an arrow from above. */
const sweep = (w: number): number => 0.42 * w * w + 0.32 * Math.max(0, Math.sqrt(w * w + 0.0009) - 0.03);

const apron = body({
  side: [
    [0.69, 0.655, 0.035], [0.778, 0.742, 0.02, 0.006], [0.735, 0.82, 0.035, 0.004], [0.58, 1.015, 0.04, 0.004],
    [0.46, 1.075, 0.03], [0.41, 1.04, 0.05, 0.01], [0.352, 0.79, 0.12], [0.29, 0.54, 0.12, 0.008],
    [0.222, 0.355, 0.04], [0.245, 0.235, 0.05], [0.37, 0.215, 0.05, 0.004], [0.42, 0.305, 0.06, -0.035], [0.53, 0.575, 0.05, -0.004],
  ],
  width: halfWidth([
    {
      rows: [[0.13, 0.62, 0.115], [0.23, 0.64, 0.178], [0.33, 0.68, 0.232], [0.43, 0.72, 0.264], [0.53, 0.738, 0.266], [0.63, 0.745, 0.24], [0.75, 0.75, 0.172], [0.93, 0.755, 0.05]],
      above: 0.46, below: 0.36, soft: 0.006,
    },
    { rows: [[0.13, 0.885, 0.14], [0.33, 0.885, 0.216], [0.48, 0.9, 0.222], [0.63, 0.9, 0.196], [0.83, 0.9, 0.14]], above: 0.85, below: 0.05, soft: 0.008 },
    { rows: [[0.2, 0.47, 0.2], [0.35, 0.5, 0.222], [0.5, 0.55, 0.245]], above: 0.02, below: 0.85, soft: 0.008 },
  ]),
  fillet: 0.013, sweep, crown: 0.25,
});

const wing = apron.region([
  [0.85, 0.712, 0.015], [0.85, 1.25], [0.42, 1.25], [0.445, 1.03, 0.03], [0.39, 0.8, 0.1], [0.357, 0.62, 0.06],
  [0.318, 0.435, 0.025], [0.42, 0.482, 0.04], [0.55, 0.655, 0.05],
]);

/** Slanted louvres behind the shoulder. */
const louvres = [0, 1, 2].map((i) => apron.region([
  [0.4 + i * 0.036, 0.645 - i * 0.004, 0.003], [0.416 + i * 0.036, 0.645 - i * 0.004, 0.003],
  [0.388 + i * 0.036, 0.575 + i * 0.014, 0.003], [0.374 + i * 0.036, 0.577 + i * 0.014, 0.003],
], 0.002));

const maskFront = plane([
  [0, 0.712], [0.088, 0.718, 0.015], [0.186, 0.806, 0.015], [0.165, 0.896, 0.02], [0.105, 0.985, 0.02], [0.096, 1.1],
  [-0.096, 1.1], [-0.105, 0.985, 0.02], [-0.165, 0.896, 0.02], [-0.186, 0.806, 0.015], [-0.088, 0.718, 0.015],
], 0.003);
const maskSide = plane([
  [0.47, 1.1], [0.492, 1.015, 0.02], [0.585, 0.93, 0.03], [0.635, 0.825, 0.03], [0.7, 0.755, 0.02], [0.76, 0.7], [0.95, 0.7], [0.95, 1.1],
], 0.003);
const mask: Field3 = (x, y, z) => roundMax(maskFront(z, y), maskSide(x, y), 0.01);

const lampArea = frontRegion([[0.016, 0.79, 0.006], [0.075, 0.794, 0.006], [0.118, 0.834, 0.01], [0.108, 0.866, 0.008], [0.016, 0.836, 0.008]]);
const running = frontRegion([
  [0.02, 0.757, 0.003], [0.082, 0.762, 0.006], [0.137, 0.815, 0.008], [0.124, 0.895, 0.003], [0.112, 0.9, 0.003],
  [0.122, 0.82, 0.008], [0.077, 0.777, 0.006], [0.02, 0.772, 0.003],
], 0.0015);
const blade = apron.region([
  [0.57, 0.648, 0.01], [0.665, 0.672, 0.004], [0.655, 0.661, 0.004], [0.575, 0.628, 0.01], [0.445, 0.458, 0.02],
  [0.34, 0.405, 0.004], [0.336, 0.422, 0.004], [0.437, 0.474, 0.02],
], 0.0025);

const indicator = apron.region([[0.585, 0.842, 0.003], [0.7, 0.806, 0.003], [0.694, 0.793, 0.003], [0.59, 0.822, 0.003]], 0.002);

/** Leg-protecting front with shoulder creases, a black mask, twin projectors and running lights. */
export function addFront(kit: Kit): void {
  const s = apron.solid;
  kit.solid('apron', 'paint', panel(s, wing, [mask, ...louvres]), BOX, { cell: 0.0028 });
  kit.solid('apron-core', 'black', core(s, [wing, mask]), BOX);
  const sunk = pocket((x, y, z) => s(x, y, z) + 0.002, lampArea, 0.028);
  kit.solid('mask', 'gloss', (x, y, z) => {
    const d = both((a, b, c) => s(a, b, c) + 0.002, mask)(x, y, z);
    return d > 0.04 ? d : roundMax(d, -sunk(x, y, z), 0.002);
  }, BOX, { cell: 0.0026 });
  const face: Box3 = [0.47, 0.72, -0.2, 0.81, 0.94, 0.2];
  addProjectors(kit, {
    solid: s, cover: lampArea, box: face, radius: 0.0165, depth: 0.024, at: [[0.815, 0.04], [0.833, 0.082]],
  });
  const lit = both(running, (x, y, z) => Math.max(mask(x, y, z) + 0.006, -0.03 - (s(x, y, z))));
  kit.solid('running-lights', 'led', skin(s, lit, 0.0012, 0.006), face, { cell: 0.0018 });
  kit.solid('apron-blade', 'accent', strip(apron, blade, 0.0015), BOX, { cell: 0.0024 });
  kit.solid('flush-indicator', 'amber', skin(s, both(indicator, (_x, _y, z) => 0.09 - Math.abs(z)), 0.0012, 0.006), BOX, { cell: 0.0024 });
  addScrews(kit, 'apron', s, [[0.39, 0.85], [0.455, 0.99]]);
}
