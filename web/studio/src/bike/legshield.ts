import type { Body } from '../field/body.ts';
import { plane } from '../field/plane.ts';
import type { Corner } from '../field/types.ts';
import type { Kit } from '../mesh/kit.ts';
import { pin, rod, tube } from '../mesh/shapes.ts';

export interface LegShieldOptions {
  shape: Body;
  /** Outlines of doors drawn on a rear view (right half mirrored): outwards and up (m). */
  doors: readonly (readonly Corner[])[];
  /** Heights of the lock and of the bag hook (m). */
  lock: number;
  hook: number;
}

const LINE = 0.0022;

/** The rider's side of the front: doors with gaps around them, lock, socket and bag hook. */
export function addLegShield(kit: Kit, o: LegShieldOptions): void {
  const doors = o.doors.map((d) => plane(d, 0.003));
  const [x0, y0, x1, y1] = o.shape.bounds;
  kit.solid('leg-shield', 'black2', (x, y, z) => {
    const d = o.shape.solid(x, y, z);
    if (d > 0.03) return d;
    let press = 0;
    for (const door of doors) {
      const e = door(Math.abs(z), y);
      const g = e / LINE;
      press = Math.max(press, 0.006 * Math.exp(-g * g));
      if (e < 0) press = Math.max(press, -0.003 * Math.min(1, -e / 0.01));
    }
    return d + press;
  }, [x0 - 0.02, y0 - 0.01, -0.23, x1 + 0.02, y1 + 0.01, 0.23], { cell: 0.0032 });
  const ly = o.lock;
  const lx = backX(o.shape, ly, 0.075);
  const back = (x: number, y: number, z: number, r: number, depth: number) => rod([x + 0.01, y, z], [x - depth, y, z], r, r * 0.94);
  kit.add('lock', 'metal', back(lx, ly, 0.075, 0.015, 0.008));
  kit.add('lock-slot', 'gloss', pin([0, 0, 0], 0.0022, 0.016, 8).rotateX(Math.PI / 2).translate(lx - 0.0085, ly, 0.075));
  kit.add('socket', 'black', back(lx, ly, -0.075, 0.015, 0.005));
  kit.add('socket-ring', 'accent', back(lx, ly, -0.075, 0.0165, 0.002));
  const hy = o.hook;
  const hx = backX(o.shape, hy, 0);
  kit.add('hook-plate', 'black', back(hx, hy, 0, 0.014, 0.004));
  kit.add('hook', 'metal', tube([[hx + 0.005, hy, 0], [hx - 0.02, hy - 0.002, 0], [hx - 0.028, hy - 0.016, 0], [hx - 0.02, hy - 0.026, 0]], 0.005, 30, 10));
}

/** Where the shield's rear is at (y, z), as x (m). */
function backX(shape: Body, y: number, z: number): number {
  const [x0, , x1] = shape.bounds;
  let x = x0 - 0.05;
  while (x < x1 && shape.solid(x, y, z) > 0) x += 0.0005;
  return x;
}
