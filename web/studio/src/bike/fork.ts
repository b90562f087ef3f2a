import { blendMin, roundMax } from '../field/math.ts';
import type { Kit } from '../mesh/kit.ts';
import { box, pin, rod, tube } from '../mesh/shapes.ts';
import { onFork, type Chassis } from './chassis.ts';

/** Two telescopic legs, axle, lower yoke and the front brake's hose. */
export function addFork(kit: Kit, c: Chassis): void {
  const { half, length } = c.fork;
  const [x, y] = c.front.centre;
  const at = (t: number, z: number) => onFork(c, t, z, -0.006);
  kit.pair('slider', 'darkmetal', rod(at(-0.005, half), at(length * 0.54, half), 0.0245, 0.0225), 'steer');
  kit.pair('tube', 'chrome', rod(at(length * 0.52, half), at(length, half), 0.0165), 'steer');
  kit.pair('seal', 'black2', rod(at(length * 0.524, half), at(length * 0.57, half), 0.026, 0.0235), 'steer');
  kit.pair('fork-foot', 'darkmetal', pin([x, y, half - 0.004], 0.03, 0.034), 'steer');
  kit.pair('axle-nut', 'metal', pin([x, y, half], 0.014, 0.05, 6), 'steer');
  kit.pair('reflector', 'amber', box([0.02, 0.05, 0.004], at(length * 0.36, half + 0.0245), Math.atan2(c.rake[0], c.rake[1]) * -1), 'steer');
  const tilt = Math.atan2(-c.rake[0], c.rake[1]);
  kit.add('yoke', 'black2', box([0.07, 0.03, half * 2.4], onFork(c, length * 0.97, 0), tilt), 'steer');
  kit.add('brake-hose', 'rubber', tube([
    onFork(c, length, -half * 0.6, 0.02), onFork(c, length * 0.75, -half - 0.012, -0.035),
    onFork(c, length * 0.45, -half - 0.018, -0.045), onFork(c, 0.09, -half + 0.008, -0.075),
  ], 0.0042, 40, 10), 'steer');
}

/** A mudguard that follows the tyre, with skirts beside it. Angles in degrees, 0 ahead, 90 up. */
export function addFrontFender(kit: Kit, c: Chassis, o: { from: number; to: number; skirt: number; half: number; gap?: number; beak?: number }): void {
  const [cx, cy] = c.front.centre;
  const R0 = c.front.tyre + (o.gap ?? 0.026);
  const middle = (o.from + o.to) / 2 + 9;
  const span = (o.to - o.from) / 2;
  kit.solid('front-fender', 'paint', (x, y, z) => {
    const dx = x - cx;
    const dy = y - cy;
    const r = Math.hypot(dx, dy);
    const a = (Math.atan2(dy, dx) * 180) / Math.PI;
    const w = Math.abs(z);
    const R = R0 - 1.2 * z * z - 0.02 * w + Math.max(0, 0.012 - w) * 0.35;
    const narrow = (o.beak ?? 0.0007) * Math.max(0, 75 - a);
    const half = o.half + 0.01 * Math.sin((a * Math.PI) / 180) - narrow;
    const shell = roundMax(Math.abs(r - R) - 0.004, w - half, 0.003);
    const depth = o.skirt * Math.max(0, 1 - Math.abs(a - middle) / span);
    const skirt = roundMax(Math.abs(w - half + 0.005) - 0.004, Math.max(R - depth + 0.004 - r, r - R), 0.003);
    const d = blendMin(shell, skirt, 0.008) - 0.0006;
    const ends = Math.max((o.from - a) * 0.0045, (a - o.to) * 0.0045);
    return roundMax(d, ends, 0.003);
  }, [cx - R0 - 0.04, cy - 0.02, -0.1, cx + R0 + 0.04, cy + R0 + 0.04, 0.1], { cell: 0.0028, group: 'steer' });
}
