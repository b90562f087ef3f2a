import type { Situation } from '#edge/contract/financing/documents.ts';

/** What the papers depend on, as far as it is answered. */
export type Answers = { readonly [Question in keyof Situation]: Situation[Question] | null };

export const UNANSWERED: Answers = { isMarried: null, work: null };

/** Null while a question is open: an answer that was chosen for somebody is easily passed over. */
export const situationOf = ({ isMarried, work }: Answers): Situation | null =>
  isMarried === null || work === null ? null : { isMarried, work };
