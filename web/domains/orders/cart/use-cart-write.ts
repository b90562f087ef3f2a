'use client';

import { useState } from 'react';
import type { CartResultFragment } from '#web/platform/graphql/generated/main.ts';
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import { cartStore, sendCartAs } from './cart-browser.ts';

type CartRefused = Extract<CartResultFragment, { __typename: 'CartRefusal' }>;

/** How a write of delivery or promo code ended, for the person who waits for it. */
export type CartOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly refused: CartRefused }
  | { readonly kind: 'unanswered' };

/** Sends writes of the cart that need an answer now, one at a time; what it holds is told first. */
export const useCartWrite = () => {
  const [busy, setBusy] = useState(false);
  const write = async <Data extends object, Variables extends { cart: string }>(
    document: TrustedDocument<Data, Variables>,
    variables: Omit<Variables, 'cart'>,
  ): Promise<CartOutcome> => {
    setBusy(true);
    try {
      await cartStore().sync();
      const { cart } = cartStore().state;
      if (cart === undefined) return { kind: 'unanswered' };
      const all = { ...variables, cart: cart.id } as Variables;
      const answer = await sendCartAs(cart.owner, document, all);
      if (!answer.ok) return { kind: 'unanswered' };
      const [result] = Object.values(answer.data) as CartResultFragment[];
      if (result?.__typename === 'ActiveOrder') {
        await cartStore().learn(result);
        return { kind: 'done' };
      }
      if (result?.__typename !== 'CartRefusal') return { kind: 'unanswered' };
      if (result.activeOrder != null) await cartStore().learn(result.activeOrder);
      return { kind: 'refused', refused: result };
    } finally {
      setBusy(false);
    }
  };
  return { write, busy };
};
