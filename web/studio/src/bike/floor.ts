import * as THREE from 'three';
import { body, type CreaseRow, halfWidth } from '../field/body.ts';
import { panel, strip } from '../field/combine.ts';
import { roundMax } from '../field/math.ts';
import type { Corner, Field3 } from '../field/types.ts';
import type { Kit } from '../mesh/kit.ts';
import { joined } from '../mesh/shapes.ts';
import { addScrews } from './flank.ts';

export interface FloorOptions {
  side: readonly Corner[];
  crease: readonly CreaseRow[];
  /** The coloured side panel, louvres cut into it, and a thin strip along it. */
  skirt: readonly Corner[];
  louvres: readonly (readonly Corner[])[];
  line: readonly Corner[];
  screws: readonly (readonly [number, number])[];
  /** Where the ribbed mat lies: middle x, length and height (m), and the number of ribs. */
  mat: { x: number; length: number; y: number; ribs: number };
}

/** Footboard with side panels, louvres, screws and a ribbed rubber mat. */
export function addFloor(kit: Kit, o: FloorOptions): void {
  const shape = body({
    side: o.side, fillet: 0.014,
    width: halfWidth([{ rows: o.crease, above: 0.3, below: 0.55, soft: 0.01 }]),
  });
  const [x0, y0, x1, y1] = shape.bounds;
  const box = [x0 - 0.01, y0 - 0.01, -0.22, x1 + 0.01, y1 + 0.01, 0.22] as const;
  const skirt = shape.region(o.skirt);
  const louvres = o.louvres.map((l) => shape.region(l, 0.002));
  const cut = (f: Field3): Field3 => (x, y, z) => {
    let d = f(x, y, z);
    if (d < 0.03) for (const l of louvres) d = roundMax(d, -Math.max(l(x, y, z), -0.012 - shape.solid(x, y, z)), 0.002);
    return d;
  };
  kit.solid('floor', 'black', cut(shape.solid), box);
  kit.solid('floor-skirt', 'paint2', cut((x, y, z) => Math.max(panel((a, b, c) => shape.solid(a, b, c) - 0.003, skirt)(x, y, z), 0.1 - Math.abs(z))), box, { cell: 0.003 });
  const raised = { ...shape, solid: (x: number, y: number, z: number) => shape.solid(x, y, z) - 0.003 };
  kit.solid('floor-line', 'accent', strip(raised, shape.region(o.line, 0.002), 0.001), box, { cell: 0.0024 });
  addScrews(kit, 'floor', raised.solid, o.screws);
  const ribs = Array.from({ length: o.mat.ribs }, (_, i) => {
    const edge = i === 0 || i === o.mat.ribs - 1;
    const rib = new THREE.CapsuleGeometry(0.0038, o.mat.length - (edge ? 0.05 : 0), 4, 8);
    return rib.rotateZ(Math.PI / 2).translate(o.mat.x, o.mat.y, (i - (o.mat.ribs - 1) / 2) * 0.027);
  });
  kit.add('mat', 'rubber', joined(ribs));
}
