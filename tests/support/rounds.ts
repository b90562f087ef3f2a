/** The value that such a share of them does not exceed. */
export const quantile = (values: readonly number[], share: number, round = Math.floor): number =>
  values.toSorted((a, b) => a - b)[round((values.length - 1) * share)] ?? Number.NaN;

export const median = (values: readonly number[]): number =>
  (quantile(values, 0.5) + quantile(values, 0.5, Math.ceil)) / 2;

/** In milliseconds. */
export const timed = async (run: () => unknown): Promise<number> => {
  const began = performance.now();
  await run();
  return performance.now() - began;
};

/** Every lane in turn, round after round, so that whatever else the machine does slows all of them. */
export const inTurn = async <T>(
  rounds: number,
  lanes: readonly (() => Promise<T>)[],
): Promise<T[][]> => {
  const results = lanes.map((): T[] => []);
  for (let round = 0; round < rounds; round++)
    for (const [at, lane] of lanes.entries()) results[at]?.push(await lane());
  return results;
};

/** So many at a time until all are done. */
export const atOnce = async (
  width: number,
  count: number,
  run: () => Promise<unknown>,
): Promise<void> => {
  let left = count;
  const lane = async (): Promise<void> => {
    while (left-- > 0) await run();
  };
  await Promise.all(Array.from({ length: width }, lane));
};
