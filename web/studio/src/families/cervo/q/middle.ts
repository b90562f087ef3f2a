import { addScrews } from '../../../bike/flank.ts';
import { body, halfWidth } from '../../../field/body.ts';
import { core, panel } from '../../../field/combine.ts';
import type { Box3 } from '../../../field/types.ts';
import type { Kit } from '../../../mesh/kit.ts';
import { capsule, joined } from '../../../mesh/shapes.ts';

const SPINE: Box3 = [-0.2, 0.19, -0.16, 0.4, 0.6, 0.16];
const FLOOR: Box3 = [-0.31, 0.18, -0.22, 0.4, 0.35, 0.22];

/** Low enough to step over. */
const spine = body({
  side: [
    [-0.16, 0.24, 0.03], [0.1, 0.21, 0.04], [0.3, 0.24, 0.04], [0.37, 0.42, 0.04], [0.335, 0.54, 0.03], [0.25, 0.442, 0.06],
    [0.09, 0.392, 0.08], [-0.05, 0.402, 0.06], [-0.13, 0.52, 0.04], [-0.19, 0.45, 0.04],
  ],
  width: halfWidth([
    { rows: [[-0.2, 0.36, 0.115], [0, 0.34, 0.105], [0.2, 0.35, 0.106], [0.4, 0.42, 0.12]], above: 0.42, below: 0.12, soft: 0.01 },
  ]),
  fillet: 0.018,
});
const spineTop = spine.region([[-0.25, 0.335], [0.42, 0.335], [0.42, 0.7], [-0.25, 0.7]]);

/** Boards whose coloured edge runs from the front to the seat. */
const board = body({
  side: [[-0.27, 0.255, 0.03], [-0.1, 0.208, 0.06], [0.2, 0.198, 0.06], [0.35, 0.245, 0.03], [0.375, 0.32, 0.02], [0.3, 0.318, 0.02], [-0.1, 0.312, 0.04], [-0.3, 0.325, 0.02]],
  width: halfWidth([{ rows: [[-0.3, 0.295, 0.15], [-0.15, 0.28, 0.186], [0.1, 0.275, 0.196], [0.3, 0.285, 0.178], [0.38, 0.295, 0.15]], above: 0.5, below: 0.8, soft: 0.008 }]),
  fillet: 0.014,
});
const skirt = board.region([
  [-0.27, 0.296, 0.01], [-0.235, 0.26, 0.02], [-0.09, 0.214, 0.05], [0.2, 0.205, 0.05], [0.33, 0.246, 0.02], [0.352, 0.297, 0.01], [0.1, 0.291, 0.03], [-0.1, 0.288, 0.03],
]);

export function addMiddle(kit: Kit): void {
  kit.solid('spine', 'paint', panel(spine.solid, spineTop), SPINE, { cell: 0.003 });
  kit.solid('spine-core', 'black', core(spine.solid, [spineTop]), SPINE);
  const raised = (x: number, y: number, z: number): number => board.solid(x, y, z) - 0.0025;
  kit.solid('footboards', 'black', board.solid, FLOOR, { cell: 0.003 });
  kit.solid('skirt', 'paint', (x, y, z) => Math.max(panel(raised, skirt)(x, y, z), 0.1 - Math.abs(z)), FLOOR, { cell: 0.0028 });
  const ribs = Array.from({ length: 9 }, (_, i) => capsule([0.25 - i * 0.036, 0.3175, 0.122], [0.234 - i * 0.036, 0.3155, 0.168], 0.004));
  kit.pair('foot-ribs', 'rubber', joined(ribs));
  addScrews(kit, 'skirt', raised, [[-0.12, 0.252], [0.25, 0.262]]);
}
