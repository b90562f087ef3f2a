import * as THREE from 'three';
import { clamp, mix, roundMax } from '../field/math.ts';
import { body } from '../field/body.ts';
import type { Corner, Point3 } from '../field/types.ts';
import type { Kit } from '../mesh/kit.ts';
import { capsule, rod, roundedRectangle } from '../mesh/shapes.ts';
import type { Wheel } from './chassis.ts';

/** The mudguard over the rear tyre. Angles in degrees, 0 behind, 90 up. */
export function addHugger(kit: Kit, w: Wheel, from: number, to: number): void {
  const [cx, cy] = w.centre;
  const half = w.width / 2 + 0.008;
  const R0 = w.tyre + 0.03;
  kit.solid('hugger', 'black2', (x, y, z) => {
    const r = Math.hypot(x - cx, y - cy);
    const a = (Math.atan2(y - cy, cx - x) * 180) / Math.PI;
    const R = R0 - 1.2 * z * z;
    const shell = roundMax(Math.abs(r - R) - 0.0045, Math.abs(z) - half, 0.003);
    return roundMax(shell, Math.max((from - a) * 0.0045, (a - to) * 0.0045), 0.003);
  }, [cx - R0 - 0.02, cy - 0.05, -0.1, cx + R0 + 0.02, cy + R0 + 0.02, 0.1]);
}

/** An arm behind the rear wheel that carries the number plate and a reflector. */
export function addPlate(kit: Kit, arm: readonly Corner[], at: readonly [number, number], half: readonly [number, number] = [0.04, 0.075]): void {
  const ys = arm.map((p) => p[1]);
  const [low, high] = [Math.min(...ys), Math.max(...ys)];
  const shape = body({
    side: arm, fillet: 0.006, width: (_, y) => mix(half[0], half[1], clamp((y - low) / (high - low), 0, 1)),
  });
  const [x0, y0, x1, y1] = shape.bounds;
  kit.solid('plate-arm', 'black2', shape.solid, [x0 - 0.01, y0 - 0.01, -0.1, x1 + 0.01, y1 + 0.01, 0.1], { cell: 0.003 });
  const stand = new THREE.Matrix4().makeBasis(
    new THREE.Vector3(0, 0, 1), new THREE.Vector3(0.42, 0.907, 0).normalize(), new THREE.Vector3(-0.907, 0.42, 0).normalize(),
  ).setPosition(at[0], at[1], 0);
  const [w, h] = [0.115, 0.048];
  const back = new THREE.ExtrudeGeometry(roundedRectangle(w, h, 0.008), { depth: 0.003, bevelEnabled: false });
  kit.add('plate-back', 'black2', back.applyMatrix4(stand));
  kit.add('plate', 'plate', new THREE.PlaneGeometry(w * 2 - 0.006, h * 2 - 0.006).translate(0, 0, 0.0045).applyMatrix4(stand));
  kit.add('reflector-rear', 'red', capsule([at[0] + 0.028, at[1] + 0.068, -0.022], [at[0] + 0.028, at[1] + 0.068, 0.022], 0.011));
}

/** Indicators on short stalks, mirrored. */
export function addIndicators(kit: Kit, name: string, root: Point3, tip: Point3): void {
  const [x, y, z] = tip;
  kit.pair(`${name}-stalk`, 'black2', rod(root, [mix(root[0], x, 0.9), mix(root[1], y, 0.9), mix(root[2], z, 0.9)], 0.008, 0.007));
  kit.pair(`${name}-lamp`, 'amber', capsule([x + 0.004, y, z], [x, y, z + 0.045], 0.011));
  kit.pair(`${name}-shell`, 'black2', capsule([x + 0.009, y, z - 0.004], [x + 0.005, y, z + 0.047], 0.0105));
}
