/** Chance alone goes beyond it once in 16,000 runs. */
const DEVIATIONS = 4;

interface Compared {
  readonly rounds?: number;
  /** One answer of each kind. */
  readonly one: () => Promise<unknown>;
  readonly other: () => Promise<unknown>;
  /** Before every tenth round: limits are to stand in nobody's way. */
  readonly meanwhile: () => Promise<unknown>;
}

/**
 * Whether two kinds of answers take the same time, as Mann and Whitney compare samples: how far the ranks of
 * one are from chance, in standard deviations.
 */
export const takeTheSameTime = async ({
  rounds = 120,
  one,
  other,
  meanwhile,
}: Compared): Promise<{ readonly deviations: number; readonly areAlike: boolean }> => {
  const taken: { readonly ms: number; readonly isOne: boolean }[] = [];
  const measure = async (isOne: boolean): Promise<void> => {
    const started = performance.now();
    await (isOne ? one() : other());
    taken.push({ ms: performance.now() - started, isOne });
  };
  for (let round = 0; round < rounds; round++) {
    if (round % 10 === 0) await meanwhile();
    // By turns, so that whatever else this machine does falls on both.
    await measure(round % 2 === 0);
    await measure(round % 2 !== 0);
  }
  taken.sort((x, y) => x.ms - y.ms);
  const rankSum = taken.reduce((sum, { isOne }, at) => sum + (isOne ? at + 1 : 0), 0);
  const expected = (rounds * (2 * rounds + 1)) / 2;
  const deviation = Math.sqrt((rounds * rounds * (2 * rounds + 1)) / 12);
  const deviations = Math.abs(rankSum - expected) / deviation;
  return { deviations, areAlike: deviations < DEVIATIONS };
};
