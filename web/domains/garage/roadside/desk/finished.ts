import type { RoadsideCallFragment } from '#web/platform/graphql/generated/main.ts';

/** A call that was completed here, and where it stood among the open ones. */
export interface Finished {
  readonly call: RoadsideCallFragment;
  readonly index: number;
}

/** The open calls, with one that was just completed in the place where it was. */
export const withFinished = (
  calls: readonly RoadsideCallFragment[],
  finished: Finished | undefined,
): readonly RoadsideCallFragment[] =>
  finished === undefined
    ? calls
    : calls.filter(({ id }) => id !== finished.call.id).toSpliced(finished.index, 0, finished.call);

/** The call to go on with: the one after it, else the first that is left. */
export const nextAfter = (
  calls: readonly RoadsideCallFragment[],
  { call, index }: Finished,
): RoadsideCallFragment | undefined => {
  const left = calls.filter(({ id }) => id !== call.id);
  return left[index] ?? left[0];
};
