import { rupiah } from '#edge/contract/money.ts';
import type { PriceKind } from '#edge/contract/stations/vocabulary.ts';

export interface StationPrices {
  readonly kinds: readonly PriceKind[];
  readonly perKwh: number | null;
  readonly perMinute: number | null;
  readonly perSession: number | null;
}

/** The words, from the messages of the page's language. */
export interface PriceWords {
  readonly free: string;
  readonly unknown: string;
  readonly per: (unit: 'kwh' | 'minute' | 'session', amount: string) => string;
}

/** What charging costs, each way of charging one text; one that says so when nobody knows. */
export const priceTexts = (prices: StationPrices, words: PriceWords): string[] => {
  const { kinds, perKwh, perMinute, perSession } = prices;
  const amounts = [
    ['kwh', perKwh],
    ['minute', perMinute],
    ['session', perSession],
  ] as const;
  const texts = amounts.flatMap(([unit, idr]) =>
    idr === null ? [] : [words.per(unit, rupiah(idr))],
  );
  if (kinds.includes('FREE')) texts.unshift(words.free);
  return texts.length > 0 ? texts : [words.unknown];
};
