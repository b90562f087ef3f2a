'use client';

import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Button } from '#web/ui/button.tsx';
import { ShoppingBag } from '#web/ui/icons.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { cartStore } from './cart-browser.ts';
import { quantityOf, type Thing } from './device-cart.ts';
import { useCart } from './use-cart.ts';

/** One more of a thing; without signal too. @param thing undefined while no size is chosen */
export function AddToCart({ thing, disabled }: { thing: Thing | undefined; disabled?: boolean }) {
  const t = useScopedI18n('shop');
  const { cart } = useCart();
  const count = cart === undefined || thing === undefined ? 0 : quantityOf(cart, thing.variantId);
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <Button
        variant="accent"
        size="lg"
        disabled={thing === undefined || disabled}
        onClick={() => {
          if (thing !== undefined) void cartStore().add(thing, 1);
        }}
      >
        <ShoppingBag size={20} aria-hidden="true" />
        {t('cart.add')}
      </Button>
      <p role="status" className="flex min-h-tap items-center gap-4 text-sm">
        {count === 0 ? null : (
          <>
            <span className="text-muted">{t('cart.added', { count })}</span>
            <TextLink href="/shop/cart">{t('cart.open')}</TextLink>
          </>
        )}
      </p>
    </div>
  );
}
