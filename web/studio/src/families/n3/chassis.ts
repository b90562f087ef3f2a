import type { Chassis } from '../../bike/chassis.ts';

/** A compact commuter on 12-inch wheels. */
export const N3_CHASSIS: Chassis = {
  front: {
    centre: [0.6, 0.226], tyre: 0.223, rim: 0.15, width: 0.104,
    spokes: { count: 8, split: [0, 0], leg: [0.012, 0.009] },
  },
  rear: {
    centre: [-0.575, 0.226], tyre: 0.223, rim: 0.15, width: 0.118, motor: true,
    spokes: { count: 8, split: [0, 0], leg: [0.012, 0.01] },
  },
  rake: [-0.44, 0.898],
  fork: { half: 0.086, length: 0.44 },
  bar: { x: 0.29, y: 0.99, inner: 0.236, outer: 0.35 },
};
