'use client';

import { useEffect, useState } from 'react';
import type { Promotion } from '#edge/contract/orders/promotion.ts';
import { PromotionsDocument } from '#web/platform/graphql/generated/main/promotions.ts';
import type { PromotionsQuery } from '#web/platform/graphql/generated/main.ts';
import { useMain } from '#web/platform/graphql/use-operation.ts';
import { recallPromotions, rememberPromotions } from './remembered-promotions.ts';

type Announced = PromotionsQuery['promotions'][number];

/** A promotion with the names of the products it is for. */
export interface ToldPromotion extends Promotion {
  readonly productNames: Announced['productNames'];
}

const termsOf = ({
  kind,
  amount,
  basisPoints,
  startsAt,
  endsAt,
  ...rest
}: Announced): ToldPromotion => ({
  ...rest,
  rule:
    kind === 'AMOUNT' ? { kind, amount: amount ?? 0 } : { kind: 'RATE', basisPoints, most: amount },
  startsAt: Date.parse(startsAt),
  endsAt: endsAt === null ? null : Date.parse(endsAt),
});

/** Promo codes that everybody may use, at first those of the last visit; undefined until there are any. */
export const usePromotions = (): readonly ToldPromotion[] | undefined => {
  const { data } = useMain(PromotionsDocument, {});
  const [remembered, setRemembered] = useState<PromotionsQuery['promotions']>();
  // Not while the page comes alive: its HTML has none.
  useEffect(() => setRemembered(recallPromotions()), []);
  useEffect(() => {
    if (data !== undefined) rememberPromotions(data.promotions);
  }, [data]);
  return (data?.promotions ?? remembered)?.map(termsOf);
};
