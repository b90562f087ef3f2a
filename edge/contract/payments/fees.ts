/** What the provider keeps of a payment before tax: an amount, and a share in basis points. */
interface Fee {
  readonly flatIdr: number;
  readonly basisPoints: number;
}

const BANK: Fee = { flatIdr: 4_000, basisPoints: 0 };
const SHOP: Fee = { flatIdr: 5_000, basisPoints: 0 };

/** As agreed with the provider, by its names of methods; what its statement says otherwise is corrected. */
const FEES: Readonly<Record<string, Fee>> = {
  credit_card: { flatIdr: 2_000, basisPoints: 290 },
  other_qris: { flatIdr: 0, basisPoints: 70 },
  gopay: { flatIdr: 0, basisPoints: 200 },
  shopeepay: { flatIdr: 0, basisPoints: 200 },
  dana: { flatIdr: 0, basisPoints: 150 },
  ovo: { flatIdr: 0, basisPoints: 150 },
  alfamart: SHOP,
  indomaret: SHOP,
};

/** Value added tax on the provider's work, in percent. */
const TAX_PERCENT = 11;

/** What the provider keeps of a payment by a method, with tax; whole rupiah. */
export const providerFee = (method: string | null, amountIdr: number): number => {
  const { flatIdr, basisPoints } = FEES[method ?? ''] ?? BANK;
  const fee = Math.round(flatIdr + (amountIdr * basisPoints) / 10_000);
  return fee + Math.round((fee * TAX_PERCENT) / 100);
};
