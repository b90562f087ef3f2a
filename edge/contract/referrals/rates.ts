import { DAY_MS, dayInJakarta } from '#edge/contract/time.ts';

/** What is withheld of a payment of commission, in percent. A payout keeps those it was reckoned by. */
export interface TaxRates {
  /** The part of a person's commission that is taxed (PMK 168/2023). */
  readonly basisPercent: number;
  /** Article 17 of the income tax law: each slice of the basis up to `upTo` has its own rate; null is the rest. */
  readonly brackets: readonly { readonly upTo: number | null; readonly percent: number }[];
  /** What a person pays more whom the tax office knows neither by NPWP nor by NIK (article 21, 5a). */
  readonly surchargePercent: number;
  /** Of a company's commission (PPh 23), and of one without NPWP. */
  readonly companyPercent: number;
  readonly companyWithoutNpwpPercent: number;
}

export interface ReferralRates {
  /** The first day in Jakarta on which they hold: `YYYY-MM-DD`. */
  readonly from: string;
  /** Between the completion of an order and the maturity of its commission, so that what comes back comes back first. */
  readonly holdingMs: number;
  readonly tax: TaxRates;
}

/**
 * The rates of the programme by the day they hold from, the earliest first. A change of law or terms is one more
 * entry: what was earned or gathered before keeps its own.
 */
export const REFERRAL_RATES: readonly ReferralRates[] = [
  {
    from: '2024-01-01',
    holdingMs: 14 * DAY_MS,
    tax: {
      basisPercent: 50,
      brackets: [
        { upTo: 60_000_000, percent: 5 },
        { upTo: 250_000_000, percent: 15 },
        { upTo: 500_000_000, percent: 25 },
        { upTo: 5_000_000_000, percent: 30 },
        { upTo: null, percent: 35 },
      ],
      surchargePercent: 20,
      companyPercent: 2,
      companyWithoutNpwpPercent: 4,
    },
  },
];

/** Those that hold at a moment; before the first of them, the first. */
export const ratesAt = (
  now: number,
  rates: readonly ReferralRates[] = REFERRAL_RATES,
): ReferralRates => {
  const today = dayInJakarta(now);
  const present = rates.findLast(({ from }) => from <= today) ?? rates[0];
  if (present === undefined) throw new Error('The programme has no rates.');
  return present;
};

/** Days between the completion of an order and the maturity of its commission. */
export const holdingDays = (now: number): number => ratesAt(now).holdingMs / DAY_MS;
