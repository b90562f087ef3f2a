/** What visitors got of a version in the time that is looked at. */
export interface Answers {
  readonly all: number;
  /** Of these, 500 and above. */
  readonly failed: number;
  /** Pages that reported a failure of a script; their own reports, beside the answers. */
  readonly broken: number;
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

const percent = (count: number, all: number): string => `${((count / all) * 100).toFixed(2)} %`;

/** What may be worse, and how it is told. */
const MEASURES = [
  { count: ({ failed }: Answers) => failed, what: 'of the answers failed' },
  // Anybody can send reports, in any number: never more than all, or there would be no deviation.
  {
    count: ({ broken, all }: Answers) => Math.min(broken, all),
    what: 'reports of failed scripts for each answer',
  },
] as const;

/**
 * Whether a new version serves visitors worse than the one beside it did, in the same time: yesterday says
 * nothing of today. Missing figures hold; they never let a version go on.
 */
export const judgeAnswers = (next: Answers | undefined, before: Answers | undefined): Verdict => {
  if (next === undefined || before === undefined)
    return { kind: 'hold', why: 'there are no figures of visitors' };
  // Of answers alone: a single browser may fail a script on each page that it opens.
  if (next.failed > NOTHING_BESIDE && before.failed === 0)
    return { kind: 'back', why: `${next.failed} answers failed, none of the version beside it` };
  if (next.all < LEAST || before.all < LEAST)
    return { kind: 'hold', why: `${next.all} and ${before.all} answers are too few` };
  for (const { count, what } of MEASURES) {
    const [ours, theirs] = [count(next), count(before)];
    const together = (ours + theirs) / (next.all + before.all);
    const deviation = Math.sqrt(together * (1 - together) * (1 / next.all + 1 / before.all));
    const worse = ours / next.all - theirs / before.all;
    if (deviation > 0 && worse / deviation > MOST_DEVIATIONS)
      return {
        kind: 'back',
        why: `${percent(ours, next.all)} ${what}, ${percent(theirs, before.all)} beside it`,
      };
  }
  return { kind: 'on' };
};
