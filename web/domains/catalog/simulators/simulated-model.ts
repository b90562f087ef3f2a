import { whPerKm } from '#edge/contract/catalog/consumption.ts';
import type { ProductRecord } from '#edge/contract/catalog/product-record.ts';
import { inLocale, type Locale } from '#edge/contract/locale.ts';

/** What the two simulators need of a model. Amounts in whole rupiah. */
export interface SimulatedModel {
  readonly slug: string;
  readonly name: string;
  /** Watt-hours from the battery for a kilometre. */
  readonly whPerKm: number | null;
  readonly standardBattery: string;
  readonly batteries: readonly {
    readonly code: string;
    readonly name: string;
    readonly monthlyFee: number;
  }[];
  readonly discount: number;
  /** On the road, before the discount: province code → battery → price. */
  readonly otr: ProductRecord['otr_price'];
}

export const simulatedModel = (record: ProductRecord, locale: Locale): SimulatedModel => ({
  slug: record.slug,
  name: record.name,
  whPerKm: whPerKm(record),
  standardBattery: record.standard_battery,
  batteries: record.values
    .filter(({ component }) => component === 'battery')
    .map(({ code, name, monthly_fee }) => ({
      code,
      name: inLocale(name, locale),
      monthlyFee: monthly_fee ?? 0,
    })),
  discount: record.discount,
  otr: record.otr_price,
});

/** What is paid for a model on the road in a province; `undefined` where it is not sold that way. */
export const priceIn = (
  model: SimulatedModel,
  area: string,
  battery: string,
): { readonly otr: number; readonly discount: number; readonly total: number } | undefined => {
  const otr = model.otr[area]?.[battery];
  if (otr === undefined) return undefined;
  const discount = Math.min(model.discount, otr);
  return { otr, discount, total: otr - discount };
};
