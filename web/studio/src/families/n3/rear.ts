import * as THREE from 'three';
import { addScrews, addWordmark } from '../../bike/flank.ts';
import { addSeat } from '../../bike/seat.ts';
import { body, halfWidth } from '../../field/body.ts';
import { core, panel, strip } from '../../field/combine.ts';
import { spline } from '../../field/spline.ts';
import type { Box3 } from '../../field/types.ts';
import type { Kit } from '../../mesh/kit.ts';
import { joined, ring, rod, tube } from '../../mesh/shapes.ts';

const BOX: Box3 = [-0.92, 0.29, -0.25, 0.04, 0.76, 0.25];

/** One rounded shell from the rider's heels to the tail, arched over the wheel. */
const rear = body({
  side: [
    [-0.03, 0.325, 0.05], [0.005, 0.45, 0.08], [0.005, 0.6, 0.05], [-0.03, 0.69, 0.04], [-0.3, 0.692, 0.1], [-0.6, 0.702, 0.1], [-0.8, 0.712, 0.07],
    [-0.885, 0.665, 0.05], [-0.885, 0.57, 0.06], [-0.82, 0.485, 0.05], [-0.68, 0.5, 0.08], [-0.52, 0.49, 0.08], [-0.4, 0.42, 0.06], [-0.3, 0.325, 0.05],
  ],
  width: halfWidth([
    { rows: [[-0.95, 0.6, 0.09], [-0.85, 0.595, 0.15], [-0.7, 0.59, 0.19], [-0.52, 0.575, 0.212], [-0.33, 0.55, 0.218], [-0.15, 0.53, 0.205], [-0.03, 0.51, 0.172], [0.05, 0.5, 0.13]], above: 0.34, below: 0.34, soft: 0.028 },
  ]),
  fillet: 0.04,
  crown: 0.2,
});

const shell = rear.region([
  [-0.98, 0.8], [-0.98, 0.46], [-0.82, 0.47, 0.05], [-0.66, 0.525, 0.08], [-0.5, 0.52, 0.08], [-0.39, 0.45, 0.06], [-0.3, 0.39, 0.04], [-0.1, 0.39, 0.04], [0.06, 0.47], [0.06, 0.8],
]);
const belt = rear.region([[-0.96, 0.604, 0.003], [-0.5, 0.588, 0.03], [-0.02, 0.545, 0.003], [-0.02, 0.526, 0.003], [-0.5, 0.568, 0.03], [-0.96, 0.58, 0.003]], 0.002);

/** The seam in front of the tail cover, following the wheel. */
const seam = rear.region([[-0.585, 0.75], [-0.6, 0.62, 0.08], [-0.655, 0.46], [-0.658, 0.461], [-0.603, 0.62, 0.08], [-0.588, 0.75]], 0.0005);
/** Three long slots by the rider's heel, where the controller breathes. */
const slots = [0, 1, 2].map((i) => {
  const [from, to, y] = [-0.2 - i * 0.012, -0.075 - i * 0.012, 0.512 - i * 0.027];
  return rear.region([[from, y, 0.004], [to, y + 0.001, 0.004], [to, y - 0.009, 0.004], [from, y - 0.01, 0.004]], 0.002);
});

const seatHalf = spline([[-0.86, 0.12], [-0.7, 0.15], [-0.5, 0.16], [-0.3, 0.164], [-0.12, 0.142], [-0.02, 0.108], [0.05, 0.08]]);
const seat = body({
  side: [[0.008, 0.692, 0.02], [0.016, 0.728, 0.03], [-0.045, 0.762, 0.05], [-0.25, 0.758, 0.1], [-0.42, 0.776, 0.08], [-0.68, 0.796, 0.1], [-0.82, 0.788, 0.04], [-0.845, 0.752, 0.03], [-0.825, 0.712, 0.02], [-0.5, 0.7, 0.1], [-0.2, 0.688, 0.1]],
  width: (x, y) => seatHalf(x) - 0.2 * Math.max(0, y - 0.76), fillet: 0.03, crown: 0.6,
});

export function addRear(kit: Kit): void {
  const s = rear.solid;
  kit.solid('rear', 'paint', panel(s, shell, [seam, ...slots]), BOX, { cell: 0.003 });
  kit.solid('rear-core', 'black', core(s, [shell]), BOX);
  kit.solid('rear-belt', 'paint2', strip(rear, belt, 0.0012), BOX, { cell: 0.0024 });
  addSeat(kit, { shape: seat, half: seatHalf, cross: { x: -0.38, lean: 0.2 }, seam: { from: -0.78, to: -0.06, inset: 0.045 }, heights: [0.69, 0.85] });
  const piping = [1, -1].map((side) => tube(
    Array.from({ length: 18 }, (_, i): [number, number, number] => {
      const x = -0.8 + i * 0.0465;
      return [x, 0.722 + 0.014 * Math.max(0, -x - 0.3) * 2, side * (seatHalf(x) + 0.0012)];
    }), 0.003, 80, 8));
  kit.add('piping', 'stitch', joined(piping));
  addTailLamp(kit);
  addRack(kit);
  addWordmark(kit, s, [-0.46, -0.2], [0.618, 0.683], -0.03);
  addScrews(kit, 'rear', s, [[-0.05, 0.63], [-0.1, 0.42], [-0.57, 0.655], [-0.66, 0.655]]);
}

function addTailLamp(kit: Kit): void {
  const face = (g: THREE.BufferGeometry): THREE.BufferGeometry => g.rotateY(-Math.PI / 2).translate(-0.894, 0.632, 0);
  kit.add('tail-rim', 'chrome', face(ring([0, 0, 0.004], 0.043, 0.0045, 80)));
  kit.add('tail-lamp', 'red', face(new THREE.SphereGeometry(0.041, 40, 20).scale(1, 1, 0.32)));
  kit.add('tail-ring', 'led', face(ring([0, 0, 0.0108], 0.026, 0.0026, 60)));
}

/** A bright luggage rack behind the seat. */
function addRack(kit: Kit): void {
  kit.pair('rack-rail', 'chrome', tube([[-0.62, 0.735, 0.172], [-0.74, 0.775, 0.165], [-0.86, 0.8, 0.135], [-0.955, 0.802, 0.08], [-0.975, 0.802, 0]], 0.0085, 50, 12));
  kit.pair('rack-foot', 'chrome', rod([-0.8, 0.7, 0.13], [-0.84, 0.796, 0.142], 0.007));
  const bars = [-0.055, 0, 0.055].map((z) => rod([-0.972, 0.804, z], [-0.83, 0.79, z], 0.006));
  kit.add('rack-bars', 'chrome', joined(bars));
}
