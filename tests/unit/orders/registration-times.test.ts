import { expect, it } from 'vitest';
import { AREAS } from '#edge/contract/areas.ts';
import { REGISTRATION_ITEMS, registrationTimes } from '#edge/contract/orders/registration-times.ts';

it('every province has a range of days for each paper, the title last', () => {
  for (const { code } of AREAS) {
    const times = registrationTimes(code);
    for (const item of REGISTRATION_ITEMS)
      expect(times[item].latest, `${code} ${item}`).toBeGreaterThan(times[item].earliest);
    expect(times.BPKB.earliest, code).toBeGreaterThan(times.STNK.latest);
  }
});

it('papers take as long as the terms say on Java, and longer far from it', () => {
  expect(registrationTimes('31').STNK).toEqual({ earliest: 14, latest: 35 });
  expect(registrationTimes('12').STNK.latest).toBeGreaterThan(35);
  expect(registrationTimes('94').STNK.latest).toBeGreaterThan(registrationTimes('12').STNK.latest);
});
