'use client';

import { useEffect } from 'react';
import { rupiah } from '#edge/contract/money.ts';
import { CART_LIMITS } from '#edge/contract/orders/cart/limits.ts';
import { device } from '#web/platform/device/device.ts';
import { useCollection } from '#web/platform/device/use-collection.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { cartStore } from './cart-browser.ts';
import type { DeviceCart, CartNews as News } from './device-cart.ts';
import { thingName } from './thing-name.ts';

type Ordered = Extract<News, { kind: 'ordered' }>;
type Change = Exclude<News, Ordered>;

const isOrdered = (one: News): one is Ordered => one.kind === 'ordered';

/** What changed without the person: it stays until they say that they have seen it. */
export function CartNews({ cart }: { cart: DeviceCart }) {
  const t = useScopedI18n('cart');
  const locale = useLocale();
  const nameOf = (variantId: string): string => {
    const line = cart.lines.find((each) => each.variantId === variantId);
    return line === undefined ? '' : thingName(line, locale);
  };
  const textOf = (news: Change): string => {
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
  const ordered = cart.news.filter(isOrdered);
  const changed = cart.news.filter((one): one is Change => !isOrdered(one));
  if (cart.news.length === 0) return null;
  const seen = (
    <Button variant="secondary" size="sm" onClick={() => void cartStore().seen()}>
      {t('news.seen')}
    </Button>
  );
  return (
    <>
      {ordered.map(({ order }) => (
        <Alert key={order} tone="positive">
          <p className="font-semibold">{t('news.ordered')}</p>
          <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
            <OrderLink id={order} />
            {changed.length === 0 ? seen : null}
          </div>
        </Alert>
      ))}
      {changed.length === 0 ? null : (
        <Alert tone="caution">
          <p className="font-semibold">{t('news.title')}</p>
          <ul className="my-2 grid gap-1 text-sm">
            {changed.map((news) => (
              <li key={JSON.stringify(news)}>{textOf(news)}</li>
            ))}
          </ul>
          {seen}
        </Alert>
      )}
    </>
  );
}

/** To the order, or to all of them where the device has it not yet: another device may have ordered. */
function OrderLink({ id }: { id: string }) {
  const t = useScopedI18n('cart');
  const { records = [] } = useCollection('orders');
  useEffect(() => {
    device()
      .refresh('orders')
      .catch(() => undefined);
  }, []);
  const isHere = records.some(({ value }) => value.id === id);
  return <TextLink href={isHere ? `/my-orders/${id}` : '/my-orders'}>{t('news.order')}</TextLink>;
}
