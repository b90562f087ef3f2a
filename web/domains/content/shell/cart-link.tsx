'use client';

import { useSyncExternalStore } from 'react';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Link } from '#web/platform/i18n/link.tsx';
import { cartCount, followCartCount } from '#web/platform/purchase/cart-count.ts';
import { ShoppingBag } from '#web/ui/icons.ts';

const none = () => 0;
const MOST_SHOWN = 99;

/** The cart, and how much is in it; as wide with and without a number. */
export function CartLink() {
  const t = useScopedI18n('shell');
  const count = useSyncExternalStore(followCartCount, cartCount, none);
  return (
    <Link
      href="/shop/cart"
      aria-label={count === 0 ? t('cart.label') : t('cart.count', { count })}
      className="relative inline-flex size-tap shrink-0 items-center justify-center rounded-full transition hover:bg-sunken"
    >
      <ShoppingBag size={22} />
      {count === 0 ? null : (
        <span
          aria-hidden="true"
          className="absolute top-1 right-0.5 grid h-5 min-w-5 place-items-center rounded-full bg-accent px-1 font-bold text-on-accent text-xs tabular-nums"
        >
          {Math.min(count, MOST_SHOWN)}
        </span>
      )}
    </Link>
  );
}
