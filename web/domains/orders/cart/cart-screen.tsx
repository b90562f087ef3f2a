'use client';

import { useEffect, useState } from 'react';
import { rupiah } from '#edge/contract/money.ts';
import { isLineKey, type PriceLine } from '#edge/contract/orders/price-lines.ts';
import { PriceTable } from '#web/domains/orders/price-table.tsx';
import { useOnline } from '#web/platform/device/use-online.ts';
import type { CartFragment } from '#web/platform/graphql/generated/main.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { latePart } from '#web/platform/late/late-part.tsx';
import { loginPath } from '#web/platform/session/return-path.ts';
import { useSession } from '#web/platform/session/use-session.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ShoppingBag } from '#web/ui/icons.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { cartStore } from './cart-browser.ts';
import { CartCoupon } from './cart-coupon.tsx';
import { CartLine } from './cart-line.tsx';
import { CartNews } from './cart-news.tsx';
import { type DeviceCart, estimateOf } from './device-cart.ts';
import { useCart } from './use-cart.ts';

/** For who is signed in and has something in the cart: fetched meanwhile, shown when the server has the cart. */
const CartCheckout = latePart(() => import('./cart-checkout.tsx'));

/** The cart, and on the same page everything until it is paid. What is in it needs no signal. */
export function CartScreen() {
  const t = useScopedI18n('cart');
  const { cart, active, sync } = useCart();
  const online = useOnline();
  const [isOrdered, setOrdered] = useState(false);
  useEffect(() => {
    void cartStore().sync();
    CartCheckout.fetch();
  }, []);
  if (cart === undefined || isOrdered)
    return (
      <div aria-busy="true" className="grid gap-4">
        <p role="status" className="sr-only">
          {t('loading')}
        </p>
        <Skeleton className="h-28 rounded-xl" />
        <Skeleton className="h-28 rounded-xl" />
      </div>
    );
  const lines = cart.lines.filter(({ quantity }) => quantity > 0);
  if (lines.length === 0)
    return (
      <div className="grid gap-6">
        <CartNews cart={cart} />
        <EmptyState
          icon={<ShoppingBag size={28} />}
          title={t('empty')}
          action={<LinkButton href="/shop">{t('empty-action')}</LinkButton>}
        >
          {t('empty-text')}
        </EmptyState>
      </div>
    );
  const onServer = new Map((active?.lines ?? []).map((line) => [line.id, line]));
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
      <div className="grid min-w-0 gap-6">
        <CartNews cart={cart} />
        <SyncNote online={online} sync={sync} />
        <Card>
          <ul>
            {lines.map((line) => {
              const seen = onServer.get(line.variantId);
              return (
                <CartLine
                  key={line.variantId}
                  line={line}
                  available={seen?.quantityAvailable}
                  fits={seen?.fits}
                  isSold={seen?.kind !== null}
                />
              );
            })}
          </ul>
        </Card>
      </div>
      <div className="lg:sticky lg:top-24 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <Summary cart={cart} active={active} />
      </div>
      <div className="grid min-w-0 gap-6 lg:col-start-1">
        <Checkout cart={cart} active={active} onOrdered={() => setOrdered(true)} />
      </div>
    </div>
  );
}

function SyncNote({ online, sync }: { online: boolean | undefined; sync: string }) {
  const t = useScopedI18n('cart');
  if (online === false) return <Alert tone="neutral">{t('offline')}</Alert>;
  if (sync !== 'unreachable') return null;
  return (
    <Alert tone="caution">
      <p>{t('unreachable')}</p>
      <Button
        variant="secondary"
        size="sm"
        className="mt-2"
        onClick={() => void cartStore().sync()}
      >
        {t('retry')}
      </Button>
    </Alert>
  );
}

const priceLinesOf = ({ priceLines }: CartFragment): PriceLine[] =>
  priceLines.flatMap(({ type, key, amount, basisPoints }) =>
    isLineKey(key) ? [{ type, key, amount, ...(basisPoints !== null && { basisPoints }) }] : [],
  );

function Summary({ cart, active }: { cart: DeviceCart; active: CartFragment | null }) {
  const t = useScopedI18n('cart');
  return (
    <Card className="grid gap-3">
      <h3 className="text-lg">{t('summary')}</h3>
      {active === null ? (
        <>
          <p className="flex justify-between gap-4">
            <span>{t('subtotal')}</span>
            <span className="font-bold tabular-nums">{rupiah(estimateOf(cart))}</span>
          </p>
          <p className="text-faint text-sm">{t('estimate')}</p>
        </>
      ) : (
        <>
          <PriceTable lines={priceLinesOf(active)} total={active.total} />
          {active.shipping === null ? (
            <p className="text-faint text-sm">{t('shipping-later')}</p>
          ) : null}
          <CartCoupon active={active} />
        </>
      )}
    </Card>
  );
}

/** For who is signed in; the others are asked to, and find the same cart afterwards. */
function Checkout({
  cart,
  active,
  onOrdered,
}: {
  cart: DeviceCart;
  active: CartFragment | null;
  onOrdered: () => void;
}) {
  const t = useScopedI18n('cart');
  const session = useSession();
  if (session.kind === 'guest')
    return (
      <Card className="flex flex-wrap items-center justify-between gap-4">
        <p className="text-muted">{t('sign-in-text')}</p>
        <LinkButton href={loginPath('/shop/cart')} variant="accent">
          {t('sign-in')}
        </LinkButton>
      </Card>
    );
  if (active === null || active.isGuest) return null;
  return <CartCheckout cart={cart} active={active} onOrdered={onOrdered} />;
}
