import { addScrews } from '../../bike/flank.ts';
import { body, halfWidth } from '../../field/body.ts';
import { core, panel, strip } from '../../field/combine.ts';
import { plane } from '../../field/plane.ts';
import { clamp, mix, roundMax } from '../../field/math.ts';
import type { Box3, Point2 } from '../../field/types.ts';
import type { Kit } from '../../mesh/kit.ts';
import * as THREE from 'three';
import { around, capsule, joined, ring, turned } from '../../mesh/shapes.ts';

const SPINE: Box3 = [-0.2, 0.19, -0.16, 0.4, 0.62, 0.16];

/** The spine that ties front and seat together: what makes it a sports machine. */
const spine = body({
  side: [
    [-0.16, 0.24, 0.03], [0.1, 0.21, 0.04], [0.3, 0.24, 0.04], [0.37, 0.42, 0.04], [0.335, 0.585, 0.03], [0.25, 0.545, 0.05],
    [0.09, 0.488, 0.08], [-0.06, 0.52, 0.05], [-0.14, 0.6, 0.03], [-0.19, 0.45, 0.04],
  ],
  width: halfWidth([
    { rows: [[-0.2, 0.43, 0.11], [0, 0.4, 0.098], [0.2, 0.41, 0.1], [0.4, 0.46, 0.12]], above: 0.42, below: 0.12, soft: 0.006 },
  ]),
  fillet: 0.014,
});
const spineTop = spine.region([[-0.25, 0.47], [-0.08, 0.425, 0.03], [0.12, 0.412, 0.03], [0.42, 0.475], [0.42, 0.7], [-0.25, 0.7]]);
const spineLine = spine.region([[-0.15, 0.43, 0.003], [0.12, 0.394, 0.03], [0.36, 0.436, 0.003], [0.36, 0.446, 0.003], [0.12, 0.403, 0.03], [-0.15, 0.44, 0.003]], 0.002);

export function addMiddle(kit: Kit): void {
  kit.solid('spine', 'paint', panel(spine.solid, spineTop), SPINE, { cell: 0.003 });
  kit.solid('spine-core', 'black', core(spine.solid, [spineTop]), SPINE);
  kit.solid('spine-line', 'accent', strip(spine, spineLine, 0.001), SPINE, { cell: 0.0024 });
  addFootboards(kit);
  addDrive(kit);
}

function addFootboards(kit: Kit): void {
  const board = body({
    side: [[-0.27, 0.262, 0.03], [-0.1, 0.222, 0.05], [0.2, 0.212, 0.05], [0.335, 0.25, 0.03], [0.37, 0.315, 0.02], [0.3, 0.312, 0.02], [-0.1, 0.302, 0.04], [-0.3, 0.312, 0.02]],
    width: halfWidth([{ rows: [[-0.3, 0.3, 0.15], [-0.15, 0.285, 0.19], [0.1, 0.282, 0.2], [0.3, 0.3, 0.172], [0.38, 0.31, 0.14]], above: 0.5, below: 0.9, soft: 0.006 }]),
    fillet: 0.011,
  });
  const box: Box3 = [-0.31, 0.2, -0.21, 0.38, 0.33, 0.21];
  const belly = board.region([[-0.23, 0.258, 0.01], [-0.09, 0.226, 0.04], [0.2, 0.22, 0.03], [0.31, 0.25, 0.01], [0.27, 0.276, 0.01], [-0.1, 0.268, 0.03]]);
  const raised = (x: number, y: number, z: number): number => board.solid(x, y, z) - 0.0025;
  kit.solid('footboards', 'black', board.solid, box, { cell: 0.003 });
  kit.solid('belly', 'paint2', (x, y, z) => Math.max(panel(raised, belly)(x, y, z), 0.1 - Math.abs(z)), box, { cell: 0.0028 });
  const ribs = Array.from({ length: 9 }, (_, i) => capsule([0.24 - i * 0.035, 0.307, 0.125], [0.222 - i * 0.035, 0.305, 0.172], 0.004));
  kit.pair('foot-ribs', 'rubber', joined(ribs));
  addScrews(kit, 'belly', raised, [[-0.12, 0.25], [0.24, 0.255]]);
}

/** Motor in the frame with a belt in a cover to the rear wheel. */
function addDrive(kit: Kit): void {
  const at: Point2 = [-0.225, 0.325];
  const cap: Point2[] = [[0.098, 0.1], [0.094, 0.116], [0.08, 0.126], [0.045, 0.13], [0.04, 0.126], [0.026, 0.126], [0.022, 0.132], [0, 0.132]];
  for (const side of [1, -1]) {
    const profile = cap.map(([r, z]): Point2 => [r, z * side]);
    kit.add(`motor${side}`, 'darkmetal', turned([[0.1, 0.02 * side], ...profile], [...at, 0], 72));
    const rib = new THREE.CapsuleGeometry(0.0035, 0.026, 4, 8).translate(0, 0.064, 0);
    kit.add(`motor-ribs${side}`, 'metal', around(rib, 12, [...at, side * 0.127]));
    kit.add(`motor-ring${side}`, 'accent', ring([...at, side * 0.128], 0.042, 0.0028, 64));
  }
  const [rx, ry] = [-0.645, 0.266];
  const cover = plane([
    [at[0] + 0.07, at[1] + 0.05, 0.04], [at[0] + 0.06, at[1] - 0.06, 0.04], [rx, ry - 0.05, 0.05], [rx - 0.06, ry, 0.05], [rx, ry + 0.055, 0.05], [at[0] - 0.1, at[1] + 0.085, 0.05],
  ], 0.003);
  kit.solid('belt-cover', 'black2', (x, y, z) => {
    const middle = mix(0.112, 0.098, clamp((rx - x) / (rx - at[0]), 0, 1));
    const d = Math.abs(z - middle);
    const plate = roundMax(cover(x, y), d - 0.016, 0.006);
    return roundMax(plate, -Math.max(cover(x, y) + 0.02, 0.012 - d), 0.004);
  }, [rx - 0.08, ry - 0.07, 0.07, at[0] + 0.09, at[1] + 0.11, 0.15], { cell: 0.0028, sides: 'single' });
}
