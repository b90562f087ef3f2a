import { expect, it } from 'vitest';
import { situationOf, UNANSWERED } from '#web/domains/orders/financing/situation.ts';

it('what somebody’s papers depend on is answered by them, and none of it beforehand', () => {
  expect(situationOf(UNANSWERED)).toBeNull();
  expect(situationOf({ isMarried: false, work: null })).toBeNull();
  expect(situationOf({ isMarried: null, work: 'EMPLOYED' })).toBeNull();
  const answers = { isMarried: false, work: 'SELF_EMPLOYED' } as const;
  expect(situationOf(answers)).toEqual(answers);
});
