import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attribute, clickedKeys, MOST_CLICKED } from '#edge/contract/referrals/attribution.ts';
import { PERIODS, periodStart, spansOf } from '#edge/contract/referrals/period.ts';
import { addressKey, isSameName } from '#edge/contract/referrals/person.ts';
import { DAY_MS, dayInJakarta } from '#edge/contract/time.ts';
import { recommendedBy } from '#web/domains/orders/checkout/recommended.ts';
import { earlierCodes, trackingCookies } from '#web/platform/analytics/tracked-keys.ts';

const SEED = Number(process.env.TEST_SEED_FROM ?? 20_261_124);
const key = fc.constantFrom('AYU-1', 'BIMA-2', 'CITRA-3', 'DIMAS-4', 'EKA-5', 'FAJAR-6');

describe(`whose sale it is (seed ${SEED})`, () => {
  it('a typed key alone decides; without one, the last link whose key counts', () => {
    fc.assert(
      fc.property(
        fc.option(fc.oneof(key, fc.constant(''))),
        fc.uniqueArray(key),
        fc.uniqueArray(key),
        (typed, clicked, counting) => {
          const counts = (each: string) => counting.some((key) => key === each);
          const sale = attribute({ typed, clicked }, counts);
          if (sale.key !== null) expect(counts(sale.key)).toBe(true);
          if (typed === '') expect(sale).toEqual({ key: null, refused: false });
          else if (typed !== null)
            expect(sale).toEqual(
              counts(typed) ? { key: typed, refused: false } : { key: null, refused: true },
            );
          else expect(sale).toEqual({ key: clicked.filter(counts)[0] ?? null, refused: false });
        },
      ),
      { seed: SEED },
    );
  });

  it('a device remembers each link once, the last one first', () => {
    fc.assert(
      fc.property(fc.array(key, { minLength: 1, maxLength: 12 }), (followed) => {
        const jar = new Map<string, string>();
        for (const each of followed)
          for (const { name, value } of trackingCookies(
            new URL(`https://alva.example/id?referralCode=${each}`),
            0,
            (name) => jar.get(name),
          ))
            jar.set(name, value);
        const links = clickedKeys([
          jar.get('referral_code'),
          ...earlierCodes(jar.get('referral_earlier'), 0),
        ]);
        const expected = [...new Set(followed.toReversed())].slice(0, MOST_CLICKED);
        expect(links).toEqual(expected);
        expect(recommendedBy(null, links).referralLinks).toEqual(expected);
        expect(recommendedBy('', links)).toEqual({ referralCode: null, referralLinks: [] });
        expect(recommendedBy('TYPED-1', links)).toEqual({
          referralCode: 'TYPED-1',
          referralLinks: [],
        });
      }),
      { seed: SEED },
    );
  });
});

describe('a chart of the programme', () => {
  it('has each day of its period in one point', () => {
    const now = Date.UTC(2026, 10, 24, 20);
    for (const period of PERIODS) {
      const spans = spansOf(period, now, '2026-03-01');
      expect(spans.at(-1)?.until).toBe(dayInJakarta(now));
      if (period !== 'ALL') expect(spans[0]?.from).toBe(dayInJakarta(periodStart(period, now)));
      spans.slice(1).forEach(({ from }, at) => {
        const before = Date.parse(`${spans[at]?.until}T00:00:00Z`);
        expect(Date.parse(`${from}T00:00:00Z`) - before).toBe(DAY_MS);
      });
    }
  });
});

describe('the points of a period', () => {
  it.each([
    ['WEEK', 7, 1],
    ['MONTH', 30, 1],
    ['QUARTER', 13, 7],
    ['YEAR', 13, 28],
  ] as const)('%s: %i of %i days each', (period, points, days) => {
    const lengths = spansOf(period, Date.UTC(2026, 10, 24, 20), null).map(
      ({ from, until }) => (Date.parse(until) - Date.parse(from)) / DAY_MS + 1,
    );
    expect(lengths).toEqual(Array.from({ length: points }, () => days));
  });

  it('ALL has two years of them, and what came before in the first', () => {
    const spans = spansOf('ALL', Date.UTC(2026, 10, 24, 20), '2020-01-01');
    expect(spans).toHaveLength(27);
    expect(spans[0]?.from).toBe('2020-01-01');
  });
});

describe('one person by two ways of writing', () => {
  it('is seen in addresses and account names', () => {
    expect(addressKey('Jl. Melati No. 4', '12810')).toBe(addressKey('jalan MELATI 4', '12810'));
    expect(addressKey('Jl. Melati 4', '12810')).not.toBe(addressKey('Jl. Melati 5', '12810'));
    expect(addressKey('', '12810')).toBe('');
    expect(isSameName('DIMAS SAPUTRA', 'Dimas Saputra')).toBe(true);
    expect(isSameName('Saputra', 'Dimas Saputra')).toBe(true);
    expect(isSameName('Dimas Wijaya', 'Dimas Saputra')).toBe(false);
    expect(isSameName('', 'Dimas')).toBe(false);
  });
});
