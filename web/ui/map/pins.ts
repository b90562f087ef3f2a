/** How a place looks on the map; each has a shape of its own besides its colour. */
export type PinLook = 'free' | 'busy' | 'broken' | 'unknown' | 'place' | 'soon';

export interface MapPin {
  readonly id: string;
  readonly lat: number;
  readonly lon: number;
  readonly look: PinLook;
  /** Its name, shown by the browser on hover. */
  readonly label: string;
}

interface Pixel {
  readonly x: number;
  readonly y: number;
}

/** Pins that would cover each other, shown as one. */
export interface Cluster {
  readonly pins: readonly MapPin[];
  /** Where it is drawn: the pin nearest to the middle, so that it stands on a real place. */
  readonly at: MapPin;
}

interface Projected {
  readonly pin: MapPin;
  readonly pixel: Pixel;
}

const middleOf = (together: readonly Projected[]): Projected | undefined => {
  const x = together.reduce((sum, { pixel }) => sum + pixel.x, 0) / together.length;
  const y = together.reduce((sum, { pixel }) => sum + pixel.y, 0) / together.length;
  const off = ({ pixel }: Projected) => Math.hypot(pixel.x - x, pixel.y - y);
  return together.toSorted((a, b) => off(a) - off(b))[0];
};

/** Nearer to each other than this share of a cell, two cells' pins would still overlap. */
const OVERLAP = 0.75;

/**
 * Puts pins of one cell of `cell` pixels together, and cells whose pins would overlap. Cells are fixed to the
 * world, not to the screen, so clusters keep still while the map is moved.
 */
export const clustersOf = (
  pins: readonly MapPin[],
  project: (pin: MapPin) => Pixel,
  cell: number,
): Cluster[] => {
  const cells = new Map<string, Projected[]>();
  for (const pin of pins) {
    const pixel = project(pin);
    const key = `${Math.floor(pixel.x / cell)} ${Math.floor(pixel.y / cell)}`;
    const together = cells.get(key);
    if (together === undefined) cells.set(key, [{ pin, pixel }]);
    else together.push({ pin, pixel });
  }
  const groups: { together: Projected[]; middle: Projected }[] = [];
  for (const together of cells.values()) {
    const middle = middleOf(together);
    if (middle === undefined) continue;
    const near = groups.find(
      ({ middle: { pixel } }) =>
        Math.hypot(pixel.x - middle.pixel.x, pixel.y - middle.pixel.y) < cell * OVERLAP,
    );
    if (near === undefined) groups.push({ together, middle });
    else near.together.push(...together);
  }
  return groups.map(({ together, middle }) => ({
    pins: together.map(({ pin }) => pin),
    at: middle.pin,
  }));
};
