'use client';

import type { Promotion } from '#edge/contract/orders/promotion.ts';
import { PromotionsDocument } from '#web/platform/graphql/generated/main/promotions.ts';
import type { PromotionsQuery } from '#web/platform/graphql/generated/main.ts';
import { useMain } from '#web/platform/graphql/use-operation.ts';

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

/** Promo codes that everybody may use; undefined until the server has answered. */
export const usePromotions = (): readonly ToldPromotion[] | undefined => {
  const { data } = useMain(PromotionsDocument, {});
  return data?.promotions.map(termsOf);
};
