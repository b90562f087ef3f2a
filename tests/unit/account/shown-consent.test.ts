import { expect, it } from 'vitest';
import { shownConsent } from '#web/domains/account/settings/shown-consent.ts';

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
