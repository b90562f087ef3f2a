/** Frames in the order in which they are worth having: a coarse turn first, then what lies between. */
export const loadingOrder = (count: number): number[] => {
  const order = new Set<number>();
  for (let step = 2 ** Math.ceil(Math.log2(Math.max(1, count))); step >= 1; step /= 2)
    for (let frame = 0; frame < count; frame += step) order.add(frame);
  return [...order];
};

/** A turn has no ends. */
export const wrapped = (frame: number, count: number): number =>
  ((Math.round(frame) % count) + count) % count;

/** The frame nearest to the wanted one, going round, of those that are there; the first if none is. */
export const nearestFrame = (wanted: number, there: ReadonlySet<number>, count: number): number => {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const frame of there) {
    const apart = Math.abs(frame - wanted);
    const around = Math.min(apart, count - apart);
    if (around < least) [best, least] = [frame, around];
  }
  return best;
};
