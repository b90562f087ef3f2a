import * as THREE from 'three';
import { mix } from '../field/math.ts';
import type { Kit } from '../mesh/kit.ts';
import { capsule, rod } from '../mesh/shapes.ts';

export interface ScreenOptions {
  /** x and y at the bottom and the top of the sheet's middle (m). */
  bottom: readonly [number, number];
  top: readonly [number, number];
  /** Half-width at the bottom and at the top, before the top corners are rounded (m). */
  half: readonly [number, number];
  /** How strongly the sheet wraps around the rider. */
  wrap: number;
  /** Shares of the height where it is bolted to its struts. */
  bolts: readonly number[];
}

const [NU, NV] = [32, 28];
const THICK = 0.004;

/** A curved sheet of tinted plastic, held by two struts with visible bolts. */
export function addScreen(kit: Kit, o: ScreenOptions): void {
  const at = (u: number, v: number): [number, number, number] => {
    const height = v * (1 - 0.12 * u * u * v);
    const z = u * mix(o.half[0], o.half[1], height) * (1 - 0.3 * v ** 8);
    return [
      mix(o.bottom[0], o.top[0], height) + 0.03 * Math.sin(height * Math.PI) - o.wrap * z * z,
      mix(o.bottom[1], o.top[1], height) - 0.9 * z * z * (1 - v), z,
    ];
  };
  kit.add('screen', 'glass', sheet(at), 'steer');
  for (const [i, v] of o.bolts.entries()) {
    const [x, y, z] = at(0.6, v);
    kit.pair(`screen-bolt${i}`, 'black', capsule([x - 0.006, y, z], [x + 0.0035, y + 0.001, z], 0.0065), 'steer');
    kit.pair(`screen-strut${i}`, 'black2', rod([x - 0.1, y - 0.07, z * 0.75], [x - 0.006, y, z], 0.011, 0.007), 'steer');
  }
}

function sheet(at: (u: number, v: number) => [number, number, number]): THREE.BufferGeometry {
  const p: number[] = [];
  const index: number[] = [];
  const side = (NU + 1) * (NV + 1);
  for (const back of [0, 1])
    for (let j = 0; j <= NV; j++)
      for (let i = 0; i <= NU; i++) {
        const [x, y, z] = at((i / NU) * 2 - 1, j / NV);
        p.push(x - back * THICK, y, z);
        if (i === NU || j === NV) continue;
        const a = back * side + j * (NU + 1) + i;
        const [b, c, d] = [a + 1, a + NU + 1, a + NU + 2];
        index.push(...(back ? [a, c, b, b, c, d] : [a, b, c, b, d, c]));
      }
  const rim = (a: number, b: number): void => void index.push(a, b, a + side, b, b + side, a + side);
  for (let i = 0; i < NU; i++) {
    rim(NV * (NU + 1) + i, NV * (NU + 1) + i + 1);
    rim(i + 1, i);
  }
  for (let j = 0; j < NV; j++) {
    rim((j + 1) * (NU + 1), j * (NU + 1));
    rim(j * (NU + 1) + NU, (j + 1) * (NU + 1) + NU);
  }
  const g = new THREE.BufferGeometry();
  g.setAttribute('position', new THREE.Float32BufferAttribute(p, 3));
  g.setIndex(index);
  g.computeVertexNormals();
  return g;
}
