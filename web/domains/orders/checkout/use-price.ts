'use client';

import {
  NO_EXTRAS,
  type PriceLine,
  priceLines,
  totalOf,
} from '#edge/contract/orders/price-lines.ts';
import { vatAt } from '#edge/contract/orders/vat.ts';
import { type InstallmentPlan, planFor } from '#web/domains/orders/plan.ts';
import { QuoteOrderDocument } from '#web/platform/graphql/generated/main/quote-order.ts';
import type { QuoteOrderInput, QuoteOrderQuery } from '#web/platform/graphql/generated/main.ts';
import { useMain } from '#web/platform/graphql/use-operation.ts';
import type { PurchaseState } from '#web/platform/purchase/state.ts';
import { usePurchase } from '#web/platform/purchase/use-purchase.ts';
import { optionOf, takesHelp } from './draft.ts';
import { followedLinks, recommendedBy } from './recommended.ts';
import type { Bought } from './use-checkout.ts';

/** What the order costs; whole rupiah. */
export interface CheckoutPrice {
  readonly lines: readonly PriceLine[];
  readonly total: number;
  readonly due: number;
  /** The plan that was chosen, for this total; null where it is paid in full, or none is chosen. */
  readonly plan: InstallmentPlan | null;
  /** Off the price for who is eligible for the government's help; 0 when there is none. */
  readonly helpAmount: number;
  /** No unit is in stock. */
  readonly preOrder: boolean;
  /** How long it may take to pay it, once it is placed. */
  readonly hoursToPay: number;
  /** Why the server would not take a code or a plan. */
  readonly refusal: QuoteRefusal | null;
  readonly source: 'server' | 'device' | 'asking';
}

type QuoteRefusal = Extract<QuoteOrderQuery['quoteOrder'], { __typename: 'OrderRefusal' }>;
type Quoted = Extract<QuoteOrderQuery['quoteOrder'], { __typename: 'OrderQuote' }>;

type Priced = Omit<CheckoutPrice, 'plan'>;

const fromServer = (quote: Quoted): Priced => ({
  lines: quote.lines as readonly PriceLine[],
  total: quote.total,
  due: quote.due,
  helpAmount: quote.totalWithHelp === null ? 0 : quote.totalWithoutHelp - quote.totalWithHelp,
  preOrder: quote.preOrder,
  hoursToPay: quote.hoursToPay,
  refusal: null,
  source: 'server',
});

/**
 * Keys that may take something off the price. A typed one counts once its step is done, and is asked for as a
 * link is: the price is no place to refuse it.
 */
const linksFor = ({ referralPromo, paymentChosen }: PurchaseState): string[] => {
  if (typeof document === 'undefined') return [];
  const typed = paymentChosen ? referralPromo : null;
  const { referralCode, referralLinks } = recommendedBy(typed, followedLinks());
  return referralCode === null ? referralLinks : [referralCode];
};

/**
 * The checkout as far as it is filled in, to be priced. A plan changes no price, but one that was made
 * for another price would be refused: it is fitted to the answer instead (`planFor`).
 */
export const useQuoteInput = ({ model, choice }: Bought): QuoteOrderInput => {
  const state = usePurchase();
  const home = choice.delivery === 'DELIVER_TO_HOME' ? state.delivery?.home : null;
  return {
    slug: model.slug,
    choice,
    orderType: state.purchaseOrderType,
    paymentOption: 'FULL_PAYMENT',
    installment: null,
    help: takesHelp(state),
    coupon: state.coupon,
    referralLinks: linksFor(state),
    cityId: home?.cityId || null,
  };
};

/** A direct order waits for the financing company before anything is due. */
const withPlan = (price: Priced, state: PurchaseState): CheckoutPrice => {
  const plan = optionOf(state) === 'INSTALLMENT' ? planFor(state.installment, price.total) : null;
  const waits = plan !== null && state.purchaseOrderType === 'FULL_PURCHASE';
  return { ...price, plan, due: waits ? 0 : price.due };
};

/** The price at once, by the arithmetic both sides share; the server's word replaces it. */
export const usePrice = (bought: Bought): CheckoutPrice => {
  const state = usePurchase();
  const { quote } = bought;
  const input = useQuoteInput(bought);
  const { orderType } = input;
  const { data, fault } = useMain(QuoteOrderDocument, { input });
  const answer = data?.quoteOrder;
  if (answer?.__typename === 'OrderQuote') return withPlan(fromServer(answer), state);
  const lines = quote === null ? [] : priceLines(quote, NO_EXTRAS, vatAt(bought.now).basisPoints);
  const total = totalOf(lines);
  const priced: Priced = {
    lines,
    total,
    due: orderType === 'BOOKING' ? Math.min(quote?.bookingFee ?? 0, total) : total,
    helpAmount: 0,
    preOrder: false,
    hoursToPay: bought.settings.PAYMENT_HOURS,
    refusal: answer ?? null,
    source: fault || answer ? 'device' : 'asking',
  };
  return withPlan(priced, state);
};
