'use client';

import type { Refused } from '#web/domains/orders/use-order-write.ts';
import { useRefusalText } from '#web/domains/orders/use-refusal-text.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';

const REASONS = ['reversible', 'captured', 'taken-back', 'provider-away'] as const;
const CODES = ['INSUFFICIENT_STOCK', 'ORDER_STATE_TRANSITION'] as const;

/** What staff wanted leads on from nowhere the order is now: no other try changes that. */
export const isOverBy = ({
  errorCode,
  transitionError,
}: Pick<Refused, 'errorCode' | 'transitionError'>): boolean =>
  errorCode === 'ORDER_STATE_TRANSITION' && !REASONS.some((each) => each === transitionError);

/** What a refusal says to staff: they need the cause, not what a customer could do. */
export const useDeskRefusal = (): ((refused: Refused) => string) => {
  const t = useScopedI18n('orderDesk');
  const textOf = useRefusalText();
  return (refused) => {
    const reason = REASONS.find((each) => each === refused.transitionError);
    if (reason !== undefined) return t(`refused.${reason}`);
    const code = CODES.find((each) => each === refused.errorCode);
    return code === undefined ? textOf(refused) : t(`refused.${code}`);
  };
};
