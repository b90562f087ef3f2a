import { expect, it } from 'vitest';
import { momentAt } from '#web/domains/garage/index.ts';

it('a day of one figure is written without a zero', () => {
  const at = Date.parse('2026-12-07T03:00:00Z');
  expect(momentAt('id', at, 'Asia/Jakarta')).toBe('Senin, 7 Desember 2026, 10.00 WIB');
  expect(momentAt('en', at, 'Asia/Jakarta')).toMatch(/^Monday,? 7 December 2026, 10:00 WIB$/);
});
