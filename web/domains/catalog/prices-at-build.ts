import { AREAS, DEFAULT_AREA } from '#edge/contract/areas.ts';
import { inLocale, type Locale } from '#edge/contract/locale.ts';
import { PRICE_LINES } from '#edge/contract/price.ts';
import { buildDay } from './build-day.ts';
import { productRecords } from './records-at-build.ts';

export interface PricedArea {
  readonly code: string;
  readonly name: string;
}

/** What the models cost with their standard battery; whole rupiah. */
export interface StandardPrices {
  /** When the page was made: the day, epoch ms. */
  readonly builtAt: number;
  /** The default one first. */
  readonly areas: readonly PricedArea[];
  /** By slug. */
  readonly models: Readonly<
    Record<
      string,
      {
        readonly discount: number;
        /** On the road, by province. */
        readonly otr: Readonly<Record<string, number>>;
        /** Without registration and taxes, by province. */
        readonly vehicle: Readonly<Record<string, number>>;
      }
    >
  >;
}

/** By province, what `price` names. */
const byArea = <Prices>(
  all: Readonly<Record<string, Prices>>,
  price: (prices: Prices) => number | undefined,
): Record<string, number> =>
  Object.fromEntries(
    Object.entries(all).flatMap(([area, prices]) => {
      const amount = price(prices);
      return amount === undefined ? [] : [[area, amount]];
    }),
  );

const VEHICLE = PRICE_LINES.indexOf('vehicle');

/** Of every province, so that each opens without signal. */
export const standardPrices = async (locale: Locale): Promise<StandardPrices> => ({
  builtAt: buildDay(),
  areas: AREAS.map(({ code, name }) => ({ code, name: inLocale(name, locale) })).sort(
    (a, b) => Number(b.code === DEFAULT_AREA) - Number(a.code === DEFAULT_AREA),
  ),
  models: Object.fromEntries(
    (await productRecords()).map(
      ({ slug, discount, otr_price, price_lines, standard_battery: battery }) => [
        slug,
        {
          discount,
          otr: byArea(otr_price, (prices) => prices[battery]),
          vehicle: byArea(price_lines, (lines) => lines[battery]?.[VEHICLE]),
        },
      ],
    ),
  ),
});
