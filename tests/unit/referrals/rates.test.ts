import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { REFERRAL_RATES, ratesAt } from '#edge/contract/referrals/rates.ts';
import { withheldOf } from '#edge/contract/referrals/tax.ts';
import { commissionFor } from '#edge/contract/referrals/terms.ts';
import { DAY_MS, HOUR_MS } from '#edge/contract/time.ts';

describe('terms of the programme', () => {
  const { tax } = ratesAt(Date.UTC(2026, 10, 26));

  it('give each model its commission, and one that is not named the usual one', () => {
    expect([commissionFor('alva-cervo'), commissionFor('alva-n3')]).toEqual([500_000, 750_000]);
  });

  it('hold from the day in Jakarta they name, and each table of tax is used as it says', () => {
    const [present] = REFERRAL_RATES;
    if (present === undefined) throw new Error('none');
    const later = {
      from: '2027-01-01',
      holdingMs: 30 * DAY_MS,
      tax: {
        basisPercent: 100,
        brackets: [{ upTo: null, percent: 10 }],
        surchargePercent: 50,
        companyPercent: 3,
        companyWithoutNpwpPercent: 9,
      },
    };
    const newYear = Date.UTC(2027, 0, 1) - 7 * HOUR_MS;
    const both = [present, later];
    expect(ratesAt(newYear - 1, both)).toBe(present);
    expect(ratesAt(newYear, both)).toBe(later);
    expect(ratesAt(0, both), 'before the first').toBe(present);
    const taxOf = (isCompany: boolean, isKnown: boolean) =>
      withheldOf(1_000_000, { isCompany, known: isKnown }, later.tax).taxIdr;
    expect(taxOf(false, true)).toBe(100_000);
    expect(taxOf(false, false)).toBe(150_000);
    expect(taxOf(true, true)).toBe(30_000);
    expect(taxOf(true, false)).toBe(90_000);
    for (const { from, tax: each } of REFERRAL_RATES) {
      expect(from).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(each.brackets.at(-1)?.upTo, 'the last slice is the rest').toBeNull();
    }
    expect(REFERRAL_RATES.map(({ from }) => from)).toEqual(
      REFERRAL_RATES.map(({ from }) => from).toSorted(),
    );
  });

  it('withhold half of the gross by article 17, a fifth more of the unknown, and two percent of companies', () => {
    const person = (gross: number, isKnown = true) =>
      withheldOf(gross, { isCompany: false, known: isKnown }, tax);
    expect(person(10_000_000)).toMatchObject({
      rule: 'PPH21',
      basisIdr: 5_000_000,
      taxIdr: 250_000,
    });
    expect(person(10_000_000, false)).toMatchObject({ taxIdr: 300_000, surcharged: true });
    // 60 million at 5 %, the rest of 100 million at 15 %.
    expect(person(200_000_000)).toMatchObject({ basisIdr: 100_000_000, taxIdr: 9_000_000 });
    const company = (isKnown: boolean) =>
      withheldOf(10_000_000, { isCompany: true, known: isKnown }, tax);
    expect(company(true)).toMatchObject({ rule: 'PPH23', taxIdr: 200_000 });
    expect(company(false)).toMatchObject({ taxIdr: 400_000 });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10 ** 10 }),
        fc.boolean(),
        fc.boolean(),
        (gross, isCompany, isKnown) => {
          const { taxIdr, netIdr } = withheldOf(gross, { isCompany, known: isKnown }, tax);
          return taxIdr + netIdr === gross && taxIdr >= 0 && netIdr > 0 && Number.isInteger(taxIdr);
        },
      ),
    );
  });
});
