'use client';

import { useRefusalText } from '#web/domains/orders/use-refusal-text.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { purchase, usePurchase } from '#web/platform/purchase/use-purchase.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import type { CheckoutPrice } from './use-price.ts';

/** A code that counted before and counts no longer: the price changes only when somebody says so. */
export function CouponRefused({ price }: { price: CheckoutPrice }) {
  const t = useScopedI18n('checkout');
  const textOf = useRefusalText();
  const { coupon } = usePurchase();
  if (coupon === null || price.refusal?.errorCode.startsWith('COUPON_CODE_') !== true) return null;
  return (
    <Alert tone="caution">
      <p>
        <strong>{coupon}</strong>
        {`: ${textOf(price.refusal)}`}
      </p>
      <Button
        variant="secondary"
        size="sm"
        className="mt-3"
        onClick={() => purchase().update((now) => ({ ...now, coupon: null }))}
      >
        {t('payment.without-coupon')}
      </Button>
    </Alert>
  );
}
