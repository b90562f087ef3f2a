import type { Chassis } from '../../bike/chassis.ts';

/** Short and quick: slim tyres, low bar, motor in the frame. */
export const CERVO_CHASSIS: Chassis = {
  front: {
    centre: [0.675, 0.268], tyre: 0.265, rim: 0.192, width: 0.104,
    spokes: { count: 6, split: [0.001, 0.001], leg: [0.014, 0.009], lean: 0.34 },
  },
  rear: {
    centre: [-0.645, 0.266], tyre: 0.263, rim: 0.186, width: 0.126,
    spokes: { count: 6, split: [0.001, 0.001], leg: [0.015, 0.01], lean: 0.34 },
  },
  rake: [-0.424, 0.906],
  fork: { half: 0.09, length: 0.49 },
  bar: { x: 0.3, y: 1.02, inner: 0.24, outer: 0.356 },
};
