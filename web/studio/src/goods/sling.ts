import * as THREE from 'three';
import { addWordmark, flankZ } from '../bike/flank.ts';
import { ease, roundMax } from '../field/math.ts';
import { plane } from '../field/plane.ts';
import type { Box3, Field3, Point2, Point3 } from '../field/types.ts';
import type { Kit } from '../mesh/kit.ts';
import { box, capsule, joined, tube } from '../mesh/shapes.ts';
import { crease, noise, seam } from './wear/cloth.ts';

const BOX: Box3 = [-0.48, -0.01, -0.26, 0.48, 0.66, 0.3];
/** The main pouch and the pocket before it, seen from the front. */
const pouch = plane([[-0.36, 0.02, 0.14], [0.38, 0.02, 0.16], [0.41, 0.3, 0.2], [0.3, 0.58, 0.18], [-0.26, 0.6, 0.18], [-0.42, 0.32, 0.2]]);
const pocket = plane([[-0.29, 0.06, 0.1], [0.32, 0.06, 0.1], [0.32, 0.3, 0.12], [0.22, 0.4, 0.1], [-0.24, 0.41, 0.1], [-0.33, 0.3, 0.12]]);

/** Full below, flatter towards the top. */
const thick = (x: number, y: number): number => 0.12 - 0.05 * ease(0.2, 0.6, y) + 0.008 * crease(x * 5, y * 4, 2);
const body: Field3 = (x, y, z) => roundMax(pouch(x, y), Math.abs(z) - thick(x, y), 0.06) + 0.003 * noise(x * 10, y * 10, z * 10);
const bag: Field3 = (x, y, z) => {
  const d = body(x, y, z);
  return d > 0.03 || d < -0.03 ? d : d + seam(pouch(x, y) + 0.012, 0.005, 0.006) + (z > 0 ? seam(zipAt(x) - y, 0.006, 0.008) * ease(0.31, 0.27, Math.abs(x)) : 0);
};
const front: Field3 = (x, y, z) => {
  const out = thick(x, y) + 0.035 + 0.012 * noise(x * 6, y * 5, 3);
  const d = roundMax(roundMax(pocket(x, y), z - out, 0.03), 0.02 - z, 0.01);
  return d > 0.03 || d < -0.03 ? d : d + seam(pocket(x, y) + 0.02, 0.003, 0.005) + seam(y - pocketZip(x), 0.006, 0.008) * ease(0.27, 0.23, Math.abs(x));
};
const zipAt = (x: number): number => 0.5 - 0.25 * x * x;
const pocketZip = (x: number): number => 0.33 - 0.12 * x * x;

/** A pouch worn across the chest: two zips, a pocket, a wide strap with its buckle. */
export function addSlingBag(kit: Kit): void {
  kit.solid('bag', 'cloth', bag, BOX, { cell: 0.005, sides: 'single' });
  kit.solid('pocket', 'cloth2', front, BOX, { cell: 0.0045, sides: 'single' });
  addZip(kit, 'top-zip', bag, zipAt, 0.28);
  addZip(kit, 'pocket-zip', front, pocketZip, 0.24);
  const strap: readonly Point2[] = [[-0.3, 0.5], [-0.36, 0.68], [-0.28, 0.9], [-0.02, 1.06], [0.26, 0.98], [0.44, 0.72], [0.46, 0.44], [0.36, 0.22]];
  kit.add('strap', 'black2', ribbon(strap, 0.012, 0.12));
  // Where it can be made longer or shorter, the strap runs double through a slide.
  const [sx, sy] = [0.452, 0.69];
  const turn = -0.13;
  kit.add('slide', 'black', joined([-0.035, 0, 0.035].map((s) => box([0.03, 0.012, 0.15], [sx + s * 0.12, sy + s, -0.02], turn))));
  kit.add('slide-sides', 'black', joined([-0.075, 0.075].map((z) => box([0.032, 0.086, 0.012], [sx, sy, z - 0.02], turn))));
  kit.add('buckle', 'black', joined([box([0.05, 0.12, 0.15], [-0.352, 0.72, -0.02], 0.05), box([0.058, 0.05, 0.1], [-0.354, 0.72, -0.02], 0.05)]));
  kit.add('patch', 'accent', joined([box([0.012, 0.05, 0.03], [0.385, 0.3, 0.08], 0.05)]));
  kit.add('anchor', 'black2', joined([capsule([-0.3, 0.5, -0.05], [-0.3, 0.5, 0.02], 0.03), capsule([0.36, 0.23, -0.05], [0.36, 0.23, 0.02], 0.03)]));
  addWordmark(kit, front, [-0.11, 0.11], [0.16, 0.225], 0);
}

/** Tape, teeth and a pull along a line on the front. */
function addZip(kit: Kit, name: string, on: Field3, line: (x: number) => number, reach: number): void {
  const at = (x: number, lift: number): Point3 => [x, line(x), flankZ(on, x, line(x)) + lift];
  const xs = Array.from({ length: 60 }, (_, i) => -reach + (2 * reach * i) / 59);
  kit.add(`${name}-tape`, 'black', tube(xs.filter((_, i) => i % 4 === 0).map((x) => at(x, -0.003)), 0.011, 120, 12));
  kit.add(`${name}-teeth`, 'metal', joined(xs.map((x) => {
    const [a, b, c] = at(x, 0.007);
    return capsule([a, b - 0.005, c], [a, b + 0.005, c], 0.0026);
  })));
  const [x, y, z] = at(reach - 0.03, 0.014);
  kit.add(`${name}-slider`, 'metal', box([0.03, 0.022, 0.014], [x, y, z]));
  kit.add(`${name}-pull`, 'accent', capsule([x + 0.006, y - 0.008, z + 0.008], [x + 0.022, y - 0.075, z + 0.01], 0.0085));
}

/** A flat band along a curve seen from the front, `wide` deep from front to back. */
function ribbon(points: readonly Point2[], thin: number, wide: number): THREE.BufferGeometry {
  const curve = new THREE.CatmullRomCurve3(points.map(([x, y]) => new THREE.Vector3(x, y, 0)));
  const steps = 120;
  const edge = (side: number): THREE.Vector2[] => Array.from({ length: steps + 1 }, (_, i) => {
    const p = curve.getPointAt(i / steps);
    const t = curve.getTangentAt(i / steps);
    return new THREE.Vector2(p.x - t.y * side * thin, p.y + t.x * side * thin);
  });
  const shape = new THREE.Shape([...edge(0.5), ...edge(-0.5).reverse()]);
  return new THREE.ExtrudeGeometry(shape, { depth: wide, bevelEnabled: true, bevelSize: 0.002, bevelThickness: 0.004, bevelSegments: 2 })
    .translate(0, 0, -wide / 2 - 0.02);
}
