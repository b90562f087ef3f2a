import type { Chassis } from '../../bike/chassis.ts';

/** A long wheelbase (1.39 m) on 14-inch wheels. */
export const ONE_CHASSIS: Chassis = {
  front: {
    centre: [0.7, 0.273], tyre: 0.27, rim: 0.188, width: 0.118,
    spokes: { count: 5, split: [0.002, 0.052], leg: [0.013, 0.0075], lean: 0.1 },
  },
  rear: {
    centre: [-0.69, 0.271], tyre: 0.268, rim: 0.176, width: 0.142, motor: true,
    spokes: { count: 5, split: [0.01, 0.032], leg: [0.012, 0.008] },
  },
  rake: [-0.438, 0.899],
  fork: { half: 0.096, length: 0.51 },
  bar: { x: 0.315, y: 1.085, inner: 0.246, outer: 0.368 },
};
