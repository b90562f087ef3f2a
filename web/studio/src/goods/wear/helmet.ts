import * as THREE from 'three';
import { addWordmark } from '../../bike/flank.ts';
import { blendMax, roundMax } from '../../field/math.ts';
import { around, ellipsoid, melt } from '../../field/primitives.ts';
import type { Field3 } from '../../field/types.ts';
import type { Kit } from '../../mesh/kit.ts';

const BOX = around(0, 0.5, 0.66, 0.6, 0.5);

interface Shape {
  /** The closed outside, without openings. */
  outside: Field3;
  /** The opening for the face, seen from the side. */
  face: Field3;
  /** The piece of the outside that the visor covers. */
  visor: Field3;
}

const FULL: Shape = {
  outside: melt(
    0.09,
    melt(0.12, ellipsoid([-0.03, 0.56, 0], [0.49, 0.46, 0.4]), ellipsoid([-0.08, 0.33, 0], [0.4, 0.32, 0.36])),
    // The chin, and a lip at the back that calms the air.
    ellipsoid([0.12, 0.29, 0], [0.41, 0.25, 0.33]),
    ellipsoid([-0.43, 0.7, 0], [0.1, 0.05, 0.2]),
  ),
  face: (x, y, z) => Math.max(0.06 - x + 0.5 * Math.max(0, 0.46 - y), 0.42 + 0.1 * x + 0.25 * z * z - y, y - 0.7 + 0.12 * z * z),
  visor: (x, y, z) => Math.max(-0.06 - x + 0.6 * Math.abs(y - 0.56), 0.385 + 0.1 * x + 0.25 * z * z - y, y - 0.735 + 0.12 * z * z),
};

const OPEN: Shape = {
  outside: melt(0.12, ellipsoid([-0.03, 0.56, 0], [0.49, 0.47, 0.405]), ellipsoid([-0.08, 0.33, 0], [0.4, 0.34, 0.37])),
  face: (x, y) => Math.max(0.03 - x - 0.35 * (y - 0.5), y - 0.7),
  visor: (x, y, z) => Math.max(-0.06 - x + 0.4 * Math.abs(y - 0.6), 0.24 + 0.5 * Math.max(0, 0.3 - x) - y, y - 0.735 + 0.12 * z * z),
};

/** A helmet facing +x; `chin` closes it in front of the mouth. */
export function addHelmet(kit: Kit, chin: boolean): void {
  const { outside, face, visor } = chin ? FULL : OPEN;
  const neck = (x: number, y: number): number => 0.075 + (chin ? 0.02 * x : -0.06 * x) - y;
  const shell: Field3 = (x, y, z) => {
    const d = outside(x, y, z);
    if (d > 0.08) return d;
    return roundMax(blendMax(blendMax(d, -d - 0.035, 0.012), -face(x, y, z), 0.02), neck(x, y), 0.012);
  };
  const skin = (region: Field3, proud: number, depth = 0.01): Field3 => (x, y, z) => {
    const d = outside(x, y, z);
    return Math.abs(d) > 0.06 ? Math.abs(d) : roundMax(Math.max(d - proud, -d - depth), region(x, y, z), 0.004);
  };
  kit.solid('shell', 'paint', shell, BOX, { cell: 0.005 });
  // Padding: cheeks and brow just inside, and darkness behind them.
  kit.solid('liner', 'cloth2', (x, y, z) => {
    const d = outside(x, y, z);
    return roundMax(Math.max(d + 0.036, -d - 0.1), Math.max(neck(x, y) + 0.02, 0.03 - face(x - 0.03, y, z)), 0.02);
  }, BOX, { cell: 0.006 });
  kit.solid('dark', 'black', (x, y, z) => Math.max(outside(x, y, z) + 0.12, 0.1 - y), BOX, { cell: 0.009 });
  kit.solid('gasket', 'rubber', (x, y, z) => {
    const d = outside(x, y, z);
    return Math.abs(d) > 0.06 ? Math.abs(d) : roundMax(Math.max(d - 0.005, -d - 0.03), Math.abs(face(x, y, z) - 0.004) - 0.011, 0.004);
  }, BOX, { cell: 0.0045 });
  kit.solid('visor', 'glass', skin(visor, 0.013, 0.004), BOX, { cell: 0.005 });
  const hub = (r: number): Field3 => (x, y) => Math.hypot(x - 0.0, y - 0.565) - r;
  kit.solid('hub', 'black2', skin(hub(0.072), 0.022), BOX, { cell: 0.0045 });
  kit.solid('hub-cap', 'metal', skin((x, y, z) => Math.max(hub(0.04)(x, y, z), -hub(0.03)(x, y, z)), 0.025), BOX, { cell: 0.0035 });
  // A stripe that starts at the brow and narrows towards the back.
  const stripe: Field3 = (x, y, z) => Math.max(Math.abs(Math.abs(z) - 0.1) - 0.02 - 0.03 * x, 0.745 - y - 0.5 * Math.max(0, -x), -0.42 - x);
  kit.solid('stripe', 'accent', skin(stripe, 0.0025), BOX, { cell: 0.004 });
  if (chin) addVents(kit, skin);
  else kit.solid('rim', 'black2', (x, y, z) => Math.max(Math.abs(shell(x, y, z)) - 0.004, Math.abs(neck(x, y) + 0.012) - 0.012), BOX, { cell: 0.0045 });
  kit.add('neck-roll', 'cloth2', new THREE.TorusGeometry(0.24, 0.042, 20, 96).rotateX(Math.PI / 2).translate(-0.04, 0.042, 0));
  addWordmark(kit, outside, [-0.37, -0.12], [0.4, 0.4625], 0);
}

type Skin = (region: Field3, proud: number, depth?: number) => Field3;

function addVents(kit: Kit, skin: Skin): void {
  const slot = (low: number, high: number): Field3 => (x, y, z) => Math.max(Math.abs(Math.abs(z) - 0.1 - 0.3 * (y - 0.2)) - 0.065, low - y, y - high, 0.2 - x);
  for (const [i, y] of [0.2, 0.245, 0.29].entries())
    kit.solid(`mouth${i}`, 'black', skin(slot(y - 0.012, y + 0.012), 0.002), BOX, { cell: 0.004 });
  const brow: Field3 = (x, y, z) => Math.max(Math.abs(z) - 0.05 + 0.05 * (y - 0.8), 0.79 - y, y - 0.84, -x);
  kit.solid('brow', 'black2', skin(brow, 0.012), BOX, { cell: 0.0045 });
  const top: Field3 = (x, y, z) => Math.max(Math.abs(Math.abs(z) - 0.18) - 0.022, -0.2 - x, x - 0.06, 0.7 - y);
  kit.solid('top-vents', 'black2', skin(top, 0.009), BOX, { cell: 0.0045 });
}
