'use client';

import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { lateExtra } from '#web/platform/late/late-extra.tsx';
import { Button } from '#web/ui/button.tsx';
import { ShoppingBag } from '#web/ui/icons.ts';
import { toast } from '#web/ui/toast.ts';
import type { Thing } from './device-cart.ts';

/** The cart is read and written by a script of its own: nobody has pressed yet. */
const InCart = lateExtra(() => import('./in-cart.tsx'));
const add = (thing: Thing, onMissing: () => void): void =>
  void import('./cart-browser.ts').then(({ cartStore }) => cartStore().add(thing, 1), onMissing);

interface AddToCartProps {
  /** Undefined while no size is chosen. */
  thing: Thing | undefined;
  disabled?: boolean;
  /** Pressed before that: asks for it. */
  onUnchosen?: () => void;
}

/** One more of a thing; without signal too. */
export function AddToCart({ thing, disabled, onUnchosen }: AddToCartProps) {
  const t = useScopedI18n('shop');
  const words = useScopedI18n('ui');
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <Button
        variant="accent"
        size="lg"
        disabled={disabled}
        onClick={() => {
          if (thing === undefined) onUnchosen?.();
          else add(thing, () => toast({ tone: 'critical', message: words('late.press') }));
        }}
      >
        <ShoppingBag size={20} aria-hidden="true" />
        {t('cart.add')}
      </Button>
      <p role="status" className="flex min-h-tap items-center gap-4 text-sm">
        <InCart thing={thing} />
      </p>
    </div>
  );
}
