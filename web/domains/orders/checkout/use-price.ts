'use client';

import {
  NO_EXTRAS,
  type PriceLine,
  priceLines,
  totalOf,
} from '#edge/contract/orders/price-lines.ts';
import { vatAt } from '#edge/contract/orders/vat.ts';
import {
  QuoteOrderDocument,
  type QuoteOrderInput,
  type QuoteOrderQuery,
} from '#web/platform/graphql/generated/main.ts';
import { useMain } from '#web/platform/graphql/use-operation.ts';
import type { PurchaseState } from '#web/platform/purchase/state.ts';
import { usePurchase } from '#web/platform/purchase/use-purchase.ts';
import type { Bought } from './use-checkout.ts';

/** What the order costs; whole rupiah. */
export interface CheckoutPrice {
  readonly lines: readonly PriceLine[];
  readonly total: number;
  readonly due: number;
  /** Of the plan that was chosen, for this total; null without one, or while the server has not answered. */
  readonly monthly: number | null;
  /** Off the price for who is eligible for the government's help; 0 when there is none. */
  readonly helpAmount: number;
  /** No unit is in stock. */
  readonly preOrder: boolean;
  /** Why the server would not take a code or a plan. */
  readonly refusal: QuoteRefusal | null;
  readonly source: 'server' | 'device' | 'asking';
}

type QuoteRefusal = Extract<QuoteOrderQuery['quoteOrder'], { __typename: 'OrderRefusal' }>;
type Quoted = Extract<QuoteOrderQuery['quoteOrder'], { __typename: 'OrderQuote' }>;

const fromServer = (quote: Quoted): CheckoutPrice => ({
  lines: quote.lines as readonly PriceLine[],
  total: quote.total,
  due: quote.due,
  monthly: quote.monthly,
  helpAmount: quote.totalWithHelp === null ? 0 : quote.totalWithoutHelp - quote.totalWithHelp,
  preOrder: quote.preOrder,
  refusal: null,
  source: 'server',
});

const installmentOf = ({ paymentOption, installment }: PurchaseState) =>
  paymentOption === 'INSTALLMENT' && installment !== null
    ? {
        provider: installment.provider as never,
        months: installment.months,
        downPayment: installment.downPayment,
        isAgreed: installment.isAgreed,
      }
    : null;

/** The checkout as far as it is filled in, to be priced. */
export const useQuoteInput = ({ model, choice }: Bought): QuoteOrderInput => {
  const state = usePurchase();
  const home = choice.delivery === 'DELIVER_TO_HOME' ? state.delivery?.home : null;
  return {
    slug: model.slug,
    choice,
    orderType: state.purchaseOrderType,
    paymentOption: state.paymentOption,
    installment: installmentOf(state),
    help: state.help,
    coupon: state.coupon,
    cityId: home?.cityId || null,
  };
};

/** The price at once, by the arithmetic both sides share; the server's word replaces it. */
export const usePrice = (bought: Bought): CheckoutPrice => {
  const { quote } = bought;
  const input = useQuoteInput(bought);
  const { orderType, installment } = input;
  const { data, fault } = useMain(QuoteOrderDocument, { input });
  const answer = data?.quoteOrder;
  if (answer?.__typename === 'OrderQuote') return fromServer(answer);
  const lines = quote === null ? [] : priceLines(quote, NO_EXTRAS, vatAt(bought.now).basisPoints);
  const total = totalOf(lines);
  const direct = installment === null ? total : 0;
  return {
    lines,
    total,
    due: orderType === 'BOOKING' ? Math.min(quote?.bookingFee ?? 0, total) : direct,
    monthly: null,
    helpAmount: 0,
    preOrder: false,
    refusal: answer ?? null,
    source: fault || answer ? 'device' : 'asking',
  };
};
