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
import type {
  QuoteOrderInput,
  QuoteOrderQuery,
  QuoteOrderQueryVariables,
} from '#web/platform/graphql/generated/main.ts';
import { type Live, useMain } from '#web/platform/graphql/use-operation.ts';
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
  /** It is priced with the government's help. */
  readonly help: boolean;
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

const hasHelp = (lines: readonly PriceLine[]): boolean => lines.some(({ key }) => key === 'help');

const fromServer = (quote: Quoted): Priced => ({
  lines: quote.lines as readonly PriceLine[],
  total: quote.total,
  due: quote.due,
  help: hasHelp(quote.lines as readonly PriceLine[]),
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
export const useQuoteInput = ({ model, choice }: Bought, help: boolean): QuoteOrderInput => {
  const state = usePurchase();
  const home = choice.delivery === 'DELIVER_TO_HOME' ? state.delivery?.home : null;
  return {
    slug: model.slug,
    choice,
    orderType: state.purchaseOrderType,
    paymentOption: 'FULL_PAYMENT',
    installment: null,
    help,
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

const refusalOf = (answer: QuoteOrderQuery['quoteOrder'] | undefined): QuoteRefusal | undefined =>
  answer?.__typename === 'OrderRefusal' ? answer : undefined;

/** The price without the help is no answer for who has just said yes to it, nor the other way about. */
const answerFor = (
  help: boolean,
  { data, sent }: Live<QuoteOrderQuery, QuoteOrderQueryVariables>,
): QuoteOrderQuery['quoteOrder'] | undefined =>
  sent?.input.help === help ? data?.quoteOrder : undefined;

/** As the configurator shows it, until the server has answered. */
export const devicePrice = (
  quote: Bought['quote'],
  orderType: QuoteOrderInput['orderType'],
  { help, basisPoints }: { readonly help: boolean; readonly basisPoints: number },
) => {
  const discount = quote?.discount ?? 0;
  const terms = help && discount > 0 ? ({ kind: 'DIRECT_CUT', amount: discount } as const) : null;
  const lines = quote === null ? [] : priceLines(quote, { ...NO_EXTRAS, help: terms }, basisPoints);
  const total = totalOf(lines);
  return {
    lines,
    total,
    due: orderType === 'BOOKING' ? Math.min(quote?.bookingFee ?? 0, total) : total,
    help: hasHelp(lines),
    helpAmount: discount,
    preOrder: false,
  };
};

/** The price at once, by the arithmetic both sides share; the server's word replaces it. */
export const usePrice = (bought: Bought): CheckoutPrice => {
  const state = usePurchase();
  const { quote } = bought;
  const discount = quote?.discount ?? 0;
  const input = useQuoteInput(bought, takesHelp(state) && discount > 0);
  const { orderType } = input;
  const first = useMain(QuoteOrderDocument, { input });
  // The programme is over, or pays for no more: what it costs without is the price.
  const isDenied =
    input.help && refusalOf(answerFor(true, first))?.errorCode === 'ORDER_HELP_REFUSED';
  const second = useMain(
    QuoteOrderDocument,
    isDenied ? { input: { ...input, help: false } } : null,
  );
  const { fault } = isDenied ? second : first;
  const answer = isDenied ? answerFor(false, second) : answerFor(input.help, first);
  if (answer?.__typename === 'OrderQuote') return withPlan(fromServer(answer), state);
  const priced: Priced = {
    ...devicePrice(isDenied ? quote && { ...quote, discount: 0 } : quote, orderType, {
      help: input.help,
      basisPoints: vatAt(bought.now).basisPoints,
    }),
    hoursToPay: bought.settings.PAYMENT_HOURS,
    refusal: answer ?? null,
    source: fault || answer ? 'device' : 'asking',
  };
  return withPlan(priced, state);
};
