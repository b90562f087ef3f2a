/** Milliseconds this process computes while `work` runs: what others do on the machine does not count. */
const cpuMsOf = async (work: () => unknown): Promise<number> => {
  const from = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(from);
  return (user + system) / 1_000;
};

/** Far more than reading a text of this size once costs; less is noise. */
const WORTH_A_LOOK_MS = 40;
/** Twice the text: twice the work where it is linear, four times where it is quadratic. */
const MOST_GROWTH = 3;
const TRIES = 3;

/** Garbage of earlier work may be collected during both, so it has to be so each time. */
const ROUNDS = 3;

const least = async (length: number, work: (length: number) => unknown): Promise<number> => {
  let best = Number.POSITIVE_INFINITY;
  for (let i = 0; i < TRIES && best > WORTH_A_LOOK_MS / MOST_GROWTH; i++)
    best = Math.min(best, await cpuMsOf(() => work(length)));
  return best;
};

/**
 * Whether the work for a text of `length` is more than in proportion. The ratio of two lengths decides, each by
 * the least of some tries; a text of that length that costs next to nothing needs no ratio.
 */
export const growsTooFast = async (
  length: number,
  work: (length: number) => unknown,
): Promise<boolean> => {
  for (let round = 0; round < ROUNDS; round++) {
    const whole = await least(length, work);
    if (whole < WORTH_A_LOOK_MS) return false;
    if (whole / Math.max(await least(length / 2, work), 0.1) <= MOST_GROWTH) return false;
  }
  return true;
};
