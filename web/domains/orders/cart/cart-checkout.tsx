'use client';

import type { CartFragment } from '#web/platform/graphql/generated/main.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Card } from '#web/ui/card.tsx';
import { blockedBy } from './blocked.ts';
import { CartDelivery } from './cart-delivery.tsx';
import { CartPay } from './cart-pay.tsx';
import type { DeviceCart } from './device-cart.ts';

/** From what the server has of the cart to the paid order. */
export default function CartCheckout({
  cart,
  active,
  onOrdered,
}: {
  cart: DeviceCart;
  active: CartFragment;
  onOrdered: () => void;
}) {
  const t = useScopedI18n('cart');
  return (
    <>
      <Card className="grid gap-4">
        <h3 className="text-xl">{t('delivery')}</h3>
        <CartDelivery active={active} />
      </Card>
      <Card className="grid gap-4">
        <h3 className="text-xl">{t('pay')}</h3>
        <CartPay active={active} blocked={blockedBy(cart, active)} onOrdered={onOrdered} />
      </Card>
    </>
  );
}
