import type { Chassis } from '../bike/chassis.ts';
import type { Kit } from '../mesh/kit.ts';
import type { Look } from '../page/api.ts';

export interface Model {
  slug: string;
  /** Product codes of the model. */
  codes: readonly string[];
  name: string;
  chassis: Chassis;
  build: (kit: Kit) => void;
  /** By look code: the colour, with `--accent` where the model has accents. */
  looks: ReadonlyMap<string, Look>;
  wordmark: string;
  /** Middle of the motorcycle (x, y) and metres from ground to the top of the mirrors. */
  middle: readonly [number, number];
  height: number;
  /** Middle of the front detail (x, y). */
  face: readonly [number, number];
}
