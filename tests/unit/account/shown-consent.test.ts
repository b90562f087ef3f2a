import { expect, it } from 'vitest';
import { consentWord, shownConsent } from '#web/domains/account/settings/shown-consent.ts';

it.each([
  ['MEASUREMENT', false, 'granted', true],
  ['MEASUREMENT', true, 'refused', false],
  ['MEASUREMENT', true, 'unasked', false],
  ['DOCUMENTS', true, 'refused', true],
  ['LEADERBOARD', false, 'granted', false],
] as const)(
  'the switch of %s, %s in the account and %s on the device, shows %s',
  (purpose, granted, onDevice, isOn) => {
    expect(shownConsent({ purpose, granted }, onDevice)).toBe(isOn);
  },
);

it.each([
  [[true], ['given']],
  [[false], ['refused']],
  [
    [false, true],
    ['taken', 'given'],
  ],
  [
    [true, false],
    ['given', 'refused'],
  ],
  [
    [false, false, true, false],
    ['taken', 'taken', 'given', 'refused'],
  ],
] as const)(
  'the history of a consent with %j, the latest first, reads %j: a no takes back a yes only where there was one',
  (answers: readonly boolean[], words: readonly string[]) => {
    const history = answers.map((granted) => ({ granted }));
    expect(history.map((_, at) => consentWord(history, at))).toEqual(words);
  },
);
