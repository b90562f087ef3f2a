'use client';

import { useState } from 'react';
import { device } from '#web/platform/device/device.ts';
import type { OrderOutcomeFragment } from '#web/platform/graphql/generated/main.ts';
import type { Answer, TrustedDocument } from '#web/platform/graphql/send.ts';
import { usePersonalMutation } from '#web/platform/session/use-personal-mutation.ts';

export type Refused = Extract<OrderOutcomeFragment, { __typename: 'OrderRefusal' }>;
type Changed = Extract<OrderOutcomeFragment, { __typename: 'OrderChanged' }>;

/** How a write of an order ended, for the person who waits for it. */
export type Outcome =
  | { readonly kind: 'done'; readonly changed: Changed }
  | { readonly kind: 'refused'; readonly refused: Refused }
  /** No answer: it may have taken effect, and may be sent again. */
  | { readonly kind: 'unanswered' };

const UNANSWERED: Outcome = { kind: 'unanswered' };

/** Refused before the operation itself could, e.g. after too many tries. */
const refusedBy = (errorCode: string): Outcome => ({
  kind: 'refused',
  refused: {
    __typename: 'OrderRefusal',
    errorCode,
    faults: [],
    total: null,
    due: null,
    refund: null,
    quantityAvailable: null,
    transitionError: null,
    minimum: null,
    orderCode: null,
    couponCode: null,
  },
});

const outcomeOf = <Data extends object>(answer: Answer<Data>): Outcome => {
  if (!answer.ok)
    return answer.fault.layer === 'graphql' ? refusedBy(answer.fault.code) : UNANSWERED;
  const [result] = Object.values(answer.data) as OrderOutcomeFragment[];
  if (result?.__typename === 'OrderChanged') return { kind: 'done', changed: result };
  return result?.__typename === 'OrderRefusal' ? { kind: 'refused', refused: result } : UNANSWERED;
};

/**
 * Sends writes of an order one at a time. Whatever was answered, the device fetches its orders again,
 * so that the page shows where they stand; those of others are not on it. Nobody waits for that where the
 * write itself got no answer.
 */
export const useOrderWrite = ({ own = true } = {}) => {
  const send = usePersonalMutation();
  const [busy, setBusy] = useState(false);
  const write = async <Data extends object, Variables>(
    document: TrustedDocument<Data, Variables>,
    variables: Variables,
  ): Promise<Outcome> => {
    setBusy(true);
    try {
      const outcome = outcomeOf(await send(document, variables));
      if (!own) return outcome;
      const refreshed = device().catchUp('orders');
      if (outcome.kind !== 'unanswered') await refreshed;
      return outcome;
    } finally {
      setBusy(false);
    }
  };
  return { write, busy };
};
