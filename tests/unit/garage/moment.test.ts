import { expect, it } from 'vitest';
import { momentAt } from '#web/domains/garage/service/zone.ts';

it('an appointment has the day of the month without a zero', () => {
  const at = Date.parse('2026-12-03T03:00:00Z');
  expect(momentAt('id', at, 'Asia/Jakarta')).toBe('Kamis, 3 Desember 2026, 10.00 WIB');
  expect(momentAt('en', at, 'Asia/Jakarta')).toBe('Thursday, 3 December 2026, 10:00 WIB');
});
