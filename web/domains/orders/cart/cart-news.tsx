'use client';

import { CART_LIMITS } from '#edge/contract/orders/cart/limits.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { rupiah } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { cartStore } from './cart-browser.ts';
import type { DeviceCart, CartNews as News } from './device-cart.ts';
import { thingName } from './thing-name.ts';

/** What changed without the person: it stays until they say that they have seen it. */
export function CartNews({ cart }: { cart: DeviceCart }) {
  const t = useScopedI18n('cart');
  const locale = useLocale();
  const nameOf = (variantId: string): string => {
    const line = cart.lines.find((each) => each.variantId === variantId);
    return line === undefined ? '' : thingName(line, locale);
  };
  const textOf = (news: News): string => {
    switch (news.kind) {
      case 'price':
        return t('news.price', {
          name: nameOf(news.variantId),
          from: rupiah(news.from),
          to: rupiah(news.to),
        });
      case 'delivery':
        return t('news.delivery', { from: rupiah(news.from), to: rupiah(news.to) });
      case 'few':
        return news.left === 0
          ? t('news.none', { name: nameOf(news.variantId) })
          : t('news.few', { name: nameOf(news.variantId), left: news.left });
      case 'limit':
        return t(news.most === CART_LIMITS.lines ? 'news.things' : 'news.pieces', {
          name: nameOf(news.variantId),
          most: news.most,
        });
      case 'code':
        return t('news.code', { code: news.code });
      case 'closed':
        return t('news.closed');
    }
  };
  if (cart.news.length === 0) return null;
  return (
    <Alert tone="caution">
      <p className="font-semibold">{t('news.title')}</p>
      <ul className="my-2 grid gap-1 text-sm">
        {cart.news.map((news) => (
          <li key={JSON.stringify(news)}>{textOf(news)}</li>
        ))}
      </ul>
      <Button variant="secondary" size="sm" onClick={() => void cartStore().seen()}>
        {t('news.seen')}
      </Button>
    </Alert>
  );
}
