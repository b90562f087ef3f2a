import type { Quote } from '#edge/contract/catalog/quote.ts';

/**
 * The specification's types of a price line, and what else a motorcycle's price is made of. No line is of
 * `PAYMENT_FEE`: the store bears what its provider takes, however somebody pays. None is of `INSTALLMENT`:
 * what is agreed with a financing company stands beside the price, which it does not change.
 */
export const LINE_TYPES = [
  'VEHICLE',
  'BATTERY',
  /** Parts, accessories, apparel and batteries out of a cart; a service. */
  'GOODS',
  'TAX',
  'SURCHARGE',
  'DELIVERY_FEE',
  'PAYMENT_FEE',
  'INSTALLMENT',
  'DISCOUNT',
  'GOVERNMENT_HELP',
] as const;
export type LineType = (typeof LINE_TYPES)[number];

/** What a line is for; the web has a label for each (`orders.line.<key>`). */
export const LINE_KEYS = [
  'base',
  'battery',
  'goods',
  'service',
  'vat',
  'bbnkb',
  'pkb',
  'stnk',
  'tnkb',
  'bpkb',
  'delivery',
  'coupon',
  'referral',
  'help',
] as const;
export type LineKey = (typeof LINE_KEYS)[number];

export interface PriceLine {
  readonly type: LineType;
  readonly key: LineKey;
  /** Whole rupiah; negative where it comes off. */
  readonly amount: number;
  /** Of value added tax: its rate, in basis points of the price before tax. */
  readonly basisPoints?: number | undefined;
}

/**
 * The price before tax, rounded once; the tax is the difference, so that nothing is lost. Prices of
 * the catalogue include it.
 *
 * @param basisPoints of the price before tax
 */
export const withoutVat = (gross: number, basisPoints: number): number =>
  Math.round((gross * 10_000) / (10_000 + basisPoints));

/** Who bears how much of the price. `VAT_BORNE`: the state pays that share of the tax, in basis points. */
export type GovernmentHelp =
  | { readonly kind: 'DIRECT_CUT'; readonly amount: number }
  | { readonly kind: 'VAT_BORNE'; readonly basisPoints: number };

export interface Extras {
  /** Null without help. */
  readonly help: GovernmentHelp | null;
  /** Off the goods by a coupon and a referral; whole rupiah, not negative. */
  readonly coupon: number;
  readonly referral: number;
  /** Of an address beyond the free area, once it is agreed; 0 before. */
  readonly delivery: number;
}

export const NO_EXTRAS: Extras = { help: null, coupon: 0, referral: 0, delivery: 0 };

const REGISTRATION = { bbnkb: 'TAX', pkb: 'TAX', stnk: 'SURCHARGE' } as const;

const registrationType = (key: string): LineType =>
  key in REGISTRATION ? REGISTRATION[key as keyof typeof REGISTRATION] : 'SURCHARGE';

const helpAmount = (
  help: GovernmentHelp,
  { goods, vat, rate }: { readonly goods: number; readonly vat: number; readonly rate: number },
): number =>
  help.kind === 'DIRECT_CUT'
    ? Math.min(Math.max(0, help.amount), goods)
    : Math.min(vat, rate === 0 ? 0 : Math.round((vat * help.basisPoints) / rate));

export const isLineKey = (key: string): key is LineKey => LINE_KEYS.some((each) => each === key);

/**
 * The lines of an order, each rounded once: its total is their sum and nothing else. The tax of
 * vehicle and battery is a line of its own, registration follows apart, what comes off comes last.
 * Codes take off no more than leaves the booking fee to pay; the government's help is no discount.
 *
 * @param rate of value added tax, in basis points of the price before tax (`vatAt`)
 */
export const priceLines = (
  { lines, bookingFee }: Pick<Quote, 'lines' | 'bookingFee'>,
  extras: Extras,
  rate: number,
): PriceLine[] => {
  const goodsLines = lines.filter(({ key }) => key === 'base' || key === 'battery');
  const goods = goodsAmount({ lines });
  const net = goodsLines.map(({ key, amount }) => ({ key, amount: withoutVat(amount, rate) }));
  const vat = goods - net.reduce((sum, { amount }) => sum + amount, 0);
  const costs: PriceLine[] = [
    ...net.map(({ key, amount }): PriceLine => {
      const isBase = key === 'base';
      return { type: isBase ? 'VEHICLE' : 'BATTERY', key: isBase ? 'base' : 'battery', amount };
    }),
    { type: 'TAX', key: 'vat', amount: vat, basisPoints: rate },
    ...lines.flatMap(({ key, amount }): PriceLine[] =>
      key === 'base' || key === 'battery' ? [] : [{ type: registrationType(key), key, amount }],
    ),
    { type: 'DELIVERY_FEE', key: 'delivery', amount: extras.delivery },
  ];
  const total = totalOf(costs);
  const help =
    extras.help === null ? 0 : Math.min(total, helpAmount(extras.help, { goods, vat, rate }));
  const room = Math.max(0, Math.min(goods, total - help - bookingFee));
  const coupon = Math.min(extras.coupon, room);
  const all: PriceLine[] = [
    ...costs,
    { type: 'DISCOUNT', key: 'coupon', amount: -coupon },
    { type: 'DISCOUNT', key: 'referral', amount: -Math.min(extras.referral, room - coupon) },
    { type: 'GOVERNMENT_HELP', key: 'help', amount: -help },
  ];
  // A line of nothing explains nothing; the tax is shown even when it is none.
  return all.filter(({ key, amount }) => amount !== 0 || key === 'base' || key === 'vat');
};

/** What the goods cost before anything comes off them; whole rupiah. */
export const goodsAmount = ({ lines }: Pick<Quote, 'lines'>): number =>
  lines.reduce(
    (sum, { key, amount }) => (key === 'base' || key === 'battery' ? sum + amount : sum),
    0,
  );

/** Whole rupiah. */
export const totalOf = (lines: readonly PriceLine[]): number =>
  lines.reduce((sum, { amount }) => sum + amount, 0);

/** Lines of the price, and of registration, for a page that shows them apart. */
export const isRegistration = ({ key }: PriceLine): boolean =>
  ['bbnkb', 'pkb', 'stnk', 'tnkb', 'bpkb'].includes(key);

/** Paid when a motorcycle is booked, and part of its price; whole rupiah. */
export const bookingFeeOf = (quote: Pick<Quote, 'bookingFee'>, total: number): number =>
  Math.min(quote.bookingFee, total);
