import { addBrake } from '../../bike/brake.ts';
import { addDash, addHandlebar, addMirrors, ROUND_MIRROR } from '../../bike/cockpit.ts';
import { addFloor } from '../../bike/floor.ts';
import { addFork, addFrontFender } from '../../bike/fork.ts';
import { addLegShield } from '../../bike/legshield.ts';
import { addPegs, addSideStand } from '../../bike/stand.ts';
import { addShock, addSwingarm } from '../../bike/suspension.ts';
import { addHugger, addIndicators, addPlate } from '../../bike/tail.ts';
import { addWheel } from '../../bike/wheel.ts';
import { body } from '../../field/body.ts';
import type { Kit } from '../../mesh/kit.ts';
import { N3_CHASSIS } from './chassis.ts';
import { addFront } from './front.ts';
import { addRear } from './rear.ts';

/** The small, friendly commuter. */
export function buildN3(kit: Kit): void {
  const c = N3_CHASSIS;
  addFront(kit);
  addLegShield(kit, {
    shape: body({
      side: [[0.4, 0.935, 0.03], [0.33, 0.945, 0.04], [0.262, 0.72, 0.1], [0.208, 0.49, 0.1], [0.165, 0.365, 0.03], [0.19, 0.315, 0.02], [0.3, 0.42, 0.05], [0.37, 0.7, 0.1]],
      width: (_, y) => 0.185 - 0.35 * Math.max(0, y - 0.78), fillet: 0.03, sweep: (w) => -0.6 * w * w,
    }),
    doors: [[[0, 0.5, 0.02], [0.12, 0.5, 0.04], [0.13, 0.7, 0.04], [0, 0.7, 0.02]]],
    lock: 0.84, hook: 0.8,
  });
  addFloor(kit, {
    side: [[0.05, 0.185, 0.06], [0.27, 0.205, 0.05], [0.33, 0.29, 0.04], [0.25, 0.352, 0.03], [-0.05, 0.352, 0.03], [-0.26, 0.338, 0.03], [-0.33, 0.28, 0.03], [-0.28, 0.215, 0.05]],
    crease: [[-0.35, 0.28, 0.15], [-0.2, 0.285, 0.19], [0.05, 0.288, 0.205], [0.22, 0.29, 0.195], [0.33, 0.29, 0.16]],
    skirt: [[0.23, 0.222, 0.03], [0.05, 0.206, 0.05], [-0.24, 0.232, 0.04], [-0.29, 0.28, 0.02], [-0.24, 0.322, 0.02], [0.23, 0.336, 0.02], [0.295, 0.29, 0.03]],
    louvres: [],
    line: [[0.28, 0.297, 0.002], [-0.27, 0.297, 0.002], [-0.27, 0.29, 0.002], [0.28, 0.29, 0.002]],
    screws: [[0.22, 0.255], [-0.22, 0.262]],
    mat: { x: 0.07, length: 0.26, y: 0.354, ribs: 11 },
  });
  addRear(kit);
  addFork(kit, c);
  addFrontFender(kit, c, { from: 22, to: 162, skirt: 0.125, half: 0.064, gap: 0.024, beak: 0.0002 });
  addWheel(kit, 'front', c.front, 'steer');
  addWheel(kit, 'rear', c.rear, 'body');
  addBrake(kit, 'front', c.front, { disc: [0.1, 0.066], z: -0.06, calliper: 2.75, group: 'steer' });
  addBrake(kit, 'rear', c.rear, { disc: [0.094, 0.066], z: -0.074, calliper: 0.55, group: 'body' });
  addSwingarm(kit, c, -0.24, 0.096);
  addShock(kit, [-0.535, 0.27, 0.126], [-0.475, 0.54, 0.13]);
  addHugger(kit, c.rear, 20, 100);
  addPlate(kit, [[-0.8, 0.6, 0.02], [-0.87, 0.6, 0.02], [-0.915, 0.5, 0.03], [-0.985, 0.38, 0.01], [-0.97, 0.375, 0.01], [-0.89, 0.48, 0.03], [-0.82, 0.53, 0.02]], [-0.982, 0.42]);
  addIndicators(kit, 'rear-indicator', [-0.85, 0.6, 0.08], [-0.9, 0.598, 0.115]);
  addSideStand(kit, [-0.14, 0.225, -0.13]);
  addPegs(kit, -0.32, 0.33, 0.15);
  addHandlebar(kit, c);
  addMirrors(kit, c, { head: ROUND_MIRROR, rise: 0.185, z: 0.31 });
  addNacelle(kit);
  addDash(kit, [0.312, 1.037], [0.06, 0.03]);
}

/** A rounded cover around the handlebar, in the body's colour. */
function addNacelle(kit: Kit): void {
  const shape = body({
    side: [[0.425, 0.955, 0.04], [0.36, 0.905, 0.04], [0.29, 0.94, 0.03], [0.268, 0.985, 0.02], [0.275, 1.015, 0.02], [0.33, 1.04, 0.02], [0.405, 1.01, 0.03]],
    width: (x) => 0.15 - 0.3 * Math.max(0, x - 0.36), fillet: 0.03, sweep: (w) => 1.2 * w * w, crown: 0.5,
  });
  kit.solid('nacelle', 'paint', shape.solid, [0.22, 0.88, -0.17, 0.45, 1.06, 0.17], { cell: 0.003, group: 'steer' });
}
