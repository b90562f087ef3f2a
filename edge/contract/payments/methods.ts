import { DAY_MS, MINUTE_MS } from '#edge/contract/time.ts';

/** How a payment by a method can be paid back. */
interface RefundRule {
  /** Part of the amount can go back through the provider. */
  readonly partial: boolean;
  /** Days after settlement in which the provider pays back. */
  readonly days: number;
}

interface Method {
  readonly group: 'CARD' | 'BANK' | 'WALLET' | 'SHOP';
  readonly minIdr: number;
  /** `null`: no limit that an order could reach. */
  readonly maxIdr: number | null;
  /** Beyond this the person's own account must be verified with the wallet. */
  readonly unverifiedMaxIdr?: number;
  /** `null`: never through the provider; we transfer it. */
  readonly refund: RefundRule | null;
  /** The bank may take a settled payment back within minutes. */
  readonly reversible?: true;
}

const BANK = { group: 'BANK', minIdr: 10_000, maxIdr: null, refund: null } as const;
const WALLET = {
  group: 'WALLET',
  minIdr: 1_000,
  maxIdr: 20_000_000,
  unverifiedMaxIdr: 2_000_000,
} as const;

/**
 * Methods by the provider's names (`enabled_payments`), in the order people see them, with its limits.
 * Pay-later services publish no limit, it is each person's own; they are not offered.
 */
const PAYMENT_METHODS = {
  credit_card: {
    group: 'CARD',
    minIdr: 10_000,
    maxIdr: 999_999_999,
    refund: { partial: true, days: 180 },
  },
  bca_va: BANK,
  echannel: { ...BANK, reversible: true },
  bni_va: BANK,
  bri_va: BANK,
  permata_va: { ...BANK, reversible: true },
  cimb_va: { ...BANK, maxIdr: 250_000_000 },
  danamon_va: BANK,
  bsi_va: BANK,
  seabank_va: { ...BANK, maxIdr: 100_000_000 },
  other_qris: {
    group: 'WALLET',
    minIdr: 1_000,
    maxIdr: 10_000_000,
    refund: { partial: true, days: 7 },
  },
  gopay: { ...WALLET, refund: { partial: true, days: 45 } },
  shopeepay: { ...WALLET, refund: { partial: false, days: 365 } },
  dana: { ...WALLET, refund: { partial: true, days: 45 } },
  ovo: {
    group: 'WALLET',
    minIdr: 1_000,
    maxIdr: 99_999_999,
    refund: { partial: false, days: 7 },
  },
  /** Cash at the counter; the shop takes more without cash, which a payment code cannot ask for. */
  alfamart: { group: 'SHOP', minIdr: 10_000, maxIdr: 2_500_000, refund: null },
  indomaret: { group: 'SHOP', minIdr: 10_000, maxIdr: 5_000_000, refund: null, reversible: true },
} as const satisfies Record<string, Method>;

export type PaymentMethod = keyof typeof PAYMENT_METHODS;

const METHODS: Readonly<Record<string, Method>> = PAYMENT_METHODS;

export const paymentMethods = Object.keys(PAYMENT_METHODS) as readonly PaymentMethod[];

export const isPaymentMethod = (name: string): name is PaymentMethod =>
  Object.hasOwn(METHODS, name);

/** Why a method is not offered; the web has a sentence for each. */
export const METHOD_REASONS = ['AMOUNT_TOO_LOW', 'AMOUNT_TOO_HIGH', 'NOT_REFUNDABLE'] as const;
type MethodReason = (typeof METHOD_REASONS)[number];

export interface MethodRequest {
  readonly amountIdr: number;
  /** The terms promise the money back to where it came from. */
  readonly refundToSource?: boolean;
}

export interface OfferedMethod {
  readonly method: PaymentMethod;
  readonly group: Method['group'];
  readonly eligible: boolean;
  /** Set when it is not eligible. */
  readonly reason?: MethodReason;
  /** The limit that stands in the way. */
  readonly limitIdr?: number;
  /** Only with a verified account of the wallet. */
  readonly needsVerifiedAccount: boolean;
  /** Where a refund comes from: the provider, or our bank. */
  readonly refundRoute: RefundRoute;
}

export type RefundRoute = 'PROVIDER' | 'BANK';

const obstacle = (
  { minIdr, maxIdr, refund }: Method,
  { amountIdr, refundToSource = false }: MethodRequest,
): Pick<OfferedMethod, 'reason' | 'limitIdr'> => {
  if (amountIdr < minIdr) return { reason: 'AMOUNT_TOO_LOW', limitIdr: minIdr };
  if (maxIdr !== null && amountIdr > maxIdr) return { reason: 'AMOUNT_TOO_HIGH', limitIdr: maxIdr };
  return refundToSource && refund === null ? { reason: 'NOT_REFUNDABLE' } : {};
};

/** Every method for an amount, with the reason where one cannot be offered. */
export const methodsFor = (request: MethodRequest): readonly OfferedMethod[] =>
  paymentMethods.map((method) => {
    const rules = METHODS[method] as Method;
    const against = obstacle(rules, request);
    return {
      method,
      group: rules.group,
      eligible: against.reason === undefined,
      ...against,
      needsVerifiedAccount:
        request.amountIdr > (rules.unverifiedMaxIdr ?? Number.POSITIVE_INFINITY),
      refundRoute: rules.refund === null ? 'BANK' : 'PROVIDER',
    };
  });

/** Less than this cannot be paid by any method. */
export const LEAST_PAYABLE_IDR = Math.min(...Object.values(METHODS).map(({ minIdr }) => minIdr));

/** Whether the method may be used for the amount; asked again where a payment is created. */
export const isEligible = (method: string, request: MethodRequest): method is PaymentMethod =>
  isPaymentMethod(method) && obstacle(METHODS[method] as Method, request).reason === undefined;

/** Settled payments of these wait before anything that cannot be undone. */
const REVERSIBLE_MS = 15 * MINUTE_MS;

/** Until when the bank may take the payment back; `null` where it does not do that. */
export const reversibleUntil = (method: string | null, settledAt: number): number | null =>
  method !== null && METHODS[method]?.reversible === true ? settledAt + REVERSIBLE_MS : null;

export interface RefundQuestion {
  readonly method: string | null;
  readonly paidIdr: number;
  readonly settledAt: number;
  readonly amountIdr: number;
  readonly now: number;
}

/** Which way money goes back: by method, age and amount. */
export const refundRoute = (question: RefundQuestion): RefundRoute => {
  const { method, paidIdr, settledAt, amountIdr, now } = question;
  const rule = method === null ? null : (METHODS[method]?.refund ?? null);
  if (rule === null) return 'BANK';
  if (now - settledAt > rule.days * DAY_MS) return 'BANK';
  return amountIdr < paidIdr && !rule.partial ? 'BANK' : 'PROVIDER';
};
