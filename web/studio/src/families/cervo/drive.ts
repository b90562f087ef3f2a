import * as THREE from 'three';
import { plane } from '../../field/plane.ts';
import { clamp, mix, roundMax } from '../../field/math.ts';
import type { Point2 } from '../../field/types.ts';
import type { Kit } from '../../mesh/kit.ts';
import { around, ring, turned } from '../../mesh/shapes.ts';

/** Motor in the frame with a belt in a cover to the rear wheel. */
export function addDrive(kit: Kit): void {
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
