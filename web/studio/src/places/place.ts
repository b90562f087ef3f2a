import type { Kit } from '../mesh/kit.ts';
import type { Finish } from '../page/api.ts';
import type { MaterialName } from '../mesh/part.ts';

export type PlaceKind = 'centre' | 'dealer' | 'charging' | 'swap';

/**
 * A place where motorcycles are shown, mended or charged, as an architect's model on the studio
 * floor. It stands in a cube of 2 m, which the light reaches.
 */
export interface Place {
  /** Name of its files: what it is, then which view of it. */
  code: string;
  /** What kind of place it can stand for. */
  kind: PlaceKind;
  build: (kit: Kit) => void;
  azimuth: number;
  elevation: number;
  /** Height of the middle and half of the visible height (m). */
  middle: number;
  reach: number;
  finishes: Partial<Record<MaterialName, Finish>>;
}
