'use client';

import { rupiah } from '#edge/contract/money.ts';
import type { CouponGoods } from '#edge/contract/orders/coupon.ts';
import { promotedPrice, type ShownPrice } from '#edge/contract/orders/promotion.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useNow } from '#web/ui/use-now.ts';
import { usePromotions } from './use-promotions.ts';

export interface PromotionTagProps extends Omit<ShownPrice, 'goods'> {
  kind: CouponGoods['kind'];
  slug: string;
  /** What the thing itself costs; null while nobody knows. */
  goods: number | null;
}

/** In a list: the price with the promo code that takes most off one. Its line is there before it is known. */
export function PromotionTag({ kind, slug, goods, ...shown }: PromotionTagProps) {
  const t = useScopedI18n('ui');
  const now = useNow();
  const promotions = usePromotions();
  const promoted =
    promotions === undefined || now === null || goods === null
      ? undefined
      : promotedPrice(promotions, { kind, slug }, { goods, ...shown }, now);
  return (
    <span className="block min-h-10 pt-1 text-muted text-xs">
      {promoted === undefined || promoted.off === 0
        ? null
        : t('promotion.price', {
            price: rupiah(promoted.price),
            code: promoted.promotion.code,
          })}
    </span>
  );
}
