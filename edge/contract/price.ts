/** Lines of a price on the road, in the order they are shown. Labels are the web's. */
export const PRICE_LINES = ['vehicle', 'bbnkb', 'pkb', 'stnk', 'tnkb', 'bpkb'] as const;
export type PriceLineKey = (typeof PRICE_LINES)[number];

/** Whole rupiah. */
export type PriceLines = Readonly<Record<PriceLineKey, number>>;

export interface Price {
  /** On the road, before the subsidy. */
  readonly otr: number;
  /** Never more than the price. */
  readonly discount: number;
  readonly total: number;
}

/** The lines add up to the price on the road; a subsidy comes off the end, down to zero. */
export const priceOf = (lines: PriceLines, subsidy: number): Price => {
  const otr = PRICE_LINES.reduce((sum, key) => sum + lines[key], 0);
  const discount = Math.min(Math.max(0, subsidy), otr);
  return { otr, discount, total: otr - discount };
};
