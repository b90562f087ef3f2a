import { buildN3 } from '../families/n3/index.ts';
import { N3_CHASSIS } from '../families/n3/chassis.ts';
import { look, type ColourCode } from './colours.ts';
import type { Model } from './model.ts';

const COLOURS: readonly ColourCode[] = ['butterscotch-beige', 'glacier-white', 'viridian-green', 'shadow-black'];

export const ALVA_N3: Model = {
  slug: 'alva-n3',
  codes: ['AEB-BP-1H-L1F1'],
  name: 'ALVA N3',
  chassis: N3_CHASSIS,
  build: buildN3,
  looks: new Map(COLOURS.map((c) => [c, look(c)])),
  wordmark: 'N3',
  middle: [-0.1, 0.565],
  height: 1.2,
  face: [0.46, 0.74],
};
