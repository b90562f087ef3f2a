import type { PaperInput } from '#edge/contract/orders/paper-input.ts';

export interface PaperStep extends Pick<PaperInput, 'item' | 'progress'> {
  /** The paper stays where it is; the number of the plate is another one. */
  readonly isNumber: boolean;
}

/** What a step with a paper is called, on its button and in its dialog. */
export const paperWords = (
  { progress, isNumber }: Pick<PaperStep, 'progress' | 'isNumber'>,
  current: string | null,
) => {
  if (isNumber) return current === null ? 'papers.enter-number' : 'papers.correct-number';
  return progress === 'READY' ? 'papers.ready' : 'papers.collected';
};
