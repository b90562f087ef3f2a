import type { TaxRates } from './rates.ts';

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

const share = (amount: number, percent: number): number => Math.floor((amount * percent) / 100);

const byBrackets = (basis: number, brackets: TaxRates['brackets']): number => {
  let below = 0;
  let tax = 0;
  for (const { upTo, percent } of brackets) {
    const top = upTo ?? Number.MAX_SAFE_INTEGER;
    tax += (Math.max(0, Math.min(basis, top) - below) * percent) / 100;
    below = top;
  }
  return Math.floor(tax);
};

/**
 * What is withheld of a payment of commission, for each payment by itself; whole rupiah, rounded down as
 * the tax office does.
 * @param known whether the tax office knows the payee by NPWP or, as a person, by NIK
 */
export const withheldOf = (
  grossIdr: number,
  { isCompany, known }: { readonly isCompany: boolean; readonly known: boolean },
  rates: TaxRates,
): Withheld => {
  const basisIdr = isCompany ? grossIdr : share(grossIdr, rates.basisPercent);
  const plain = isCompany
    ? share(basisIdr, known ? rates.companyPercent : rates.companyWithoutNpwpPercent)
    : byBrackets(basisIdr, rates.brackets);
  const taxIdr = isCompany || known ? plain : share(plain, 100 + rates.surchargePercent);
  return {
    rule: isCompany ? 'PPH23' : 'PPH21',
    basisIdr,
    taxIdr,
    netIdr: grossIdr - taxIdr,
    surcharged: !known,
  };
};
