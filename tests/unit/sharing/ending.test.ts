import { expect, it } from 'vitest';
import { endingOf } from '#web/domains/sharing/guests/ending.ts';

it.each([
  ['owner', true, 'ended.owner'],
  ['guest', true, 'ended.guest'],
  [null, true, 'ended.time'],
  ['transfer', true, 'ended.transfer'],
  ['owner', false, 'unanswered.owner'],
  ['guest', false, 'unanswered.guest'],
  ['time', false, 'unanswered.time'],
  ['transfer', false, 'ended.transfer'],
] as const)('a loan that ended by %s, accepted: %s, says %s', (endedBy, accepted, key) => {
  expect(endingOf({ endedBy, accepted })).toBe(key);
});
