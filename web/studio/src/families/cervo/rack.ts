import { melt, roundedBox } from '../../field/primitives.ts';
import { roundMax } from '../../field/math.ts';
import type { Kit } from '../../mesh/kit.ts';
import { capsule, joined, tube } from '../../mesh/shapes.ts';

/** Height of the tube's middle (m). */
const LEVEL = 1.098;

/** A carrier that a delivery box is bolted to: a tube on two struts a side, and a slotted plate on it. */
export function addRack(kit: Kit): void {
  kit.add('rack-loop', 'black2', tube([
    [-0.76, LEVEL - 0.012, 0.1], [-0.8, LEVEL, 0.122], [-0.96, LEVEL, 0.132], [-1.1, LEVEL, 0.122], [-1.142, LEVEL, 0.07], [-1.15, LEVEL, 0],
    [-1.142, LEVEL, -0.07], [-1.1, LEVEL, -0.122], [-0.96, LEVEL, -0.132], [-0.8, LEVEL, -0.122], [-0.76, LEVEL - 0.012, -0.1],
  ], 0.0105, 110, 14));
  kit.add('rack-front', 'black2', tube([[-0.76, LEVEL - 0.012, 0.1], [-0.752, LEVEL - 0.012, 0], [-0.76, LEVEL - 0.012, -0.1]], 0.0105, 30, 14));
  kit.pair('rack-struts', 'black2', joined([
    tube([[-0.7, 0.86, 0.108], [-0.755, 0.945, 0.128], [-0.8, 1.02, 0.134], [-0.84, LEVEL, 0.126]], 0.0115, 30, 14),
    tube([[-0.83, 0.945, 0.08], [-0.9, 1.0, 0.112], [-0.98, 1.055, 0.13], [-1.03, LEVEL, 0.13]], 0.0115, 30, 14),
  ]));
  const plate = roundedBox([-0.955, LEVEL + 0.011, 0], [0.165, 0.007, 0.112], 0.006);
  const slots = melt(0.001, ...[-0.075, -0.025, 0.025, 0.075].map((z) => roundedBox([-0.955, LEVEL + 0.011, z], [0.115, 0.03, 0.011], 0.01)));
  kit.solid('rack-plate', 'black', (x, y, z) => roundMax(plate(x, y, z), -slots(x, y, z), 0.002), [-1.13, LEVEL - 0.01, -0.12, -0.78, LEVEL + 0.03, 0.12], { cell: 0.003 });
  kit.pair('rack-bolts', 'metal', joined([-0.82, -1.09].map((x) => capsule([x, LEVEL + 0.016, 0.1], [x, LEVEL + 0.02, 0.1], 0.008))));
}
