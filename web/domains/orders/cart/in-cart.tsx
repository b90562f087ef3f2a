'use client';

import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { quantityOf, type Thing } from './device-cart.ts';
import { useCart } from './use-cart.ts';

/** How many of a thing are in the cart, and the way there; nothing with none. */
export default function InCart({ thing }: { thing: Thing | undefined }) {
  const t = useScopedI18n('shop');
  const { cart } = useCart();
  const count = cart === undefined || thing === undefined ? 0 : quantityOf(cart, thing.variantId);
  if (count === 0) return null;
  return (
    <>
      <span className="text-muted">{t('cart.added', { count })}</span>
      <TextLink href="/shop/cart">{t('cart.open')}</TextLink>
    </>
  );
}
