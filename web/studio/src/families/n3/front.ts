import { addScrews } from '../../bike/flank.ts';
import { frontX } from '../../bike/headlamp.ts';
import { body, halfWidth } from '../../field/body.ts';
import { core, panel, skin } from '../../field/combine.ts';
import { roundMax } from '../../field/math.ts';
import type { Box3, Field3 } from '../../field/types.ts';
import type { Kit } from '../../mesh/kit.ts';
import { capsule, ring } from '../../mesh/shapes.ts';
import { addRoundLamp } from './lamp.ts';

const BOX: Box3 = [0.14, 0.19, -0.26, 0.66, 1.0, 0.26];

const LAMP_Y = 0.775;
const LAMP_R = 0.086;

/** A soft, upright shield. */
const apron = body({
  side: [
    [0.53, 0.47, 0.05], [0.6, 0.575, 0.07, -0.008], [0.585, 0.74, 0.08, -0.01], [0.48, 0.915, 0.06, -0.008], [0.395, 0.96, 0.04],
    [0.34, 0.93, 0.05], [0.29, 0.7, 0.12], [0.24, 0.48, 0.1], [0.185, 0.33, 0.05], [0.205, 0.235, 0.05],
    [0.31, 0.205, 0.04], [0.365, 0.3, 0.07, 0.02], [0.43, 0.42, 0.05],
  ],
  width: halfWidth([
    { rows: [[0.08, 0.5, 0.16], [0.2, 0.53, 0.2], [0.3, 0.58, 0.226], [0.4, 0.63, 0.23], [0.5, 0.66, 0.212], [0.58, 0.68, 0.176], [0.7, 0.68, 0.09]], above: 0.3, below: 0.3, soft: 0.03 },
    { rows: [[0.1, 0.84, 0.17], [0.4, 0.86, 0.178], [0.6, 0.86, 0.15]], above: 0.9, below: 0.04, soft: 0.03 },
  ], 0.02),
  fillet: 0.034,
  sweep: (w) => 1.25 * w * w,
  crown: 0.5,
});

const shield = apron.region([
  [0.7, 0.43], [0.7, 1.1], [0.36, 1.1], [0.372, 0.95, 0.03], [0.335, 0.75, 0.1], [0.295, 0.58, 0.06], [0.255, 0.4, 0.03],
  [0.225, 0.29, 0.02], [0.3, 0.27, 0.03], [0.365, 0.36, 0.05], [0.45, 0.46, 0.04],
]);
/** A horizontal band under the lamp in the second colour, as on a shirt. */
const band = apron.region([[0.75, 0.545], [0.75, 0.566], [0.45, 0.585, 0.02], [0.318, 0.632, 0.003], [0.314, 0.612, 0.003], [0.44, 0.565, 0.02]], 0.002);

export function addFront(kit: Kit): void {
  const s = apron.solid;
  const lampX = frontX(s, LAMP_Y, 0, 0.35, 0.7) + 0.014;
  const hole: Field3 = (x, y, z) => Math.max(Math.hypot(y - LAMP_Y - 0.16 * (x - lampX), z) - LAMP_R * 1.06, lampX - 0.09 - x);
  const open = (f: Field3): Field3 => (x, y, z) => {
    const d = f(x, y, z);
    return d > 0.05 ? d : roundMax(d, -hole(x, y, z), 0.003);
  };
  kit.solid('apron', 'paint', open(panel(s, shield)), BOX, { cell: 0.003 });
  kit.solid('apron-core', 'black', open(core(s, [shield])), BOX);
  kit.solid('band', 'paint2', skin(s, band, 0.001, 0.006), BOX, { cell: 0.0024 });
  addRoundLamp(kit, [lampX, LAMP_Y, 0], LAMP_R, 0.16);
  const x = frontX(s, 0.655, 0, 0.35, 0.7);
  kit.add('badge', 'chrome', ring([0, 0, 0], 0.017, 0.0028, 48).rotateY(Math.PI / 2).translate(x + 0.001, 0.655, 0));
  const lampZ = 0.135;
  const sideX = frontX(s, 0.74, lampZ, 0.25, 0.7);
  kit.pair('flush-indicator', 'amber', capsule([sideX - 0.004, 0.72, lampZ], [sideX - 0.012, 0.762, lampZ + 0.003], 0.013));
  kit.pair('indicator-rim', 'chrome', capsule([sideX - 0.0085, 0.718, lampZ], [sideX - 0.0165, 0.764, lampZ + 0.003], 0.0155));
  addScrews(kit, 'apron', s, [[0.335, 0.83], [0.28, 0.42]]);
}
