'use client';

import { useState } from 'react';
import { STOCK_LIMITS } from '#edge/contract/orders/stock.ts';
import type { StockOutcomeFragment } from '#web/platform/graphql/generated/main.ts';
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import { usePersonalMutation } from '#web/platform/session/use-personal-mutation.ts';

export type StockRefused = Extract<StockOutcomeFragment, { __typename: 'StockRefusal' }>;

const TOO_OFTEN: StockRefused = {
  __typename: 'StockRefusal',
  errorCode: 'STOCK_LIMIT',
  limit: STOCK_LIMITS.lists,
  faults: [],
};

type Outcome =
  | { readonly kind: 'done'; readonly count: number }
  | { readonly kind: 'refused'; readonly refused: StockRefused }
  /** No answer: it may have taken effect, and may be sent again. */
  | { readonly kind: 'unanswered' };

/** Sends one change of the stock. */
export const useStockWrite = () => {
  const send = usePersonalMutation();
  const [busy, setBusy] = useState(false);
  const write = async <Data extends object, Variables>(
    document: TrustedDocument<Data, Variables>,
    variables: Variables,
  ): Promise<Outcome> => {
    setBusy(true);
    const answer = await send(document, variables);
    setBusy(false);
    if (!answer.ok)
      return answer.fault.layer === 'graphql' && answer.fault.code === 'RATE_LIMITED'
        ? { kind: 'refused', refused: TOO_OFTEN }
        : { kind: 'unanswered' };
    const [result] = Object.values(answer.data) as StockOutcomeFragment[];
    if (result?.__typename === 'StockChanged') return { kind: 'done', count: result.count };
    return result?.__typename === 'StockRefusal'
      ? { kind: 'refused', refused: result }
      : { kind: 'unanswered' };
  };
  return { write, busy };
};
