/** How the tax of a commission is named on its slip. */
type TaxRule = 'PPH21' | 'PPH23';

export interface Withheld {
  readonly rule: TaxRule;
  /** What the rate is taken of. */
  readonly basisIdr: number;
  readonly taxIdr: number;
  readonly netIdr: number;
  /** Without a tax number known to the office the rate is higher. */
  readonly surcharged: boolean;
}

/** Article 17 of the income tax law: each slice of the basis up to `upTo` has its own rate. */
const BRACKETS = [
  { upTo: 60_000_000, percent: 5 },
  { upTo: 250_000_000, percent: 15 },
  { upTo: 500_000_000, percent: 25 },
  { upTo: 5_000_000_000, percent: 30 },
  { upTo: Number.MAX_SAFE_INTEGER, percent: 35 },
] as const;

/** Of a person's commission half is the basis (PMK 168/2023). */
const BASIS_PERCENT = 50;
/** A person without NPWP, and without a NIK in its place, pays a fifth more (article 21, 5a). */
const SURCHARGE_PERCENT = 20;
/** A company's commission, and the same doubled without NPWP. */
const COMPANY_PERCENT = { known: 2, unknown: 4 } as const;

const share = (amount: number, percent: number): number => Math.floor((amount * percent) / 100);

const byBrackets = (basis: number): number => {
  let below = 0;
  let tax = 0;
  for (const { upTo, percent } of BRACKETS) {
    tax += (Math.max(0, Math.min(basis, upTo) - below) * percent) / 100;
    below = upTo;
  }
  return Math.floor(tax);
};

/**
 * What is withheld of a payment of commission, for each payment by itself; whole rupiah, rounded down as
 * the tax office does.
 * @param known whether the payee gave a NPWP, or, as a person, a NIK
 */
export const withheldOf = (
  grossIdr: number,
  { isCompany, known }: { readonly isCompany: boolean; readonly known: boolean },
): Withheld => {
  const basisIdr = isCompany ? grossIdr : share(grossIdr, BASIS_PERCENT);
  const plain = isCompany
    ? share(basisIdr, known ? COMPANY_PERCENT.known : COMPANY_PERCENT.unknown)
    : byBrackets(basisIdr);
  const taxIdr = isCompany || known ? plain : share(plain, 100 + SURCHARGE_PERCENT);
  return {
    rule: isCompany ? 'PPH23' : 'PPH21',
    basisIdr,
    taxIdr,
    netIdr: grossIdr - taxIdr,
    surcharged: !known,
  };
};
