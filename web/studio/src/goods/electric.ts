import * as THREE from 'three';
import { addWordmark } from '../bike/flank.ts';
import { roundMax } from '../field/math.ts';
import { around, roundedBox } from '../field/primitives.ts';
import type { Field3 } from '../field/types.ts';
import type { Kit } from '../mesh/kit.ts';
import { box, capsule, joined, pin, rod, tube } from '../mesh/shapes.ts';
import type { Good } from './good.ts';

/** A battery pack: ribbed case, lid, folding handle, charge display, plug under the foot. */
function addBattery(kit: Kit, x: number, z: number): void {
  const one = new BatteryParts(x, z);
  kit.solid('case', 'white', one.case, [x - 0.24, 0, z - 0.22, x + 0.24, 0.86, z + 0.22], { cell: 0.0045, sides: 'single' });
  kit.solid('lid', 'black', one.lid, [x - 0.24, 0.8, z - 0.22, x + 0.24, 0.98, z + 0.22], { cell: 0.0045, sides: 'single' });
  kit.solid('foot', 'black', roundedBox([x, 0.035, z], [0.222, 0.035, 0.192], 0.02), [x - 0.24, -0.01, z - 0.22, x + 0.24, 0.1, z + 0.22], { sides: 'single' });
  kit.add('handle', 'rubber', tube([[x - 0.15, 0.92, z], [x - 0.145, 1.02, z], [x - 0.1, 1.05, z], [x + 0.1, 1.05, z], [x + 0.145, 1.02, z], [x + 0.15, 0.92, z]], 0.024, 80, 18));
  kit.add('display', 'gloss', box([0.2, 0.06, 0.01], [x, 0.885, z + 0.187]));
  const bars = [0, 1, 2, 3].map((i) => box([0.03, 0.016, 0.004], [x - 0.06 + i * 0.04, 0.885, z + 0.193]));
  kit.add('charge', 'led', joined(bars));
  kit.solid('stripe', 'accent', roundedBox([x, 0.797, z], [0.212, 0.012, 0.182], 0.011), [x - 0.24, 0.77, z - 0.22, x + 0.24, 0.83, z + 0.22], { sides: 'single' });
  kit.solid('badge', 'gloss', roundedBox([x, 0.63, z + 0.184], [0.13, 0.05, 0.006], 0.005), [x - 0.15, 0.56, z + 0.16, x + 0.15, 0.7, z + 0.2], { cell: 0.003, sides: 'single' });
  kit.add('mark', 'led', markOn(x, 0.63, z + 0.1905));
}

/** The brand's mark, two strokes that lean together, 6 cm high. */
function markOn(x: number, y: number, z: number): THREE.BufferGeometry {
  const s = new THREE.Shape([[-0.035, -0.03], [-0.008, 0.03], [0.008, 0.03], [0.035, -0.03], [0.019, -0.03], [0, 0.013], [-0.019, -0.03]]
    .map(([u, v]) => new THREE.Vector2(u, v)));
  return new THREE.ShapeGeometry(s).translate(x, y, z);
}

class BatteryParts {
  readonly case: Field3;
  readonly lid: Field3;

  constructor(x: number, z: number) {
    const shell = roundedBox([x, 0.43, z], [0.215, 0.37, 0.185], 0.03);
    this.case = (px, py, pz) => {
      const d = shell(px, py, pz);
      const rib = Math.abs(((px - x + 1) % 0.07) - 0.035) - 0.006;
      const field = Math.max(Math.abs(py - 0.3) - 0.16, Math.abs(px - x) - 0.19);
      return roundMax(d, -Math.max(rib, field, -d - 0.012), 0.004);
    };
    this.lid = roundedBox([x, 0.875, z], [0.205, 0.075, 0.178], 0.04);
  }
}

function addCharger(kit: Kit): void {
  const shell = roundedBox([0, 0.3, 0], [0.5, 0.24, 0.26], 0.05);
  kit.solid('case', 'black', (x, y, z) => {
    const d = shell(x, y, z);
    const fin = Math.abs(((x + 5) % 0.08) - 0.04) - 0.012;
    return roundMax(d, -Math.max(fin, Math.abs(x) - 0.36, Math.abs(z) - 0.2, -d - 0.03, 0.3 - y), 0.006);
  }, around(0, 0.3, 0.52, 0.28, 0.3), { cell: 0.005 });
  kit.solid('front', 'gloss', roundedBox([0, 0.3, 0.262], [0.42, 0.15, 0.012], 0.01), [-0.45, 0.1, 0.2, 0.45, 0.5, 0.3], { sides: 'single' });
  kit.add('charge', 'led', joined([0, 1, 2, 3, 4].map((i) => box([0.05, 0.014, 0.004], [-0.3 + i * 0.07, 0.22, 0.275]))));
  kit.add('edge', 'accent', box([0.84, 0.008, 0.006], [0, 0.155, 0.272]));
  kit.add('feet', 'rubber', joined([-0.38, 0.38].flatMap((x) => [-0.16, 0.16].map((fz) => rod([x, 0, fz], [x, 0.07, fz], 0.05)))));
  const z = 0.05;
  kit.add('cable', 'rubber', tube([[0.49, 0.22, z], [0.66, 0.2, z], [0.78, 0.06, 0.16], [0.68, 0.03, 0.42], [0.42, 0.03, 0.52], [0.2, 0.03, 0.46], [0.28, 0.035, 0.38], [0.5, 0.04, 0.5], [0.74, 0.05, 0.62]], 0.024, 160, 16));
  kit.add('plug', 'black2', rod([0.72, 0.05, 0.61], [0.86, 0.055, 0.68], 0.05, 0.042));
  kit.add('plug-ring', 'accent', rod([0.8, 0.053, 0.65], [0.815, 0.053, 0.6575], 0.0475));
  addWordmark(kit, (x, y, zz) => Math.max(Math.abs(zz) - 0.2745, Math.abs(x) - 0.5, Math.abs(y - 0.3) - 0.3), [-0.2, 0.16], [0.3, 0.39], 0);
}

/** A cabinet with twelve bays, a screen and light around the free ones. */
export function addCabinet(kit: Kit): void {
  kit.solid('body', 'white', roundedBox([0, 0.66, 0], [0.42, 0.64, 0.3], 0.035), around(0, 0.66, 0.45, 0.68, 0.33), { cell: 0.005 });
  kit.solid('face', 'gloss', roundedBox([0, 0.66, 0.3], [0.38, 0.6, 0.014], 0.012), [-0.42, 0.04, 0.25, 0.42, 1.3, 0.34], { cell: 0.005, sides: 'single' });
  for (let row = 0; row < 4; row++)
    for (let column = 0; column < 3; column++) {
      const [x, y] = [-0.245 + column * 0.245, 0.17 + row * 0.21];
      kit.add('bay', 'black2', new THREE.BoxGeometry(0.215, 0.18, 0.02).translate(x, y, 0.31));
      kit.add('bay-grip', 'black', capsule([x - 0.05, y - 0.03, 0.325], [x + 0.05, y - 0.03, 0.325], 0.012));
      const free = (row * 3 + column) % 5 === 1;
      kit.add('bay-light', free ? 'accent' : 'led', box([0.12, 0.008, 0.004], [x, y + 0.066, 0.322]));
    }
  kit.add('screen-frame', 'black', box([0.3, 0.2, 0.02], [-0.12, 1.12, 0.312]));
  kit.add('screen', 'gloss', box([0.27, 0.17, 0.004], [-0.12, 1.12, 0.323]));
  kit.add('screen-charge', 'led', joined([0, 1, 2].map((i) => box([0.05, 0.07, 0.002], [-0.2 + i * 0.07, 1.13, 0.3255]))));
  kit.add('screen-line', 'accent', box([0.2, 0.012, 0.002], [-0.12, 1.065, 0.3255]));
  kit.add('reader', 'metal', box([0.1, 0.1, 0.012], [0.18, 1.14, 0.315]));
  kit.add('reader-ring', 'led', pin([0.18, 1.14, 0.322], 0.03, 0.004));
  kit.solid('roof', 'black', roundedBox([0, 1.315, 0.03], [0.44, 0.022, 0.36], 0.015), around(0, 1.315, 0.47, 0.05, 0.42));
  kit.add('plinth', 'black', box([0.8, 0.05, 0.56], [0, 0.02, 0]));
}

function addUsbCharger(kit: Kit): void {
  const shell = roundedBox([0, 0.325, 0], [0.4, 0.32, 0.22], 0.12);
  kit.solid('case', 'black', (x, y, z) => {
    const port = (px: number) => roundedBox([px, 0.325, 0.22], [0.09, 0.045, 0.08], 0.02)(x, y, z);
    return roundMax(shell(x, y, z), -Math.min(port(-0.17), port(0.17)), 0.006);
  }, around(0, 0.325, 0.44, 0.36, 0.26), { cell: 0.005, sides: 'single' });
  kit.add('tongue', 'metal', joined([-0.17, 0.17].map((x) => box([0.12, 0.02, 0.05], [x, 0.325, 0.17]))));
  kit.add('light', 'led', box([0.1, 0.012, 0.006], [0, 0.515, 0.208]));
  kit.add('collar', 'accent', new THREE.TorusGeometry(0.16, 0.018, 12, 64).translate(0, 0.325, -0.22));
  kit.add('stem', 'black2', pin([0, 0.325, -0.3], 0.14, 0.2));
  kit.add('cable', 'rubber', tube([[0, 0.325, -0.4], [0.1, 0.3, -0.55], [0.4, 0.1, -0.5], [0.62, 0.03, -0.2], [0.66, 0.03, 0.2]], 0.028, 90, 14));
}

export const ELECTRIC: readonly Good[] = [
  { code: 'battery-single', build: (kit) => addBattery(kit, 0, 0), middle: 0.53, reach: 0.66 },
  {
    code: 'battery-dual', middle: 0.5, reach: 0.74,
    build: (kit) => { addBattery(kit, -0.27, -0.08); addBattery(kit, 0.27, 0.08); },
  },
  { code: 'charger', build: addCharger, middle: 0.24, reach: 0.72, elevation: 20, finishes: { decal: { color: '#e8ebee' } } },
  { code: 'swap-cabinet', build: addCabinet, middle: 0.66, reach: 0.82, azimuth: 26 },
  { code: 'usb-charger', build: addUsbCharger, middle: 0.32, reach: 0.74, elevation: 16 },
];
