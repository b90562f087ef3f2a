import { PRICE_LINES, type PriceLineKey, type PriceLines, priceOf } from '#edge/contract/price.ts';
import type { Configuration } from './configuration.ts';
import { type DeliveryTerms, deliveryTerms } from './delivery.ts';
import type { ConfigurableModel } from './offered.ts';

type QuoteLineKey = 'base' | 'battery' | Exclude<PriceLineKey, 'vehicle'>;

/** One line of a price. The battery's is negative where renting takes it off the price. */
export interface QuoteLine {
  readonly key: QuoteLineKey;
  readonly amount: number;
}

/** What a configuration costs; whole rupiah. */
export interface VehiclePrice {
  /** They add up to `otr`. */
  readonly lines: readonly QuoteLine[];
  /** On the road, before the subsidy. */
  readonly otr: number;
  readonly discount: number;
  /** What the buyer pays, without a delivery that is quoted. */
  readonly total: number;
  readonly delivery: DeliveryTerms;
  /** Subscription fee of a rented battery. */
  readonly monthlyFee: number | null;
}

/** The same with what of it is paid at booking. */
export interface Quote extends VehiclePrice {
  /** Share of `total` that is paid at booking. */
  readonly bookingFee: number;
  readonly rest: number;
}

const linesOf = (
  model: ConfigurableModel,
  area: string,
  battery: string,
): PriceLines | undefined => {
  const amounts = model.price_lines[area]?.[battery];
  if (amounts === undefined) return undefined;
  return Object.fromEntries(PRICE_LINES.map((key, at) => [key, amounts[at] ?? 0])) as PriceLines;
};

/**
 * The arithmetic of server and device alike, so that the price shown is the price the server names.
 * Null where the model is not sold with that battery in that province.
 */
export const vehiclePrice = (
  model: ConfigurableModel,
  { area, battery, delivery }: Pick<Configuration, 'area' | 'battery' | 'delivery'>,
): VehiclePrice | null => {
  const lines = linesOf(model, area, battery);
  if (lines === undefined) return null;
  const standard = linesOf(model, area, model.standard_battery) ?? lines;
  const { otr, discount, total } = priceOf(lines, model.discount);
  const chosen = model.values.find(
    ({ component, code }) => component === 'battery' && code === battery,
  );
  const [, ...registration] = PRICE_LINES;
  return {
    lines: [
      { key: 'base', amount: standard.vehicle },
      { key: 'battery', amount: lines.vehicle - standard.vehicle },
      ...registration.map((key) => ({ key, amount: lines[key] })),
    ],
    otr,
    discount,
    total,
    delivery: deliveryTerms(delivery, area),
    monthlyFee: chosen?.monthly_fee ?? null,
  };
};

/** @param fee what a booking costs now, in whole rupiah: a setting of the shop */
export const quote = (
  model: ConfigurableModel,
  choice: Parameters<typeof vehiclePrice>[1],
  fee: number,
): Quote | null => {
  const price = vehiclePrice(model, choice);
  if (price === null) return null;
  const bookingFee = Math.min(fee, price.total);
  return { ...price, bookingFee, rest: price.total - bookingFee };
};
