import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { narrowed } from '#web/ui/narrowed.ts';

const CITIES = [
  { label: 'Jakarta Selatan', hint: 'DKI Jakarta' },
  { label: 'Kota Surabaya', hint: 'Jawa Timur' },
  { label: 'Surakarta', hint: 'Jawa Tengah' },
];
const labels = (typed: string) => narrowed(CITIES, typed).map(({ label }) => label);

describe('a list narrowed by typing', () => {
  it('an empty text leaves the list whole', () => {
    expect(narrowed(CITIES, '  ')).toBe(CITIES);
  });

  it('finds by label and by hint, whatever the capitals, what begins so first', () => {
    expect(labels('SURA')).toEqual(['Surakarta', 'Kota Surabaya']);
    expect(labels('jawa')).toEqual(['Kota Surabaya', 'Surakarta']);
    expect(labels('zzz')).toEqual([]);
  });

  it('finds accented letters by plain ones', () => {
    expect(narrowed([{ label: 'Café' }], 'cafe')).toHaveLength(1);
  });

  it('never invents, doubles or loses an option that is named in full', () => {
    const options = fc.array(fc.record({ label: fc.string({ minLength: 1 }) }), { minLength: 1 });
    fc.assert(
      fc.property(options, fc.string(), fc.nat(), (list, typed, at) => {
        const matches = narrowed(list, typed);
        expect(new Set(matches).size).toBe(matches.length);
        expect(matches.every((each) => list.includes(each))).toBe(true);
        const one = list[at % list.length];
        if (one !== undefined) expect(narrowed(list, one.label)).toContain(one);
      }),
    );
  });
});
