import * as THREE from 'three';
import { clamp, mix, roundMax } from '../field/math.ts';
import { plane } from '../field/plane.ts';
import type { Point3 } from '../field/types.ts';
import type { Kit } from '../mesh/kit.ts';
import { pin, rod, tube, vec } from '../mesh/shapes.ts';
import type { Chassis } from './chassis.ts';

/** A box-section arm on each side from the pivot to the axle, with a pressed-in panel. */
export function addSwingarm(kit: Kit, c: Chassis, pivotX: number, half: number): void {
  const [ax, ay] = c.rear.centre;
  const shape = plane([
    [pivotX + 0.035, ay + 0.073, 0.03], [pivotX + 0.07, ay + 0.028, 0.03], [pivotX + 0.03, ay - 0.017, 0.03],
    [(pivotX + ax) / 2, ay - 0.024, 0.06], [ax + 0.035, ay - 0.04, 0.03], [ax - 0.05, ay - 0.026, 0.03],
    [ax - 0.053, ay + 0.023, 0.03], [ax + 0.015, ay + 0.046, 0.03], [(pivotX + ax) / 2, ay + 0.056, 0.06],
  ], 0.003);
  kit.solid('swingarm', 'darkmetal', (x, y, z) => {
    const middle = mix(half, half + 0.013, clamp((x - ax) / (pivotX - ax), 0, 1));
    const d = Math.abs(z - middle);
    const arm = roundMax(shape(x, y), d - 0.017, 0.007);
    const pressed = Math.max(shape(x, y) + 0.016, 0.012 - d, x - pivotX + 0.06, ax + 0.055 - x);
    return roundMax(arm, -pressed, 0.004);
  }, [ax - 0.08, ay - 0.07, half - 0.04, pivotX + 0.1, ay + 0.11, half + 0.05], { cell: 0.0028, sides: 'twin' });
  kit.pair('rear-axle', 'metal', pin([ax, ay, half + 0.025], 0.016, 0.03, 6));
  kit.add('motor-lead', 'rubber', tube([
    [ax + 0.02, ay + 0.02, -half - 0.02], [ax + 0.1, ay + 0.055, -half - 0.026],
    [(ax + pivotX) / 2, ay + 0.066, -half - 0.012], [pivotX, ay + 0.1, -half + 0.01],
  ], 0.006, 40, 10));
}

/** A damper with a coil over it between two eyes, mirrored to the other side. */
export function addShock(kit: Kit, lower: Point3, upper: Point3, twin = true): void {
  const at = (t: number): Point3 => [mix(lower[0], upper[0], t), mix(lower[1], upper[1], t), mix(lower[2], upper[2], t)];
  const add = twin ? kit.pair.bind(kit) : kit.add.bind(kit);
  add('shock-body', 'black2', rod(at(0), at(0.35), 0.02));
  add('shock-rod', 'chrome', rod(at(0.3), at(0.95), 0.009));
  add('shock-cap', 'metal', rod(at(0.88), at(1), 0.026, 0.022));
  add('shock-plate', 'metal', rod(at(0.16), at(0.2), 0.03));
  add('shock-eye', 'black2', pin(at(0), 0.021, 0.034));
  const coil = new Coil(vec(at(0.19)), vec(at(0.89)));
  add('spring', 'accent', new THREE.TubeGeometry(coil, 260, 0.0052, 10, false));
}

class Coil extends THREE.Curve<THREE.Vector3> {
  private readonly a: THREE.Vector3;
  private readonly b: THREE.Vector3;

  constructor(a: THREE.Vector3, b: THREE.Vector3) {
    super();
    this.a = a;
    this.b = b;
  }

  override getPoint(t: number): THREE.Vector3 {
    const along = this.b.clone().sub(this.a);
    const u = new THREE.Vector3(0, 0, 1).cross(along).normalize();
    const w = along.clone().normalize().cross(u);
    const turn = t * Math.PI * 2 * 9;
    return this.a.clone().addScaledVector(along, t)
      .addScaledVector(u, Math.cos(turn) * 0.0255).addScaledVector(w, Math.sin(turn) * 0.0255);
  }
}
