import type { Kit } from '../mesh/kit.ts';
import type { MaterialName } from '../mesh/part.ts';
import type { Finish } from '../page/api.ts';

/**
 * Something to sell besides motorcycles. Goods are modelled at the size at which they are shown,
 * about 1.1 m high on the floor at the middle, front towards +z; their real size does not matter.
 */
export interface Good {
  code: string;
  build: (kit: Kit) => void;
  finishes?: Partial<Record<MaterialName, Finish>>;
  /** Degrees; by default a little from the right and a little from above. */
  azimuth?: number;
  elevation?: number;
  /** Height of the middle and how far it reaches from it (m). */
  middle?: number;
  reach?: number;
}
