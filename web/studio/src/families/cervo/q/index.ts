import type { Chassis } from '../../../bike/chassis.ts';
import { addFrontFender } from '../../../bike/fork.ts';
import { addIndicators, addPlate } from '../../../bike/tail.ts';
import type { Kit } from '../../../mesh/kit.ts';
import { CERVO_CHASSIS } from '../chassis.ts';
import { addDrive } from '../drive.ts';
import { addRunningGear } from '../running-gear.ts';
import { addFront } from './front.ts';
import { addMiddle } from './middle.ts';
import { addRear } from './rear.ts';

const SPOKES = { count: 3, split: [0.02, 0.034], leg: [0.011, 0.0085] } as const;

/** CERVO's frame on lighter wheels. */
export const CERVO_Q_CHASSIS: Chassis = {
  ...CERVO_CHASSIS,
  front: { ...CERVO_CHASSIS.front, spokes: SPOKES },
  rear: { ...CERVO_CHASSIS.rear, spokes: SPOKES },
};

/** CERVO for every day: a low seat, a flat floor, a wide lamp and few seams. */
export function buildCervoQ(kit: Kit): void {
  const c = CERVO_Q_CHASSIS;
  addFront(kit);
  addMiddle(kit);
  addDrive(kit);
  addRear(kit);
  addRunningGear(kit, c);
  addFrontFender(kit, c, { from: 33, to: 164, skirt: 0.1, half: 0.06, gap: 0.023, beak: 0.0007 });
  addPlate(kit, [[-0.78, 0.72, 0.02], [-0.9, 0.76, 0.02], [-0.955, 0.63, 0.04], [-1.03, 0.48, 0.01], [-1.015, 0.475, 0.01], [-0.93, 0.61, 0.04], [-0.86, 0.69, 0.02], [-0.78, 0.66, 0.02]], [-1.028, 0.516], [0.03, 0.055]);
  addIndicators(kit, 'rear-indicator', [-0.9, 0.7, 0.02], [-0.93, 0.698, 0.085]);
}
