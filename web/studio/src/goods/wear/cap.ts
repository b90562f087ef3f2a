import * as THREE from 'three';
import { addWordmark } from '../../bike/flank.ts';
import { ease, roundMax } from '../../field/math.ts';
import { around, ellipsoid } from '../../field/primitives.ts';
import type { Field3, Point2 } from '../../field/types.ts';
import type { Kit } from '../../mesh/kit.ts';
import { joined } from '../../mesh/shapes.ts';
import { noise, seam } from './cloth.ts';
import { embroider, type OnCloth } from './embroidery.ts';

const BOX = around(0.14, 0.28, 0.78, 0.36, 0.44);
const MIDDLE = -0.04;

/** Steep in front, where the panels are stiffened, softer behind. */
const dome: Field3 = (x, y, z) => {
  const front = x > MIDDLE ? 0.4 : 0.42;
  const q = (Math.abs((x - MIDDLE) / front) ** 2.25 + (Math.max(0, y - 0.1) / 0.45) ** 2.1 + Math.abs(z / 0.36) ** 2.25) ** (1 / 2.2);
  return (q - 1) * 0.38 + 0.006 * noise(x * 5 + 2, y * 5, z * 5) * (x > 0 ? 0.3 : 1);
};
/** The edge rises towards the brim, so that the cap rests on brim and back. */
const edge = (x: number, y: number): number => 0.03 + 0.09 * (x + 0.45) - y;
/** Height of the brim: along the crown's edge first, then bent down to both sides. */
const arch = (x: number, z: number): number =>
  0.03 + 0.09 * (Math.min(x, 0.36) + 0.45) - 0.6 * z * z * ease(0.16, 0.6, x) - 0.1 * Math.max(0, x - 0.36);
const around6 = (x: number, z: number): number => Math.abs(Math.sin(3 * Math.atan2(z, x - MIDDLE))) * Math.hypot(x - MIDDLE, z);

/** The mark of the brand, an A without its bar. */
const MARK: readonly Point2[] = [[-0.084, -0.072], [-0.02, 0.072], [0.02, 0.072], [0.084, -0.072], [0.045, -0.072], [0, 0.032], [-0.045, -0.072]];

export function addCap(kit: Kit): void {
  kit.solid('crown', 'cloth', (x, y, z) => {
    const d = dome(x, y, z);
    const line = around6(x, z);
    // A seam with a row of stitching to each side.
    const sewn = seam(line, 0.006, 0.007) - seam(line - 0.02, 0.0015, 0.004);
    return roundMax(Math.max(d + sewn, -d - 0.022), edge(x, y), 0.008);
  }, BOX, { cell: 0.0045 });
  kit.solid('brim', 'cloth', (x, y, z) => {
    const outline = Math.hypot((x - 0.2) / 1.45, z * 1.02) - 0.352;
    const height = arch(x, z);
    const rows = [0.035, 0.065, 0.095, 0.125, 0.155].reduce((sum, at) => sum + seam(outline + at, 0.0035, 0.005), 0);
    return roundMax(Math.max(outline, -dome(x, y, z) - 0.03, 0.1 - x), Math.abs(y - height) - 0.013 + rows, 0.009);
  }, BOX, { cell: 0.0045 });
  kit.solid('sandwich', 'accent', (x, y, z) => {
    const outline = Math.hypot((x - 0.2) / 1.45, z * 1.02) - 0.352;
    const height = arch(x, z);
    return roundMax(Math.max(Math.abs(outline) - 0.004, -dome(x, y, z), 0.1 - x), Math.abs(y - height) - 0.005, 0.002);
  }, BOX, { cell: 0.0035 });
  kit.solid('button', 'accent', ellipsoid([MIDDLE, 0.552, 0], [0.032, 0.018, 0.032]), [-0.1, 0.5, -0.05, 0.02, 0.62, 0.05], { cell: 0.003 });
  addEyelets(kit);
  const on: OnCloth = (u, v, lift) => [frontX(0.33 + v, u) + lift, 0.33 + v, -u];
  embroider(kit, 'mark', MARK, on, 'white', 'accent');
  addWordmark(kit, dome, [-0.21, 0.03], [0.19, 0.25], 0.05);
}

/** Where the front is at a height and a distance from the middle. */
function frontX(y: number, z: number): number {
  let inside = 0;
  let outside = 0.6;
  for (let k = 0; k < 26; k++) {
    const m = (inside + outside) / 2;
    if (dome(m, y, z) < 0) inside = m;
    else outside = m;
  }
  return inside;
}

/** A sewn hole in each panel lets the air in. */
function addEyelets(kit: Kit): void {
  const holes = [0, 1, 2, 3, 4, 5].map((i) => {
    const a = ((i + 0.5) * Math.PI) / 3;
    let [inside, outside] = [0.1, 0.6];
    const rise = 0.62;
    for (let k = 0; k < 26; k++) {
      const m = (inside + outside) / 2;
      if (dome(MIDDLE + m * Math.cos(a), 0.14 + m * rise * 1.6, m * Math.sin(a)) < 0) inside = m;
      else outside = m;
    }
    const out = new THREE.Vector3(Math.cos(a), 1.3, Math.sin(a)).normalize();
    const turn = new THREE.Quaternion().setFromUnitVectors(new THREE.Vector3(0, 0, 1), out);
    return new THREE.TorusGeometry(0.013, 0.0055, 10, 28).applyQuaternion(turn)
      .translate(MIDDLE + inside * Math.cos(a), 0.14 + inside * rise * 1.6, inside * Math.sin(a));
  });
  kit.add('eyelets', 'accent', joined(holes));
}
