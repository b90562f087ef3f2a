import { clamp, mix, roundMax } from '../field/math.ts';
import type { Field3, Point2 } from '../field/types.ts';
import type { Kit } from '../mesh/kit.ts';
import type { Group } from '../mesh/part.ts';
import { ring, turned, turnedFaceted } from '../mesh/shapes.ts';
import type { Wheel } from './chassis.ts';
import { addMotor } from './motor.ts';
import { addTyre } from './tyre.ts';

const MOTOR_RADIUS = 0.115;
const HUB_RADIUS = 0.042;

export function addWheel(kit: Kit, name: string, w: Wheel, group: Group): void {
  const [x, y] = w.centre;
  addTyre(kit, name, w, group);
  kit.add(`${name}-rim`, 'alloy', turnedFaceted(rimProfile(w), [x, y, 0]), group);
  for (const side of [1, -1])
    kit.add(`${name}-line${side}`, 'accent', ring([x, y, side * (w.width * 0.4 + 0.002)], w.rim - 0.001, 0.0022), group);
  const reach = w.rim + 0.01;
  kit.solid(`${name}-spokes`, 'alloy', spokes(w), [x - reach, y - reach, -0.04, x + reach, y + reach, 0.04],
    { cell: 0.0026, group });
  if (w.motor) addMotor(kit, name, [x, y, 0], group);
  else kit.add(`${name}-hub`, 'alloy', turned(HUB, [x, y, 0], 64), group);
}

/** Barrel with a stepped lip, running from the middle of the inside around the outside. */
function rimProfile({ rim, width }: Wheel): Point2[] {
  const half = width * 0.4;
  const inner: Point2[] = [
    [rim + 0.004, half + 0.006], [rim + 0.008, half], [rim - 0.004, half - 0.003],
    [rim - 0.014, half - 0.01], [rim - 0.02, half * 0.35],
  ];
  const mirrored = inner.map(([r, z]): Point2 => [r, -z]);
  return [...mirrored, ...inner.reverse(), [rim + 0.012, half + 0.004], [rim + 0.016, 0], [rim + 0.012, -half - 0.004], mirrored[0]!];
}

function spokes(w: Wheel): Field3 {
  const { count, split, leg, lean = 0 } = w.spokes;
  const sector = (2 * Math.PI) / count;
  const hub = w.motor ? MOTOR_RADIUS : HUB_RADIUS;
  const thick = w.motor ? 0.03 : 0.024;
  return (x, y, z) => {
    const dx = x - w.centre[0];
    const dy = y - w.centre[1];
    const r = Math.hypot(dx, dy);
    const t = clamp((r - hub + 0.01) / (w.rim - hub), 0, 1);
    const angle = Math.atan2(dy, dx) + 0.31 + lean * t;
    const a = (((angle % sector) + sector) % sector) - sector / 2;
    const across = Math.abs(r * Math.sin(a));
    const fromLeg = Math.abs(across - mix(split[0], split[1], t)) - mix(leg[0], leg[1], t);
    const bar = roundMax(fromLeg, Math.abs(z) - mix(thick, 0.015, t), 0.004);
    return roundMax(bar, Math.max(r - (w.rim - 0.012), hub - 0.012 - r), 0.002);
  };
}

const HALF_HUB: Point2[] = [[0.046, 0.026], [0.036, 0.036], [0.03, 0.05], [0.022, 0.058], [0, 0.058]];
const HUB: Point2[] = [...[...HALF_HUB].reverse().map(([r, z]): Point2 => [r, -z]), ...HALF_HUB];
