'use client';

import { QuoteOrderDocument } from '#web/platform/graphql/generated/main/quote-order.ts';
import { send } from '#web/platform/graphql/send.ts';
import { TELLING_MAIN } from '#web/platform/graphql/telling.ts';
import { followedLinks } from './recommended.ts';
import type { Bought } from './use-checkout.ts';
import { useQuoteInput } from './use-price.ts';

/** Key of the message under the field, or code of the refusal over the form; undefined when it counts. */
type ReferralFault = { readonly field: string } | { readonly form: string } | undefined;

/** Whether a code counts, by the server; one that cannot be reached is asked again when the order is placed. */
export const useReferralCheck = (bought: Bought, help: boolean) => {
  const input = useQuoteInput(bought, help);
  return async (code: string | null): Promise<ReferralFault> => {
    if (code === null || followedLinks().includes(code)) return undefined;
    const answer = await send(TELLING_MAIN, QuoteOrderDocument, {
      input: { ...input, coupon: null, referralCode: code, referralLinks: [] },
    });
    if (!answer.ok)
      return answer.fault.layer === 'graphql' ? { form: answer.fault.code } : undefined;
    const { quoteOrder } = answer.data;
    return quoteOrder.__typename === 'OrderRefusal' &&
      quoteOrder.errorCode === 'ORDER_REFERRAL_INVALID'
      ? { field: 'referral-code' }
      : undefined;
  };
};
