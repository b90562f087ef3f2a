import { describe, expect, test } from 'vitest';
import { DAY_MS } from '#edge/contract/time.ts';
import { hasBegun, type Loan } from '#web/domains/sharing/guests/book.ts';

const NOW = Date.parse('2026-11-20T08:00:00.400Z');

const loan = (start: number): Loan => ({
  id: 'shr_1',
  guestID: 'cus_guest',
  name: 'Citra Dewi',
  start,
  end: NOW + DAY_MS,
  until: NOW + DAY_MS,
  allows: [],
  endedBy: null,
  accepted: true,
  pending: undefined,
});

describe('a loan', () => {
  test('given from now on has begun, though the clock of the device lags by part of a second', () => {
    expect(hasBegun(loan(NOW + 999), NOW)).toBe(true);
  });

  test('that begins in a minute has not begun', () => {
    expect(hasBegun(loan(NOW + 60_000), NOW)).toBe(false);
  });
});
