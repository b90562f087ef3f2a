import type { Query } from '#db/query.ts';
import { AREAS } from '#edge/contract/areas.ts';
import type { Configuration, ConfigurationField } from '#edge/contract/catalog/configuration.ts';
import type { ConfigurableModel } from '#edge/contract/catalog/offered.ts';
import { quote } from '#edge/contract/catalog/quote.ts';
import { resolve } from '#edge/contract/catalog/resolve.ts';
import type { SettingValues } from '#edge/contract/catalog/settings.ts';
import { type SimulationOutcome, simulate } from '#edge/contract/financing/simulation.ts';
import type { QuoteOrderInput } from '#edge/contract/orders/place-order.ts';
import {
  bookingFeeOf,
  goodsAmount,
  NO_EXTRAS,
  type PriceLine,
  priceLines,
  totalOf,
} from '#edge/contract/orders/price-lines.ts';
import { vatAt } from '#edge/contract/orders/vat.ts';
import { deliveryFeeOf } from '#edge/contract/places/delivery-fee.ts';
import { configurableModel, modelOf, settingsAt } from '#edge/domains/catalog/index.ts';
import { allPlaces, citiesOf, type PlaceRow } from '#edge/domains/places/index.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import type { CouponPerson } from './coupon.sql.ts';
import { type AppliedCoupon, couponByReferral, judgeCoupon } from './coupon.ts';
import type { FieldFault, OrderError } from './error.ts';
import { type HelpTerms, helpFor } from './help.sql.ts';
import { countFree } from './stock.sql.ts';

/** What an order costs now, by the catalogue alone: nothing that a device says counts here. */
export interface Priced {
  readonly model: ConfigurableModel;
  readonly choice: Configuration;
  readonly dealer: PlaceRow | null;
  readonly sellers: readonly PlaceRow[];
  /** What fees, windows and the reach are now. */
  readonly settings: SettingValues;
  readonly lines: readonly PriceLine[];
  readonly total: number;
  /** The same order without the government's help, and with it when it could be had. */
  readonly totalWithoutHelp: number;
  readonly totalWithHelp: number | null;
  readonly help: HelpTerms | null;
  /** The typed code. */
  readonly coupon: AppliedCoupon | null;
  /** The promotion for orders that came by a key, as far as it takes something off. */
  readonly byReferral: AppliedCoupon | null;
  readonly bookingFee: number;
  /** To pay when it is placed; nothing while a financing company decides. */
  readonly due: number;
  readonly installment: Extract<SimulationOutcome, { ok: true }>['value'] | null;
  readonly unitsFree: number;
  /** Of the price before tax. */
  readonly vatBasisPoints: number;
  /** Null for a battery that is owned. */
  readonly monthlyFee: number | null;
}

/** The message of each choice that cannot be had. */
export const KEYS: Readonly<Record<ConfigurationField, string>> = {
  color: 'colour',
  accent: 'colour',
  battery: 'required',
  area: 'province',
  dealer: 'dealer',
  delivery: 'delivery-option',
};

const invalid = (faults: readonly FieldFault[]): Result<never, OrderError> =>
  err({ code: 'ORDER_INVALID', faults });

interface Pricing {
  readonly read: <T>(query: Query<T>) => Promise<T>;
  readonly clock: () => number;
  /** Who orders, for codes that a person may use so often; null for a guest. */
  readonly person: CouponPerson | null;
  /** Of the order that is priced; empty before there is one. */
  readonly orderId: string;
  /** The key it came by. */
  readonly referral?: string | null;
}

/** Where deliveries start. */
export const sellerOf = ({ latitude: lat, longitude: lon, state }: PlaceRow) => ({
  lat,
  lon,
  provinceId: AREAS.find(({ name }) => name.id === state)?.code ?? null,
});

/** Whether a motorcycle is sold there today. */
export const sells = ({ sales, upcoming, isActive }: PlaceRow): boolean =>
  sales && !upcoming && isActive;

export const priceOrder = async (
  input: QuoteOrderInput,
  { read, clock, person, orderId, referral = null }: Pricing,
): Promise<Result<Priced, OrderError>> => {
  const { slug, choice: chosen, cityId } = input;
  const isDelivered = chosen.delivery === 'DELIVER_TO_HOME' && cityId !== null;
  const now = clock();
  const [[row], places, terms, unitsFree, cities, settings] = await Promise.all([
    read(configurableModel({ slug, area: chosen.area, now })),
    read(allPlaces()),
    read(helpFor({ slug, now })),
    read(countFree({ ...chosen, slug })),
    isDelivered ? read(citiesOf(cityId.slice(0, 2))) : [],
    read(settingsAt({ now })),
  ]);
  if (row === undefined) return invalid([{ field: 'slug', key: 'required' }]);
  const model = modelOf(row);
  const sellers = places.filter(sells);
  const { choice, corrections } = resolve(model, chosen, {
    now,
    dealers: sellers.map(({ dealerSlug }) => dealerSlug),
    areas: AREAS.map(({ code }) => code),
  });
  if (corrections.length > 0)
    return invalid(
      corrections.map(({ field }) => ({ field: `choice.${field}`, key: KEYS[field] })),
    );
  const quoted = quote(model, choice, settings.BOOKING_FEE);
  if (quoted === null) return invalid([{ field: 'choice.battery', key: 'required' }]);
  const hasHelp = terms !== undefined && terms.left !== 0;
  if (input.help && !hasHelp) return err({ code: 'ORDER_HELP_REFUSED' });
  const goods = [{ kind: 'MOTORCYCLE', slug, amount: goodsAmount(quoted) }] as const;
  const judging = { read, now, person, orderId };
  const coupon = input.coupon === null ? ok(null) : await judgeCoupon(input.coupon, goods, judging);
  if (!coupon.ok) return coupon;
  const off = coupon.value?.amount ?? 0;
  const left = goods.map((each) => ({ ...each, amount: each.amount - off }));
  const recommended = referral === null ? null : await couponByReferral(left, judging);
  const city = cities.find(({ id }) => id === cityId);
  const delivery =
    city === undefined
      ? 0
      : (deliveryFeeOf({ cityId: city.id, seat: city.at }, sellers.map(sellerOf), settings) ?? 0);
  const extras = { ...NO_EXTRAS, delivery, coupon: off, referral: recommended?.amount ?? 0 };
  const vat = vatAt(now).basisPoints;
  const without = priceLines(quoted, extras, vat);
  const withHelp = hasHelp ? priceLines(quoted, { ...extras, help: terms.help }, vat) : null;
  const lines = input.help && withHelp !== null ? withHelp : without;
  const total = totalOf(lines);
  const bookingFee = input.orderType === 'BOOKING' ? bookingFeeOf(quoted, total) : 0;
  const financed = installmentOf(input, total);
  if (!financed.ok) return financed;
  const direct = financed.value === null ? total : 0;
  return ok({
    model,
    choice,
    sellers,
    settings,
    lines,
    total,
    bookingFee,
    coupon: coupon.value,
    byReferral: lines.some(({ key }) => key === 'referral') ? recommended : null,
    unitsFree,
    vatBasisPoints: vat,
    dealer: sellers.find(({ dealerSlug }) => dealerSlug === choice.dealer) ?? null,
    totalWithoutHelp: totalOf(without),
    totalWithHelp: withHelp === null ? null : totalOf(withHelp),
    help: input.help && hasHelp ? terms : null,
    due: input.orderType === 'BOOKING' ? bookingFee : direct,
    installment: financed.value,
    monthlyFee: quoted.monthlyFee,
  });
};

/** The plan that is asked for, when the rest is paid by installments and one was chosen. */
export const installmentOf = (
  { paymentOption, installment }: Pick<QuoteOrderInput, 'paymentOption' | 'installment'>,
  total: number,
): Result<Priced['installment'], OrderError> => {
  if (paymentOption !== 'INSTALLMENT' || installment == null) return ok(null);
  const { provider, months, downPayment } = installment;
  const plan = simulate({ price: total, provider, months, downPayment });
  if (plan.ok) return ok(plan.value);
  const isDown = plan.error.code.startsWith('DOWN_PAYMENT');
  return invalid([
    { field: isDown ? 'installment.downPayment' : 'installment.months', key: 'required' },
  ]);
};
