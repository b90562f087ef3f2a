import { addBrake } from '../../bike/brake.ts';
import { ANGULAR_MIRROR, addDash, addHandlebar, addMirrors } from '../../bike/cockpit.ts';
import { addFloor } from '../../bike/floor.ts';
import { addFork, addFrontFender } from '../../bike/fork.ts';
import { addLegShield } from '../../bike/legshield.ts';
import { addScreen, type ScreenOptions } from '../../bike/screen.ts';
import { addPegs, addSideStand } from '../../bike/stand.ts';
import { addShock, addSwingarm } from '../../bike/suspension.ts';
import { addHugger, addIndicators, addPlate } from '../../bike/tail.ts';
import { addWheel } from '../../bike/wheel.ts';
import { body } from '../../field/body.ts';
import { clamp, mix } from '../../field/math.ts';
import type { Kit } from '../../mesh/kit.ts';
import { ONE_CHASSIS } from './chassis.ts';
import { addFront } from './front.ts';
import { addRear } from './rear.ts';

export interface OneVariant {
  screen: Omit<ScreenOptions, 'bolts' | 'wrap'>;
}

/** The big, angular scooter of ONE and ONE XP. */
export function buildOne(kit: Kit, variant: OneVariant): void {
  const c = ONE_CHASSIS;
  addFront(kit);
  addLegShield(kit, {
    shape: body({
      side: [[0.46, 1.04, 0.03], [0.39, 1.05, 0.03], [0.325, 0.83, 0.1], [0.255, 0.565, 0.1], [0.195, 0.39, 0.03], [0.215, 0.335, 0.02], [0.355, 0.46, 0.05], [0.43, 0.775, 0.1]],
      width: (_, y) => mix(0.16, 0.198, clamp((y - 0.4) / 0.35, 0, 1)) - 0.45 * Math.max(0, y - 0.83),
      fillet: 0.025, sweep: (w) => -0.5 * w * w,
    }),
    doors: [
      [[0.016, 0.66, 0.02], [0.135, 0.66, 0.02], [0.148, 0.84, 0.03], [0.016, 0.84, 0.02]],
      [[0, 0.42, 0.01], [0.1, 0.42, 0.02], [0.118, 0.61, 0.02], [0, 0.61, 0.01]],
    ],
    lock: 0.93, hook: 0.9,
  });
  addFloor(kit, {
    side: [[0.2, 0.188, 0.05], [-0.1, 0.19, 0.06], [-0.3, 0.215, 0.04], [-0.385, 0.285, 0.02], [-0.33, 0.345, 0.03], [-0.1, 0.375, 0.02], [0.28, 0.375, 0.02], [0.375, 0.3, 0.03], [0.325, 0.215, 0.03]],
    crease: [[-0.38, 0.29, 0.13], [-0.26, 0.3, 0.178], [0, 0.305, 0.202], [0.22, 0.305, 0.2], [0.37, 0.3, 0.16]],
    skirt: [[0.2, 0.212, 0.03], [-0.05, 0.218, 0.05], [-0.31, 0.272, 0.02], [-0.36, 0.3, 0.006], [-0.09, 0.344, 0.03], [0.272, 0.356, 0.012], [0.352, 0.302, 0.012], [0.305, 0.234, 0.012]],
    louvres: [0, 1, 2, 3].map((i) => [[0.2 - i * 0.04, 0.29, 0.003], [0.188 - i * 0.04, 0.246, 0.003], [0.2 - i * 0.04, 0.244, 0.003], [0.212 - i * 0.04, 0.288, 0.003]] as const),
    line: [[0.335, 0.306, 0.002], [-0.09, 0.325, 0.02], [-0.33, 0.3, 0.002], [-0.33, 0.295, 0.002], [-0.09, 0.318, 0.02], [0.33, 0.3, 0.002]],
    screws: [[0.27, 0.262], [-0.24, 0.285], [-0.05, 0.25]],
    mat: { x: 0.07, length: 0.25, y: 0.377, ribs: 11 },
  });
  addRear(kit);
  addFork(kit, c);
  addFrontFender(kit, c, { from: 36, to: 158, skirt: 0.085, half: 0.068 });
  addWheel(kit, 'front', c.front, 'steer');
  addWheel(kit, 'rear', c.rear, 'body');
  addBrake(kit, 'front', c.front, { disc: [0.118, 0.08], z: -0.064, calliper: 2.75, group: 'steer' });
  addBrake(kit, 'rear', c.rear, { disc: [0.105, 0.072], z: -0.076, calliper: 0.55, group: 'body' });
  addSwingarm(kit, c, -0.25, 0.104);
  addShock(kit, [-0.63, 0.315, 0.13], [-0.535, 0.61, 0.138]);
  addHugger(kit, c.rear, 28, 118);
  addPlate(kit, [[-0.86, 0.86, 0.02], [-0.96, 0.875, 0.02], [-1.015, 0.74, 0.04], [-1.095, 0.575, 0.01], [-1.08, 0.57, 0.01], [-0.995, 0.715, 0.04], [-0.93, 0.8, 0.02], [-0.83, 0.745, 0.02]], [-1.093, 0.612]);
  addIndicators(kit, 'rear-indicator', [-0.955, 0.79, 0.03], [-0.985, 0.785, 0.105]);
  addSideStand(kit, [-0.16, 0.235, -0.13]);
  addPegs(kit, -0.34, 0.36, 0.14);
  addHandlebar(kit, c);
  addMirrors(kit, c, { head: ANGULAR_MIRROR, rise: 0.19, z: 0.33 });
  addCockpit(kit);
  addDash(kit, [0.335, 1.142], [0.092, 0.034]);
  addScreen(kit, { ...variant.screen, wrap: 2.6, bolts: [0.1, 0.34] });
}

/** The cover around the handlebar's middle. */
function addCockpit(kit: Kit): void {
  const shape = body({
    side: [[0.452, 1.025, 0.02], [0.415, 1.0, 0.03], [0.34, 1.03, 0.02], [0.298, 1.065, 0.02], [0.292, 1.1, 0.012], [0.35, 1.138, 0.015], [0.432, 1.08, 0.02]],
    width: (x, y) => 0.125 - 0.5 * Math.max(0, x - 0.38) + 0.5 * (y - 1.085),
    fillet: 0.012, sweep: (w) => 0.8 * w * w, crown: 1,
  });
  kit.solid('cockpit', 'black', shape.solid, [0.25, 0.98, -0.15, 0.49, 1.16, 0.15], { cell: 0.003, group: 'steer' });
}
