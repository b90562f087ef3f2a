import type { Point2, Point3 } from '../field/types.ts';

export interface SpokeStyle {
  count: number;
  /** Half the gap between the two legs of a spoke at the hub and at the rim (m); 0 for one leg. */
  split: readonly [hub: number, rim: number];
  /** Half-width of a leg at the hub and at the rim (m). */
  leg: readonly [hub: number, rim: number];
  /** How far a spoke leans around the wheel by the rim (radians). */
  lean?: number;
}

export interface Wheel {
  centre: Point2;
  /** Outer radius of the tyre, radius of the rim, width of the tyre (m). */
  tyre: number;
  rim: number;
  width: number;
  spokes: SpokeStyle;
  /** A motor in the hub. */
  motor?: boolean;
}

/** What the shared parts must know of a motorcycle: where its wheels, fork and handlebar are. */
export interface Chassis {
  front: Wheel;
  rear: Wheel;
  /** Unit direction up the fork. */
  rake: Point2;
  /** Half the distance between the fork legs, length from axle to lower yoke (m). */
  fork: { half: number; length: number };
  /** The grips' middle height and place, and the z of a grip's inner and outer end (m). */
  bar: { x: number; y: number; inner: number; outer: number };
}

/** A point t metres up the fork and `ahead` metres in front of its line. */
export function onFork(c: Chassis, t: number, z: number, ahead = 0): Point3 {
  const [x, y] = c.front.centre;
  return [x + c.rake[0] * t + c.rake[1] * ahead, y + c.rake[1] * t - c.rake[0] * ahead, z];
}

/** The foot of the steering axis, 45 mm behind the axle. */
export function steeringFoot(c: Chassis): Point2 {
  const [x, y] = onFork(c, 0, 0, -0.045);
  return [x, y];
}
