import { addBrake } from '../../bike/brake.ts';
import { ANGULAR_MIRROR, addDash, addHandGuards, addHandlebar, addMirrors } from '../../bike/cockpit.ts';
import { addFork, addFrontFender } from '../../bike/fork.ts';
import { addLegShield } from '../../bike/legshield.ts';
import { addScreen } from '../../bike/screen.ts';
import { addPegs, addSideStand } from '../../bike/stand.ts';
import { addShock, addSwingarm } from '../../bike/suspension.ts';
import { addHugger, addIndicators, addPlate } from '../../bike/tail.ts';
import { addWheel } from '../../bike/wheel.ts';
import { body } from '../../field/body.ts';
import type { Kit } from '../../mesh/kit.ts';
import { CERVO_CHASSIS } from './chassis.ts';
import { addFront } from './front.ts';
import { addMiddle, type MiddleOptions } from './middle.ts';
import { addRear } from './rear.ts';

/** What a model of the family adds to CERVO. */
export interface CervoVariant extends MiddleOptions {
  /** A small wind deflector above the beak. */
  screen?: boolean;
  handGuards?: boolean;
  /** A carrier for a box, above the tail lamp. */
  rack?: boolean;
}

/** The sleek, sporty CERVO, CERVO Q and BOOST CHARGE. */
export function buildCervo(kit: Kit, variant: CervoVariant): void {
  const c = CERVO_CHASSIS;
  addFront(kit);
  addLegShield(kit, {
    shape: body({
      side: [[0.42, 0.975, 0.03], [0.36, 0.985, 0.03], [0.3, 0.78, 0.1], [0.255, 0.57, 0.08], [0.225, 0.47, 0.03], [0.25, 0.4, 0.02], [0.35, 0.5, 0.05], [0.4, 0.75, 0.1]],
      width: (_, y) => 0.15 - 0.4 * Math.max(0, y - 0.78) - 0.25 * Math.max(0, 0.62 - y),
      fillet: 0.02, sweep: (w) => -0.5 * w * w,
    }),
    doors: [[[0.014, 0.66, 0.02], [0.1, 0.66, 0.02], [0.108, 0.8, 0.025], [0.014, 0.8, 0.02]]],
    lock: 0.88, hook: 0.85,
  });
  addMiddle(kit, variant);
  addRear(kit, variant.rack);
  addFork(kit, c);
  addFrontFender(kit, c, { from: 48, to: 150, skirt: 0.05, half: 0.058, gap: 0.022, beak: 0.0008 });
  addWheel(kit, 'front', c.front, 'steer');
  addWheel(kit, 'rear', c.rear, 'body');
  addBrake(kit, 'front', c.front, { disc: [0.128, 0.09], z: -0.06, calliper: 2.75, group: 'steer' });
  addBrake(kit, 'rear', c.rear, { disc: [0.11, 0.076], z: -0.07, calliper: 0.55, group: 'body' });
  addSwingarm(kit, c, -0.24, 0.094);
  addShock(kit, [-0.315, 0.35, 0], [-0.425, 0.6, 0], false);
  addHugger(kit, c.rear, 62, 140);
  addPlate(kit, [[-0.8, 0.9, 0.02], [-0.9, 0.91, 0.02], [-0.955, 0.76, 0.04], [-1.03, 0.6, 0.01], [-1.015, 0.595, 0.01], [-0.93, 0.74, 0.04], [-0.86, 0.83, 0.02], [-0.76, 0.8, 0.02]], [-1.028, 0.636], [0.03, 0.055]);
  addIndicators(kit, 'rear-indicator', [-0.9, 0.84, 0.02], [-0.93, 0.838, 0.085]);
  addSideStand(kit, [-0.13, 0.235, -0.13]);
  addPegs(kit, -0.34, 0.42, 0.12);
  addHandlebar(kit, c);
  addMirrors(kit, c, { head: ANGULAR_MIRROR.map(([u, v, r]) => [u * 1.08, v * 0.8, r] as const), rise: 0.17, z: 0.335 });
  if (variant.handGuards) addHandGuards(kit, c);
  addCockpit(kit);
  addDash(kit, [0.325, 1.075], [0.078, 0.03]);
  if (variant.screen) addScreen(kit, { bottom: [0.53, 0.935], top: [0.44, 1.09], half: [0.088, 0.075], wrap: 3.2, bolts: [0.2] });
}

function addCockpit(kit: Kit): void {
  const shape = body({
    side: [[0.44, 0.965, 0.02], [0.39, 0.945, 0.03], [0.325, 0.975, 0.02], [0.288, 1.005, 0.015], [0.284, 1.035, 0.012], [0.34, 1.072, 0.012], [0.42, 1.015, 0.02]],
    width: (x, y) => 0.11 - 0.6 * Math.max(0, x - 0.36) + 0.5 * (y - 1.02),
    fillet: 0.01, sweep: (w) => 0.9 * w * w, crown: 1.2,
  });
  kit.solid('cockpit', 'black', shape.solid, [0.24, 0.92, -0.14, 0.48, 1.1, 0.14], { cell: 0.003, group: 'steer' });
}
