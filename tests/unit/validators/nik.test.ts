import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { nik, nikAdvice, PROVINCES } from '#edge/contract/validators/index.ts';

const two = (n: number) => String(n).padStart(2, '0');

/** A number as a civil registry would give it. */
const person = fc.record({
  province: fc.constantFrom(...PROVINCES),
  region: fc.integer({ min: 0, max: 9999 }).map((n) => String(n).padStart(4, '0')),
  born: fc.date({
    min: new Date('1930-01-01'),
    max: new Date('2015-12-31'),
    noInvalidDate: true,
  }),
  woman: fc.boolean(),
  serial: fc.integer({ min: 1, max: 9999 }).map((n) => String(n).padStart(4, '0')),
});

type Person = typeof person extends fc.Arbitrary<infer T> ? T : never;

const numberOf = ({ province, region, born, woman, serial }: Person) =>
  province +
  region +
  two(born.getUTCDate() + (woman ? 40 : 0)) +
  two(born.getUTCMonth() + 1) +
  two(born.getUTCFullYear() % 100) +
  serial;

describe('NIK', () => {
  it('knows 38 provinces', () => {
    expect(PROVINCES.size).toBe(38);
  });

  it('has nothing to remark on a number of a registry, for the person it was given to', () => {
    fc.assert(
      fc.property(person, (each) => {
        const profile = {
          birthDate: each.born.toISOString().slice(0, 10),
          gender: each.woman ? ('FEMALE' as const) : ('MALE' as const),
        };
        expect(nikAdvice(numberOf(each), profile)).toEqual([]);
      }),
    );
  });

  it('remarks the other sex and another birth date, and still accepts', () => {
    fc.assert(
      fc.property(person, (each) => {
        const number = numberOf(each);
        const other = { birthDate: '1929-12-31', gender: each.woman ? 'MALE' : 'FEMALE' } as const;
        expect(nikAdvice(number, other)).toEqual(['nik.birth-date', 'nik.gender']);
        expect(v.parse(nik(), number)).toBe(number);
      }),
    );
  });

  it.each([
    ['9901011505900001', 'nik.province'],
    ['3171013202900001', 'nik.date'],
    ['3171017102900001', 'nik.date'],
    ['3171010013900001', 'nik.date'],
    ['3171011505900000', 'nik.serial'],
  ] as const)('remarks on %s: %s', (number, advice) => {
    expect(nikAdvice(number)).toContain(advice);
  });

  it('takes 29 February of a year that was a leap year in either century', () => {
    expect(nikAdvice('3171012902000001')).toEqual([]);
    expect(nikAdvice('3171012902010001')).toEqual(['nik.date']);
  });

  it('is sixteen digits, typed with or without gaps', () => {
    expect(v.parse(nik(), '3171 0115 0590 0001')).toBe('3171011505900001');
    for (const typed of ['317101150590000', '31710115059000011', '317101150590000O'])
      expect(v.safeParse(nik(), typed).issues?.[0]?.message).toBe('nik.digits');
  });

  it('no text makes the validator throw', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (typed, birthDate) => {
        nikAdvice(typed, { birthDate });
        v.safeParse(nik(), typed);
      }),
    );
  });
});
