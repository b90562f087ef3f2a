import type { PaperStep } from './paper-dialog.tsx';

/** What a step with a paper is called, on its button and in its dialog. */
export const paperWords = (
  { progress, isNumber }: Pick<PaperStep, 'progress' | 'isNumber'>,
  known: string | null,
) => {
  if (isNumber) return known === null ? 'papers.enter-number' : 'papers.correct-number';
  return progress === 'READY' ? 'papers.ready' : 'papers.collected';
};
