'use client';

import {
  NO_EXTRAS,
  type PriceLine,
  priceLines,
  totalOf,
} from '#edge/contract/orders/price-lines.ts';
import { QuoteOrderDocument, type QuoteOrderQuery } from '#web/platform/graphql/generated/main.ts';
import { useMain } from '#web/platform/graphql/use-operation.ts';
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
  readonly refusal: string | null;
  readonly source: 'server' | 'device' | 'asking';
}

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

/** The price at once, by the arithmetic both sides share; the server's word replaces it. */
export const usePrice = ({ model, choice, quote }: Bought): CheckoutPrice => {
  const state = usePurchase();
  const { paymentOption, purchaseOrderType: orderType, installment: plan } = state;
  const installment =
    paymentOption === 'INSTALLMENT' && plan !== null
      ? {
          provider: plan.provider as never,
          months: plan.months,
          downPayment: plan.downPayment,
          isAgreed: plan.isAgreed,
        }
      : null;
  const home = choice.delivery === 'DELIVER_TO_HOME' ? state.delivery?.home : null;
  const { data, fault } = useMain(QuoteOrderDocument, {
    input: {
      slug: model.slug,
      choice,
      orderType,
      paymentOption,
      installment,
      help: state.help,
      coupon: state.coupon,
      referralCode: state.referralPromo,
      cityId: home?.cityId || null,
    },
  });
  const answer = data?.quoteOrder;
  if (answer?.__typename === 'OrderQuote') return fromServer(answer);
  const lines = quote === null ? [] : priceLines(quote, NO_EXTRAS);
  const total = totalOf(lines);
  const direct = installment === null ? total : 0;
  return {
    lines,
    total,
    due: orderType === 'BOOKING' ? Math.min(quote?.bookingFee ?? 0, total) : direct,
    monthly: null,
    helpAmount: 0,
    preOrder: false,
    refusal: answer?.errorCode ?? null,
    source: fault || answer ? 'device' : 'asking',
  };
};
