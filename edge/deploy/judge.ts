/** What visitors got of a version in the time that is looked at. */
export interface Answers {
  readonly all: number;
  /** Of these, 500 and above. */
  readonly failed: number;
}

export type Verdict =
  /** There are too few visitors, or the figures have not come yet. */
  | { readonly kind: 'hold'; readonly why: string }
  | { readonly kind: 'on' }
  | { readonly kind: 'back'; readonly why: string };

/** Of fewer nothing is concluded. */
const LEAST = 200;
/** One in a thousand times a version that is as good as the other is taken back. */
const MOST_DEVIATIONS = 3.09;
/** So many failures where the other has none need no statistics. */
const NOTHING_BESIDE = 3;

const percent = ({ all, failed }: Answers): string => `${((failed / all) * 100).toFixed(2)} %`;

/**
 * Whether a new version serves visitors worse than the one beside it did, in the same time: yesterday says
 * nothing of today. Missing figures hold; they never let a version go on.
 */
export const judgeAnswers = (next: Answers | undefined, before: Answers | undefined): Verdict => {
  if (next === undefined || before === undefined)
    return { kind: 'hold', why: 'there are no figures of visitors' };
  if (next.failed > NOTHING_BESIDE && before.failed === 0)
    return { kind: 'back', why: `${next.failed} answers failed, none of the version beside it` };
  if (next.all < LEAST || before.all < LEAST)
    return { kind: 'hold', why: `${next.all} and ${before.all} answers are too few` };
  const together = (next.failed + before.failed) / (next.all + before.all);
  const deviation = Math.sqrt(together * (1 - together) * (1 / next.all + 1 / before.all));
  const worse = next.failed / next.all - before.failed / before.all;
  if (deviation > 0 && worse / deviation > MOST_DEVIATIONS)
    return {
      kind: 'back',
      why: `${percent(next)} of the answers failed, ${percent(before)} beside it`,
    };
  return { kind: 'on' };
};
