import { describe, expect, it } from 'vitest';
import { REFUND_DAYS, refundDueAt } from '#edge/contract/payments/refund-promise.ts';
import { DAY_MS, HOUR_MS } from '#edge/contract/time.ts';
import { endOfWorkingDay, workingDaysUntil } from '#edge/contract/working-days.ts';

const at = (jakarta: string): number => Date.parse(`${jakarta}+07:00`);

describe('working days of banks in Jakarta', () => {
  it.each([
    ['a Monday counts from Tuesday', '2026-11-23T10:00', 1, '2026-11-24'],
    ['a Friday goes on on Monday', '2026-11-27T23:59', 1, '2026-11-30'],
    ['a Saturday goes on on Monday', '2026-11-28T09:00', 1, '2026-11-30'],
    [
      'half an hour after midnight is the day itself, not the one in London',
      '2026-11-27T00:30',
      1,
      '2026-11-30',
    ],
    ['Christmas and the day before are no working days', '2026-12-23T10:00', 2, '2026-12-29'],
    ['a week over the holidays of Idul Fitri', '2026-03-17T10:00', 1, '2026-03-25'],
    [
      'a year without decreed joint holidays has its national ones',
      '2027-01-04T10:00',
      5,
      '2027-01-12',
    ],
    ['a year without a list has weekends and fixed holidays', '2028-04-28T10:00', 1, '2028-05-02'],
  ])('%s', (_, from, days, until) => {
    expect(endOfWorkingDay(at(from), days)).toBe(at(`${until}T23:59:59.999`));
  });

  it('between two moments are those that a promise of so many takes', () => {
    for (let day = 0; day < 400; day++) {
      const from = at('2026-01-01T08:00') + day * DAY_MS + (day % 24) * HOUR_MS;
      for (const days of [1, 5, 14])
        expect(
          workingDaysUntil(from, endOfWorkingDay(from, days)),
          new Date(from).toISOString(),
        ).toBe(days);
      expect(workingDaysUntil(from, from)).toBe(0);
    }
  });
});

describe('until when a refund is promised', () => {
  it('follows from the way it goes', () => {
    expect(REFUND_DAYS).toEqual({ PROVIDER: 14, BANK: 5 });
    expect(refundDueAt('BANK', at('2026-11-24T15:00'))).toBe(at('2026-12-01T23:59:59.999'));
    expect(refundDueAt('PROVIDER', at('2026-11-24T15:00'))).toBe(at('2026-12-14T23:59:59.999'));
  });
});
