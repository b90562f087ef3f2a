'use client';

import { rupiah } from '#edge/contract/money.ts';
import type { CouponGoods } from '#edge/contract/orders/coupon.ts';
import { promotedPrice, type ShownPrice } from '#edge/contract/orders/promotion.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { dateTime, number } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { usePromotions } from './use-promotions.ts';

export interface PromotionNoteProps extends ShownPrice {
  kind: CouponGoods['kind'];
  slug: string;
}

/** The price with the promo code that takes most off, as the checkout counts it; nothing without one. */
export function PromotionNote({ kind, slug, ...shown }: PromotionNoteProps) {
  const t = useScopedI18n('ui');
  const locale = useLocale();
  const now = useNow();
  const promotions = usePromotions();
  if (promotions === undefined || now === null) return null;
  const promoted = promotedPrice(promotions, { kind, slug }, shown, now);
  if (promoted === undefined) return null;
  const { promotion, off, price } = promoted;
  const { rule, code, endsAt, minimum } = promotion;
  const worth =
    rule.kind === 'AMOUNT' ? rupiah(rule.amount) : `${number(locale, rule.basisPoints / 100)}%`;
  return (
    <p className="mt-2 text-sm">
      <span className="font-semibold">
        {off > 0
          ? t('promotion.price', { price: rupiah(price), code })
          : t('promotion.from', { off: worth, minimum: rupiah(minimum), code })}
      </span>{' '}
      <span className="text-muted">
        {endsAt === null ? null : t('promotion.until', { until: dateTime(locale, endsAt - 1) })}
      </span>{' '}
      <TextLink href="/promo">{t('promotion.terms')}</TextLink>
    </p>
  );
}
