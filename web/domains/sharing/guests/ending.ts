import type { Loan } from './book.ts';

/** How a loan that is over came to its end; an offer that nobody took was answered, withdrawn or ran out. */
export const endingOf = ({ endedBy, accepted }: Pick<Loan, 'endedBy' | 'accepted'>) => {
  const ended = endedBy ?? 'time';
  return accepted || ended === 'transfer'
    ? (`ended.${ended}` as const)
    : (`unanswered.${ended}` as const);
};
