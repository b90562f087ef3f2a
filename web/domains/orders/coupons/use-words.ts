'use client';

import { rupiah } from '#edge/contract/money.ts';
import { COUPON_DESK_FAULTS } from '#edge/contract/orders/coupon-desk.ts';
import { jakartaMidnight } from '#edge/contract/time.ts';
import type { CouponDeskQuery } from '#web/platform/graphql/generated/main.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { date, number } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';

export type DeskCoupon = CouponDeskQuery['couponDesk']['items'][number];

/** Terms of a coupon in words, and why one stays as it is. */
export const useWords = () => {
  const t = useScopedI18n('shopDesk');
  const locale = useLocale();
  return {
    worthOf: ({ kind, amount, basisPoints }: DeskCoupon): string => {
      if (kind === 'AMOUNT') return rupiah(amount ?? 0);
      const rate = `${number(locale, basisPoints / 100)}%`;
      return amount === null ? rate : t('coupon.up-to', { rate, amount: rupiah(amount) });
    },
    spanOf: ({ firstDay, lastDay }: DeskCoupon): string =>
      lastDay === null
        ? t('price.from', { from: date(locale, jakartaMidnight(firstDay)) })
        : t('price.span', {
            from: date(locale, jakartaMidnight(firstDay)),
            until: date(locale, jakartaMidnight(lastDay)),
          }),
    usesOf: ({ used, most }: DeskCoupon): string =>
      most === null
        ? t('coupon.used', { used: number(locale, used) })
        : t('coupon.used-of', { used: number(locale, used), most: number(locale, most) }),
    faultOf: (code: string): string | undefined => {
      const fault = COUPON_DESK_FAULTS.find((each) => each === code);
      return fault && t(`fault.${fault}`);
    },
  };
};
