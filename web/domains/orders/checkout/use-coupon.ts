'use client';

import { useState } from 'react';
import * as v from 'valibot';
import { promoCode } from '#edge/contract/orders/place-order.ts';
import { useRefusalText } from '#web/domains/orders/use-refusal-text.ts';
import { QuoteOrderDocument } from '#web/platform/graphql/generated/main/quote-order.ts';
import { send } from '#web/platform/graphql/send.ts';
import { TELLING_MAIN } from '#web/platform/graphql/telling.ts';
import { purchase, usePurchase } from '#web/platform/purchase/use-purchase.ts';
import { useErrorMessage } from '#web/ui/form/error-message.ts';
import { useValidationMessage } from '#web/ui/form/validation-message.ts';
import type { Bought } from './use-checkout.ts';
import { useQuoteInput } from './use-price.ts';

export interface CouponEntry {
  /** The code that counts. */
  readonly applied: string | null;
  readonly typed: string;
  readonly error: string | undefined;
  readonly busy: boolean;
  readonly type: (typed: string) => void;
  /** Asks the server whether the typed code counts; false leaves it in the field with the reason. */
  readonly apply: () => Promise<boolean>;
  readonly remove: () => void;
}

/** A promo code counts from the moment the server has taken it, so that a wrong one changes no price. */
export const useCoupon = (bought: Bought, help: boolean): CouponEntry => {
  const { coupon: applied } = usePurchase();
  const input = useQuoteInput(bought, help);
  const refusalText = useRefusalText();
  const errors = useErrorMessage();
  const validation = useValidationMessage();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  const refuse = (reason: string | undefined): false => {
    setError(reason ?? errors('coupon-apply'));
    return false;
  };
  const apply = async (): Promise<boolean> => {
    const parsed = v.safeParse(promoCode, typed);
    if (!parsed.success) return refuse(validation(parsed.issues[0].message));
    const coupon = parsed.output;
    if (coupon === null) return true;
    setBusy(true);
    const answer = await send(TELLING_MAIN, QuoteOrderDocument, { input: { ...input, coupon } });
    setBusy(false);
    if (!answer.ok)
      return refuse(answer.fault.layer === 'graphql' ? errors(answer.fault.code) : undefined);
    const { quoteOrder } = answer.data;
    if (quoteOrder.__typename === 'OrderRefusal') return refuse(refusalText(quoteOrder));
    purchase().update((now) => ({ ...now, coupon }));
    setTyped('');
    setError(undefined);
    return true;
  };
  return {
    applied,
    typed,
    error,
    busy,
    type: (next) => {
      setTyped(next);
      setError(undefined);
    },
    apply,
    remove: () => purchase().update((now) => ({ ...now, coupon: null })),
  };
};
