import { addHandGuards } from '../../bike/cockpit.ts';
import { addFrontFender } from '../../bike/fork.ts';
import { addScreen } from '../../bike/screen.ts';
import { addIndicators, addPlate } from '../../bike/tail.ts';
import type { Kit } from '../../mesh/kit.ts';
import { CERVO_CHASSIS } from './chassis.ts';
import { addFront } from './front.ts';
import { addMiddle, type MiddleOptions } from './middle.ts';
import { addRear } from './rear.ts';
import { addRunningGear } from './running-gear.ts';

/** What a model of the family adds to CERVO. */
export interface CervoVariant extends MiddleOptions {
  /** A small wind deflector above the beak. */
  screen?: boolean;
  handGuards?: boolean;
  /** A carrier for a box, above the tail lamp. */
  rack?: boolean;
}

/** The sleek, sporty CERVO and BOOST CHARGE. */
export function buildCervo(kit: Kit, variant: CervoVariant): void {
  const c = CERVO_CHASSIS;
  addFront(kit);
  addMiddle(kit, variant);
  addRear(kit, variant.rack);
  addRunningGear(kit, c);
  addFrontFender(kit, c, { from: 48, to: 150, skirt: 0.05, half: 0.058, gap: 0.022, beak: 0.0008 });
  addPlate(kit, [[-0.8, 0.9, 0.02], [-0.9, 0.91, 0.02], [-0.955, 0.76, 0.04], [-1.03, 0.6, 0.01], [-1.015, 0.595, 0.01], [-0.93, 0.74, 0.04], [-0.86, 0.83, 0.02], [-0.76, 0.8, 0.02]], [-1.028, 0.636], [0.03, 0.055]);
  addIndicators(kit, 'rear-indicator', [-0.9, 0.84, 0.02], [-0.93, 0.838, 0.085]);
  if (variant.handGuards) addHandGuards(kit, c);
  if (variant.screen) addScreen(kit, { bottom: [0.53, 0.935], top: [0.44, 1.09], half: [0.088, 0.075], wrap: 3.2, bolts: [0.2] });
}
