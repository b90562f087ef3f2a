'use client';

import { useState } from 'react';
import { DEFAULT_MONTHS, nearestTerm } from '#edge/contract/financing/default-plan.ts';
import {
  type FinancingProvider,
  findOffer,
  OFFERS,
  tenorsOf,
} from '#edge/contract/financing/providers.ts';
import { minimumDownPayment, simulate } from '#edge/contract/financing/simulation.ts';
import { usePurchase } from '#web/platform/purchase/use-purchase.ts';

const FIRST = OFFERS[0];

interface Wish {
  readonly provider?: FinancingProvider;
  readonly months?: number;
  /** Undefined: the least that is allowed. */
  readonly downPayment?: number | undefined;
  readonly isAgreed?: boolean;
}

/** A plan for a price, by what was chosen here or saved before. Null while there is no price. */
export const usePlan = (price: number) => {
  const { installment: saved } = usePurchase();
  const [wish, setWish] = useState<Wish>({});
  const stored = saved?.price === price ? saved : null;
  const provider = wish.provider ?? stored?.provider ?? FIRST?.provider ?? 'OTHER';
  const offer = findOffer(provider);
  if (offer === undefined) throw new Error(`No offer of ${provider}`);
  const terms = tenorsOf(offer);
  const months = nearestTerm(terms, wish.months ?? stored?.months ?? DEFAULT_MONTHS);
  const minimum = minimumDownPayment(price, offer);
  const downPayment =
    'downPayment' in wish ? (wish.downPayment ?? minimum) : (stored?.downPayment ?? minimum);
  return {
    offer,
    terms,
    months,
    minimum,
    downPayment,
    isAgreed: wish.isAgreed ?? stored?.isAgreed ?? false,
    outcome: simulate({ price, downPayment, provider, months }),
    change: (patch: Wish) => setWish((before) => ({ ...before, ...patch })),
  };
};

export type PlanView = ReturnType<typeof usePlan>;
