import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quote as quoteAt } from '#edge/contract/catalog/quote.ts';
import { USUAL_SETTINGS } from '#edge/contract/catalog/settings.ts';
import { MODEL } from './configurable.ts';

const { BOOKING_FEE } = USUAL_SETTINGS;
const quote = (model: typeof MODEL, choice: Parameters<typeof quoteAt>[1], fee = BOOKING_FEE) =>
  quoteAt(model, choice, fee);
const standard = { area: '31', battery: 'dual', delivery: 'PICKUP_AT_DEALER' } as const;

describe('the price of a configuration', () => {
  it('is the reference price with the standard battery in Jakarta', () => {
    expect(quote(MODEL, standard)).toMatchObject({
      otr: 42_750_000,
      discount: 7_000_000,
      total: 35_750_000,
      bookingFee: 500_000,
      rest: 35_250_000,
      monthlyFee: null,
    });
  });

  it('books at the fee that holds, and never for more than it costs', () => {
    expect(quote(MODEL, standard, 750_000)).toMatchObject({
      bookingFee: 750_000,
      rest: 35_000_000,
    });
    expect(quote(MODEL, standard, 90_000_000)).toMatchObject({ bookingFee: 35_750_000, rest: 0 });
  });

  it('shows a rented battery as what it takes off, with its fee', () => {
    const rented = quote(MODEL, { ...standard, battery: 'rent' });
    expect(rented?.lines.slice(0, 2)).toEqual([
      { key: 'base', amount: 42_365_000 },
      { key: 'battery', amount: -9_500_000 },
    ]);
    expect(rented?.monthlyFee).toBe(275_000);
  });

  it('a province without sale has no price', () => {
    expect(quote(MODEL, { ...standard, area: '13', battery: 'rent' })).toBeNull();
    expect(quote(MODEL, { ...standard, area: '99' })).toBeNull();
  });

  it.each([
    ['PICKUP_AT_DEALER', '94', 'collect'],
    ['DELIVER_TO_HOME', '31', 'included'],
    ['DELIVER_TO_HOME', '32', 'by-address'],
    ['DELIVER_TO_HOME', '94', 'quoted'],
  ] as const)('%s in %s is %s', (delivery, area, terms) => {
    const everywhere = { ...MODEL, price_lines: { [area]: MODEL.price_lines['31'] ?? {} } };
    expect(quote(everywhere, { ...standard, area, delivery })?.delivery).toBe(terms);
  });

  it('adds up to the last rupiah and never pays the buyer', () => {
    const amounts = fc.array(fc.nat(50_000_000), { minLength: 6, maxLength: 6 });
    fc.assert(
      fc.property(amounts, amounts, fc.nat(90_000_000), (dual, rent, discount) => {
        const model = { ...MODEL, discount, price_lines: { '31': { dual, rent } } };
        for (const battery of ['dual', 'rent']) {
          const priced = quote(model, { ...standard, battery });
          if (priced === null) throw new Error('not priced');
          expect(priced.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(priced.otr);
          expect(priced.otr - priced.discount).toBe(priced.total);
          expect(priced.bookingFee + priced.rest).toBe(priced.total);
          expect(priced.total).toBeGreaterThanOrEqual(0);
          expect(priced.rest).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });
});
