import { describe, expect, it } from 'vitest';
import { nextChange } from '#web/domains/garage/list/next-change.ts';

const NOW = Date.parse('2026-05-04T09:00:00Z');
const loan = { loanEnd: '2026-05-06T09:00:00Z' };
const plain = {
  vin: 'MJXVA2HP1RK003044',
  loan: null,
  guests: [],
  warrantyValid: null,
  rsaExpDate: null,
};
type Vehicle = Parameters<typeof nextChange>[0][number];
const vehicle = (part: object): Vehicle => ({ ...plain, ...part }) as Vehicle;

describe('when a garage first says something else by itself', () => {
  it('is never where nothing has an end', () => {
    expect(nextChange([vehicle({})], NOW)).toBe(Number.POSITIVE_INFINITY);
  });

  it('is the next end of a loan, a warranty or roadside cover, or the begin of a loan', () => {
    const guests = [{ loanStart: '2026-05-05T09:00:00Z', loanEnd: '2026-05-07T09:00:00Z' }];
    const at = (...vehicles: Vehicle[]): string =>
      new Date(nextChange(vehicles, NOW)).toISOString();
    expect(at(vehicle({ loan }), vehicle({ guests }))).toBe('2026-05-05T09:00:00.000Z');
    expect(at(vehicle({ loan, warrantyValid: '2026-05-04T10:00:00Z' }))).toBe(
      '2026-05-04T10:00:00.000Z',
    );
    expect(at(vehicle({ loan, rsaExpDate: '2026-05-04T09:30:00Z' }))).toBe(
      '2026-05-04T09:30:00.000Z',
    );
  });

  it('is not what is over already', () => {
    expect(nextChange([vehicle({ warrantyValid: '2026-05-04T09:00:00Z' })], NOW)).toBe(
      Number.POSITIVE_INFINITY,
    );
  });
});
