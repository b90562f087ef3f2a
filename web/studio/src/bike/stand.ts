import type { Point3 } from '../field/types.ts';
import type { Kit } from '../mesh/kit.ts';
import { pin, rod, tube } from '../mesh/shapes.ts';

/** A side stand on the rider's left, folded out. */
export function addSideStand(kit: Kit, root: Point3): void {
  const [x, y, z] = root;
  kit.add('stand', 'darkmetal', tube([[x, y, z], [x - 0.06, y * 0.6, z - 0.025], [x - 0.125, 0.022, z - 0.075]], 0.0095, 30, 12));
  kit.add('stand-foot', 'darkmetal', pin([0, 0, 0], 0.027, 0.008, 24).rotateX(Math.PI / 2).translate(x - 0.127, 0.012, z - 0.077));
  kit.add('stand-pivot', 'metal', pin([x, y, z], 0.014, 0.022, 6));
}

/** The pillion's foot pegs. */
export function addPegs(kit: Kit, x: number, y: number, z: number): void {
  kit.pair('peg', 'darkmetal', rod([x, y, z], [x - 0.005, y + 0.002, z + 0.085], 0.011, 0.012));
  kit.pair('peg-rubber', 'rubber', rod([x - 0.002, y + 0.001, z + 0.035], [x - 0.0055, y + 0.002, z + 0.088], 0.0155));
}
