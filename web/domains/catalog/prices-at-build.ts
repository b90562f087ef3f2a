import { AREAS, DEFAULT_AREA } from '#edge/contract/areas.ts';
import { inLocale, type Locale } from '#edge/contract/locale.ts';
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
    Record<string, { readonly discount: number; readonly otr: Readonly<Record<string, number>> }>
  >;
}

/** Of every province, so that each opens without signal. */
export const standardPrices = async (locale: Locale): Promise<StandardPrices> => ({
  builtAt: buildDay(),
  areas: AREAS.map(({ code, name }) => ({ code, name: inLocale(name, locale) })).sort(
    (a, b) => Number(b.code === DEFAULT_AREA) - Number(a.code === DEFAULT_AREA),
  ),
  models: Object.fromEntries(
    (await productRecords()).map(({ slug, discount, otr_price, standard_battery }) => [
      slug,
      {
        discount,
        otr: Object.fromEntries(
          Object.entries(otr_price).flatMap(([area, prices]) => {
            const otr = prices[standard_battery];
            return otr === undefined ? [] : [[area, otr]];
          }),
        ),
      },
    ]),
  ),
});
