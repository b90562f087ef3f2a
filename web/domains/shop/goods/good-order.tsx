'use client';

import { useRef, useState } from 'react';
import { AddToCart, type Thing, useLateOwnHolds, withOwnHolds } from '#web/domains/orders/index.ts';
import { AskByHand } from '#web/domains/shop/ask-by-hand.tsx';
import { useOnline } from '#web/platform/device/use-online.ts';
import { ShopItemDocument } from '#web/platform/graphql/generated/content/shop-item.ts';
import type { ItemFragment } from '#web/platform/graphql/generated/content.ts';
import { useLateContent } from '#web/platform/graphql/use-late-content.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { LatePromotionNote } from '#web/platform/promotion/late-promotion-note.tsx';
import { setQuery, useQuery } from '#web/platform/query.ts';
import { Badge } from '#web/ui/badge.tsx';
import { cx } from '#web/ui/cx.ts';
import { Price } from '#web/ui/price.tsx';
import { PricesAge } from '#web/ui/prices-age.tsx';

const FEW = 10;

interface GoodOrderProps {
  /** As it was when the page was made. */
  item: ItemFragment;
  /** When that was, epoch ms. */
  builtAt: number;
}

/** Price, sizes and stock as they are now; as they were when the page was made until that is known. */
export function GoodOrder({ item: atBuild, builtAt }: GoodOrderProps) {
  const t = useScopedI18n('shop');
  const locale = useLocale();
  const query = useQuery();
  const choice = useRef<HTMLFieldSetElement>(null);
  const [isMissing, setMissing] = useState(false);
  const isOffline = useOnline() === false;
  const [live, reporter] = useLateContent(ShopItemDocument, { slug: atBuild.slug, locale });
  const [holds, holdsReporter] = useLateOwnHolds();
  // Without signal the browser's own cache may answer in the server's place.
  const isOld = live.fault !== undefined || isOffline;
  const item = live.data?.shopItem ?? atBuild;
  const all = withOwnHolds(item.sizes, holds);
  const sizes = all.filter(({ size }) => size !== '-');
  const available = all.filter(({ stock }) => stock > 0);
  const chosen =
    available.find(({ size }) => size === query.get('size')) ??
    (sizes.length === 0 ? available[0] : undefined);
  const stock = chosen?.stock ?? available.reduce((sum, each) => sum + each.stock, 0);
  const name = chosen && sizes.length > 0 ? `${item.name}, ${chosen.size}` : item.name;
  const soldOut = available.length === 0;
  const isAsked = isMissing && chosen === undefined;
  const ask = (): void => {
    setMissing(true);
    choice.current?.querySelector<HTMLInputElement>('input:enabled')?.focus();
  };
  const thing: Thing | undefined = chosen && {
    variantId: chosen.id,
    kind: item.kind as Thing['kind'],
    slug: item.slug,
    size: chosen.size,
    name: { [locale]: item.name },
    image: item.image,
    unitPrice: item.price,
  };
  return (
    <div className="mt-6">
      {reporter}
      {holdsReporter}
      <Price idr={item.price} size="lg" />
      <LatePromotionNote kind="GOODS" slug={item.slug} goods={item.price} />
      <PricesAge since={isOld ? (live.at ?? builtAt) : null} />
      {sizes.length > 0 ? (
        <fieldset
          ref={choice}
          aria-describedby={isAsked ? 'size-missing' : undefined}
          className="mt-6"
        >
          <legend className="mb-2 font-semibold text-sm">{t('sizes.size')}</legend>
          <div className="flex flex-wrap gap-2">
            {sizes.map(({ size, stock: left }) => (
              <label
                key={size}
                className={cx(
                  'relative inline-flex min-h-tap min-w-14 items-center justify-center rounded-lg border px-4 font-semibold transition has-focus-visible:outline-2 has-focus-visible:outline-accent-text has-focus-visible:outline-offset-2',
                  left === 0
                    ? 'border-line text-faint line-through'
                    : 'border-line-strong has-checked:border-ink has-checked:bg-ink has-checked:text-ground',
                )}
              >
                <input
                  type="radio"
                  name="size"
                  value={size}
                  checked={chosen?.size === size}
                  disabled={left === 0}
                  onChange={() => setQuery({ size })}
                  className="sr-only"
                />
                {size}
                {left === 0 ? <span className="sr-only">, {t('goods.sold-out')}</span> : null}
              </label>
            ))}
          </div>
          {isAsked ? (
            <p id="size-missing" role="alert" className="mt-2 font-semibold text-critical text-sm">
              {t('goods.choose-size')}
            </p>
          ) : null}
        </fieldset>
      ) : null}
      <p role="status" className="mt-4 mb-6 flex min-h-7 items-center gap-3">
        <Badge tone={soldOut ? 'critical' : stock <= FEW ? 'caution' : 'positive'}>
          {soldOut
            ? t('goods.sold-out')
            : stock <= FEW
              ? t('goods.few', { count: stock })
              : t('goods.in-stock')}
        </Badge>
        {live.fault ? <span className="text-muted text-sm">{t('goods.stock-old')}</span> : null}
      </p>
      {soldOut ? (
        <AskByHand message={t('goods.ask-text', { name })} note={t('order.note')} />
      ) : (
        <AddToCart thing={thing} onUnchosen={ask} />
      )}
    </div>
  );
}
