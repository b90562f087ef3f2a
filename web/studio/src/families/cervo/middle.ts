import { addScrews, flankZ } from '../../bike/flank.ts';
import { body, halfWidth } from '../../field/body.ts';
import { core, panel, strip } from '../../field/combine.ts';
import type { Box3, Field3, Point2 } from '../../field/types.ts';
import type { Kit } from '../../mesh/kit.ts';
import * as THREE from 'three';
import { capsule, joined, ring, turned } from '../../mesh/shapes.ts';
import { addDrive } from './drive.ts';

const SPINE: Box3 = [-0.2, 0.19, -0.16, 0.4, 0.62, 0.16];

/** The spine that ties front and seat together: what makes it a sports machine. */
const spine = body({
  side: [
    [-0.16, 0.24, 0.03], [0.1, 0.21, 0.04], [0.3, 0.24, 0.04], [0.37, 0.42, 0.04], [0.335, 0.585, 0.03], [0.25, 0.545, 0.05],
    [0.09, 0.488, 0.08], [-0.06, 0.52, 0.05], [-0.14, 0.6, 0.03], [-0.19, 0.45, 0.04],
  ],
  width: halfWidth([
    { rows: [[-0.2, 0.43, 0.11], [0, 0.4, 0.098], [0.2, 0.41, 0.1], [0.4, 0.46, 0.12]], above: 0.42, below: 0.12, soft: 0.006 },
  ]),
  fillet: 0.014,
});
const spineTop = spine.region([[-0.25, 0.47], [-0.08, 0.425, 0.03], [0.12, 0.412, 0.03], [0.42, 0.475], [0.42, 0.7], [-0.25, 0.7]]);
const spineLine = spine.region([[-0.15, 0.43, 0.003], [0.12, 0.394, 0.03], [0.36, 0.436, 0.003], [0.36, 0.446, 0.003], [0.12, 0.403, 0.03], [-0.15, 0.44, 0.003]], 0.002);

const TUNNEL: Box3 = [-0.2, 0.19, -0.17, 0.4, 0.74, 0.17];

/** A spine as high as the knees, with the charging port of both batteries in its flank. */
const tunnel = body({
  side: [
    [-0.16, 0.24, 0.03], [0.1, 0.21, 0.04], [0.3, 0.24, 0.04], [0.37, 0.42, 0.04], [0.345, 0.675, 0.03], [0.26, 0.7, 0.05],
    [0.09, 0.632, 0.08], [-0.04, 0.652, 0.05], [-0.12, 0.69, 0.03], [-0.19, 0.45, 0.04],
  ],
  width: halfWidth([
    { rows: [[-0.2, 0.47, 0.118], [0, 0.47, 0.118], [0.2, 0.5, 0.124], [0.4, 0.53, 0.128]], above: 0.3, below: 0.16, soft: 0.006 },
  ]),
  fillet: 0.016,
});
const tunnelTop = tunnel.region([[-0.25, 0.47], [-0.08, 0.43, 0.03], [0.12, 0.42, 0.03], [0.42, 0.475], [0.42, 0.8], [-0.25, 0.8]]);
const tunnelLine = tunnel.region([[-0.15, 0.435, 0.003], [0.12, 0.402, 0.03], [0.36, 0.44, 0.003], [0.36, 0.45, 0.003], [0.12, 0.411, 0.03], [-0.15, 0.445, 0.003]], 0.002);

export interface MiddleOptions {
  /** The high spine with the charging port. */
  tunnel?: boolean;
  /** A coloured fairing under the footboards. */
  belly?: boolean;
}

export function addMiddle(kit: Kit, o: MiddleOptions): void {
  const [of, top, line, box] = o.tunnel ? [tunnel, tunnelTop, tunnelLine, TUNNEL] as const : [spine, spineTop, spineLine, SPINE] as const;
  kit.solid('spine', 'paint', panel(of.solid, top), box, { cell: 0.003 });
  kit.solid('spine-core', 'black', core(of.solid, [top]), box);
  kit.solid('spine-line', 'accent', strip(of, line, 0.001), box, { cell: 0.0024 });
  if (o.tunnel) addPort(kit, tunnel.solid, [0.1, 0.525]);
  addFootboards(kit);
  if (o.belly) addBelly(kit);
  addDrive(kit);
}

/** The lid of the charging port on the right flank, in a ring of the accent colour. */
function addPort(kit: Kit, solid: Field3, [x, y]: Point2): void {
  const e = 0.02;
  const facing = new THREE.Vector3(
    flankZ(solid, x - e, y) - flankZ(solid, x + e, y), flankZ(solid, x, y - e) - flankZ(solid, x, y + e), 2 * e).normalize();
  const turn = new THREE.Quaternion().setFromUnitVectors(new THREE.Vector3(0, 0, 1), facing);
  const put = (g: THREE.BufferGeometry): THREE.BufferGeometry => g.applyQuaternion(turn).translate(x, y, flankZ(solid, x, y));
  kit.add('port-seat', 'black', put(turned([[0.058, -0.012], [0.058, 0.002], [0.055, 0.005], [0.047, 0.005], [0.045, 0.002]], [0, 0, 0], 72)));
  kit.add('port-ring', 'accent', put(ring([0, 0, 0.004], 0.05, 0.0048, 72)));
  kit.add('port-lid', 'gloss', put(turned([[0.045, -0.004], [0.045, 0.004], [0.042, 0.0065], [0.02, 0.0085], [0, 0.0088]], [0, 0, 0], 72)));
  const bolt = new THREE.Shape([[0.006, 0.026], [-0.014, -0.004], [-0.002, -0.004], [-0.006, -0.026], [0.014, 0.004], [0.002, 0.004]].map(([u, v]) => new THREE.Vector2(u, v)));
  kit.add('port-sign', 'accent', put(new THREE.ExtrudeGeometry(bolt, { depth: 0.004, bevelEnabled: false }).translate(0, 0, 0.0062)));
  kit.add('port-hinge', 'black2', put(capsule([-0.014, 0.05, 0.006], [0.014, 0.05, 0.006], 0.006)));
}

/** A keel that closes the space under the footboards. */
function addBelly(kit: Kit): void {
  const keel = body({
    side: [
      [-0.2, 0.25, 0.02], [-0.235, 0.215, 0.02], [-0.12, 0.15, 0.04], [0.1, 0.138, 0.06], [0.26, 0.16, 0.04], [0.385, 0.262, 0.012], [0.36, 0.3, 0.02], [0.1, 0.262, 0.04],
    ],
    width: halfWidth([{ rows: [[-0.24, 0.22, 0.1], [0, 0.215, 0.132], [0.2, 0.225, 0.128], [0.4, 0.27, 0.075]], above: 0.1, below: 0.75, soft: 0.006 }]),
    fillet: 0.012,
  });
  const box: Box3 = [-0.25, 0.125, -0.16, 0.4, 0.32, 0.16];
  const vents = [0, 1, 2].map((i) => keel.region([
    [0.16 - i * 0.05, 0.222, 0.003], [0.182 - i * 0.05, 0.222, 0.003], [0.162 - i * 0.05, 0.18, 0.003], [0.14 - i * 0.05, 0.18, 0.003],
  ], 0.002));
  const whole = keel.region([[-0.3, 0.1], [0.45, 0.1], [0.45, 0.35], [-0.3, 0.35]]);
  const edge = keel.region([[-0.19, 0.183, 0.003], [-0.1, 0.158, 0.03], [0.1, 0.148, 0.04], [0.24, 0.17, 0.003], [0.235, 0.178, 0.003], [0.1, 0.158, 0.04], [-0.1, 0.168, 0.03], [-0.19, 0.194, 0.003]], 0.002);
  kit.solid('keel', 'paint', panel(keel.solid, whole, vents), box, { cell: 0.0028 });
  kit.solid('keel-core', 'black', core(keel.solid, [whole]), box);
  kit.solid('keel-line', 'accent', strip(keel, edge, 0.001), box, { cell: 0.0024 });
}

function addFootboards(kit: Kit): void {
  const board = body({
    side: [[-0.27, 0.262, 0.03], [-0.1, 0.222, 0.05], [0.2, 0.212, 0.05], [0.335, 0.25, 0.03], [0.37, 0.315, 0.02], [0.3, 0.312, 0.02], [-0.1, 0.302, 0.04], [-0.3, 0.312, 0.02]],
    width: halfWidth([{ rows: [[-0.3, 0.3, 0.15], [-0.15, 0.285, 0.19], [0.1, 0.282, 0.2], [0.3, 0.3, 0.172], [0.38, 0.31, 0.14]], above: 0.5, below: 0.9, soft: 0.006 }]),
    fillet: 0.011,
  });
  const box: Box3 = [-0.31, 0.2, -0.21, 0.38, 0.33, 0.21];
  const belly = board.region([[-0.23, 0.258, 0.01], [-0.09, 0.226, 0.04], [0.2, 0.22, 0.03], [0.31, 0.25, 0.01], [0.27, 0.276, 0.01], [-0.1, 0.268, 0.03]]);
  const raised = (x: number, y: number, z: number): number => board.solid(x, y, z) - 0.0025;
  kit.solid('footboards', 'black', board.solid, box, { cell: 0.003 });
  kit.solid('belly', 'paint2', (x, y, z) => Math.max(panel(raised, belly)(x, y, z), 0.1 - Math.abs(z)), box, { cell: 0.0028 });
  const ribs = Array.from({ length: 9 }, (_, i) => capsule([0.24 - i * 0.035, 0.307, 0.125], [0.222 - i * 0.035, 0.305, 0.172], 0.004));
  kit.pair('foot-ribs', 'rubber', joined(ribs));
  addScrews(kit, 'belly', raised, [[-0.12, 0.25], [0.24, 0.255]]);
}
