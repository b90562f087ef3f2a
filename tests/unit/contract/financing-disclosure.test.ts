import fc from 'fast-check';
import { expect, it } from 'vitest';
import { disclose } from '#edge/contract/financing/disclosure.ts';
import { documentsFor, FINANCING_DOCUMENTS, WORK } from '#edge/contract/financing/documents.ts';
import {
  FINANCING_PROVIDERS,
  financingMethodOf,
  OFFERS,
  tenorsOf,
} from '#edge/contract/financing/providers.ts';
import { minimumDownPayment } from '#edge/contract/financing/simulation.ts';

const offerAndTerm = fc
  .constantFrom(...OFFERS)
  .chain((offer) => fc.tuple(fc.constant(offer), fc.constantFrom(...tenorsOf(offer))));

/** The yearly rate at which the instalments are worth the debt, by Newton's method and not by halving. */
const rateByNewton = (debt: number, instalments: readonly number[]): number => {
  let x = 0.01;
  for (let i = 0; i < 100; i++) {
    let value = -debt;
    let slope = 0;
    instalments.forEach((due, at) => {
      value += due / (1 + x) ** (at + 1);
      slope -= ((at + 1) * due) / (1 + x) ** (at + 2);
    });
    x -= value / slope;
  }
  return x * 12 * 10_000;
};

it('every figure of a disclosure is what an independent computation finds, to the rupiah', () => {
  fc.assert(
    fc.property(
      offerAndTerm,
      fc.integer({ min: 15_000_000, max: 60_000_000 }),
      fc.double({ min: 0, max: 0.7, noNaN: true }),
      ([offer, months], price, share) => {
        // As often as not the least that is allowed, which is 10 or 15 percent.
        const least = minimumDownPayment(price, offer);
        const downPayment = share < 0.35 ? least : Math.max(least, Math.round(price * share));
        const of = disclose({ price, downPayment, provider: offer.provider, months });
        if (of === undefined) throw new Error('no plan');
        const { effectiveRate, allInRate, ...figures } = of;
        const flatRate = offer.flatRates[months] ?? 0;
        const debt = BigInt(price - downPayment);
        const term = BigInt(months);
        // Half a rupiah and more rounds up; in whole numbers.
        const cost = (debt * BigInt(flatRate) * term * 2n + 120_000n) / 240_000n;
        const monthly = (debt + cost) / term;
        const lastMonthly = monthly + ((debt + cost) % term);
        const { adminIdr, fiduciaryIdr, insurancePerYear, latePerDay } = offer.charges;
        const years = months > 24 ? 3 : months > 12 ? 2 : 1;
        const insurance =
          (BigInt(price) * BigInt(insurancePerYear * years) * 2n + 10_000n) / 20_000n;
        const atSigning = BigInt(adminIdr + fiduciaryIdr) + insurance;
        expect(figures).toEqual({
          provider: offer.provider,
          kind: offer.kind,
          price,
          downPayment,
          principal: Number(debt),
          months,
          monthly: Number(monthly),
          lastMonthly: Number(lastMonthly),
          cost: Number(cost),
          total: Number(debt + cost),
          admin: adminIdr,
          fiduciary: fiduciaryIdr,
          insurance: Number(insurance),
          atSigning: Number(atSigning),
          everything: Number(BigInt(price) + cost + atSigning),
          flatRate,
          latePerDay,
        });
        if (offer.kind === 'murabahah') {
          expect([effectiveRate, allInRate]).toEqual([null, null]);
          return;
        }
        const dues = Array.from({ length: months }, (_, at) =>
          Number(at === months - 1 ? lastMonthly : monthly),
        );
        const rate = rateByNewton(Number(debt), dues);
        expect(Math.abs((effectiveRate ?? 0) - rate)).toBeLessThan(1);
        const allIn = rateByNewton(Number(debt - atSigning), dues);
        expect(Math.abs((allInRate ?? 0) - allIn)).toBeLessThan(1);
        expect(allInRate).toBeGreaterThan(effectiveRate ?? 0);
        expect(effectiveRate).toBeGreaterThan(flatRate);
      },
    ),
  );
});

it('asks everybody for identity and family card, and by situation for what proves it', () => {
  for (const provider of FINANCING_PROVIDERS)
    for (const work of WORK)
      for (const isMarried of [true, false]) {
        const wanted = documentsFor(provider, { isMarried, work });
        expect(new Set(wanted).size).toBe(wanted.length);
        expect(wanted).toEqual(expect.arrayContaining(['IDENTITY_CARD', 'FAMILY_CARD']));
        expect(wanted.includes('MARRIAGE_CERTIFICATE')).toBe(isMarried);
        expect(wanted.includes('SPOUSE_IDENTITY_CARD')).toBe(isMarried);
        expect(wanted.includes('PAYSLIP')).toBe(work === 'EMPLOYED');
        expect(wanted.includes('BUSINESS_LICENCE')).toBe(work === 'SELF_EMPLOYED');
        expect(FINANCING_DOCUMENTS.filter((each) => wanted.includes(each))).toEqual(wanted);
      }
});

it('asks by company for what that company alone wants', () => {
  const situation = { isMarried: false, work: 'EMPLOYED' } as const;
  const ofAll = ['IDENTITY_CARD', 'FAMILY_CARD', 'PAYSLIP'];
  const besides = FINANCING_PROVIDERS.map((provider) => [
    provider,
    documentsFor(provider, situation).filter((each) => !ofAll.includes(each)),
  ]);
  expect(Object.fromEntries(besides)).toEqual({
    ADIRA: ['ELECTRICITY_BILL'],
    BFI: ['TAX_CARD', 'ELECTRICITY_BILL'],
    CASHBAC_EASYPAY: [],
    PAPITUPI: ['BANK_STATEMENT'],
    OTHER: ['TAX_CARD', 'ELECTRICITY_BILL'],
  });
});

it('companies have the names of the specification, and BFI another one once it has approved', () => {
  const names = (isApproved: boolean) =>
    FINANCING_PROVIDERS.map((provider) => financingMethodOf(provider, isApproved));
  expect(names(false)).toEqual(['adira', 'BFI', 'Cashbac EasyPay', 'papitupi', 'other']);
  expect(names(true)).toEqual(['adira', 'BFI Approved', 'Cashbac EasyPay', 'papitupi', 'other']);
});
