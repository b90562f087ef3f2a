'use client';

import { useRouter } from 'next/navigation';
import type { OrderRecord } from '#edge/contract/orders/order-record.ts';
import { goodsAgain } from '#web/domains/orders/cart/again.ts';
import { cartStore } from '#web/domains/orders/cart/cart-browser.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { Button } from '#web/ui/button.tsx';

/** The same things into the cart; prices and stock are those of the day, and changes are told there. */
export function GoodsAgain({ items }: { items: NonNullable<OrderRecord['items']> }) {
  const t = useScopedI18n('purchases');
  const router = useRouter();
  const locale = useLocale();
  const again = async (): Promise<void> => {
    for (const { thing, quantity } of goodsAgain(items)) await cartStore().add(thing, quantity);
    router.push(`/${locale}/shop/cart`);
  };
  return (
    <Button variant="secondary" className="justify-self-start" onClick={() => void again()}>
      {t('act.goods-again')}
    </Button>
  );
}
