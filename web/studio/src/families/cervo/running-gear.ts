import { addBrake } from '../../bike/brake.ts';
import { ANGULAR_MIRROR, addDash, addHandlebar, addMirrors } from '../../bike/cockpit.ts';
import type { Chassis } from '../../bike/chassis.ts';
import { addFork } from '../../bike/fork.ts';
import { addLegShield } from '../../bike/legshield.ts';
import { addPegs, addSideStand } from '../../bike/stand.ts';
import { addShock, addSwingarm } from '../../bike/suspension.ts';
import { addHugger } from '../../bike/tail.ts';
import { addWheel } from '../../bike/wheel.ts';
import { body } from '../../field/body.ts';
import type { Kit } from '../../mesh/kit.ts';

/** What every body of the family stands on: wheels, brakes, suspension, controls and the rider's side of the front. */
export function addRunningGear(kit: Kit, c: Chassis): void {
  addLegShield(kit, {
    shape: body({
      side: [[0.42, 0.975, 0.03], [0.36, 0.985, 0.03], [0.3, 0.78, 0.1], [0.255, 0.57, 0.08], [0.225, 0.47, 0.03], [0.25, 0.4, 0.02], [0.35, 0.5, 0.05], [0.4, 0.75, 0.1]],
      width: (_, y) => 0.15 - 0.4 * Math.max(0, y - 0.78) - 0.25 * Math.max(0, 0.62 - y),
      fillet: 0.02, sweep: (w) => -0.5 * w * w,
    }),
    doors: [[[0.014, 0.66, 0.02], [0.1, 0.66, 0.02], [0.108, 0.8, 0.025], [0.014, 0.8, 0.02]]],
    lock: 0.88, hook: 0.85,
  });
  addFork(kit, c);
  addWheel(kit, 'front', c.front, 'steer');
  addWheel(kit, 'rear', c.rear, 'body');
  addBrake(kit, 'front', c.front, { disc: [0.128, 0.09], z: -0.06, calliper: 2.75, group: 'steer' });
  addBrake(kit, 'rear', c.rear, { disc: [0.11, 0.076], z: -0.07, calliper: 0.55, group: 'body' });
  addSwingarm(kit, c, -0.24, 0.094);
  addShock(kit, [-0.315, 0.35, 0], [-0.425, 0.6, 0], false);
  addHugger(kit, c.rear, 62, 140);
  addSideStand(kit, [-0.13, 0.235, -0.13]);
  addPegs(kit, -0.34, 0.42, 0.12);
  addHandlebar(kit, c);
  addMirrors(kit, c, { head: ANGULAR_MIRROR.map(([u, v, r]) => [u * 1.08, v * 0.8, r] as const), rise: 0.17, z: 0.335 });
  addCockpit(kit);
  addDash(kit, [0.325, 1.075], [0.078, 0.03]);
}

function addCockpit(kit: Kit): void {
  const shape = body({
    side: [[0.44, 0.965, 0.02], [0.39, 0.945, 0.03], [0.325, 0.975, 0.02], [0.288, 1.005, 0.015], [0.284, 1.035, 0.012], [0.34, 1.072, 0.012], [0.42, 1.015, 0.02]],
    width: (x, y) => 0.11 - 0.6 * Math.max(0, x - 0.36) + 0.5 * (y - 1.02),
    fillet: 0.01, sweep: (w) => 0.9 * w * w, crown: 1.2,
  });
  kit.solid('cockpit', 'black', shape.solid, [0.24, 0.92, -0.14, 0.48, 1.1, 0.14], { cell: 0.003, group: 'steer' });
}
