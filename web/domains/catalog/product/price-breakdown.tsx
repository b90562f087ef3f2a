'use client';

import { rupiah } from '#edge/contract/money.ts';
import type { ProductPricesQuery } from '#web/platform/graphql/generated/content.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { PromotionNote } from '#web/platform/promotion/promotion-note.tsx';
import { Price } from '#web/ui/price.tsx';

type AreaPrice = ProductPricesQuery['productPrices'][number];

const KNOWN = ['vehicle', 'bbnkb', 'pkb', 'stnk', 'tnkb', 'bpkb'] as const;
type NamedLine = (typeof KNOWN)[number];
const isKnown = (key: string): key is NamedLine => (KNOWN as readonly string[]).includes(key);

/** Every line of the price, what comes off, and what is paid. */
export function PriceBreakdown({
  slug,
  price,
  monthlyFee,
}: {
  slug: string;
  price: AreaPrice;
  /** Rupiah a month where the battery is rented. */
  monthlyFee: number | null;
}) {
  const t = useScopedI18n('catalog');
  const label = (key: string): string => (isKnown(key) ? t(`price.${key}`) : key);
  return (
    <>
      <dl className="text-sm tabular-nums">
        {price.lines.map(({ key, amount }) => (
          <div key={key} className="flex justify-between gap-6 py-1.5 sm:py-2.5">
            <dt className="text-muted">{label(key)}</dt>
            <dd>{rupiah(amount)}</dd>
          </div>
        ))}
        <div className="mt-2 flex justify-between gap-6 border-line border-t py-2 sm:py-3 font-semibold">
          <dt>{t('price.otr')}</dt>
          <dd>{rupiah(price.otr_price)}</dd>
        </div>
        {price.discount > 0 ? (
          <div className="flex justify-between gap-6 pb-2 text-positive sm:py-2.5">
            <dt>{t('price.discount')}</dt>
            <dd>−{rupiah(price.discount)}</dd>
          </div>
        ) : null}
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-line border-t pt-3 sm:pt-4">
          <dt className="font-bold text-lg">{t('price.after')}</dt>
          <dd className="font-bold text-3xl">{rupiah(price.otr_after_discount)}</dd>
        </div>
      </dl>
      {monthlyFee === null ? null : (
        <p className="mt-2 flex flex-wrap items-baseline justify-between gap-x-6">
          <span className="text-muted">{t('price.rent-fee')}</span>
          <Price idr={monthlyFee} after={t('per-month')} size="sm" />
        </p>
      )}
      {price.discount > 0 ? (
        <p className="mt-3 text-muted text-sm sm:mt-4">{t('price.subsidy-note')}</p>
      ) : null}
      {/* It comes late: its lines are there before it, where nothing of the card is below them. */}
      <div className="flow-root min-h-13">
        <PromotionNote
          kind="MOTORCYCLE"
          slug={slug}
          goods={price.lines.find(({ key }) => key === 'vehicle')?.amount ?? 0}
          total={price.otr_after_discount}
        />
      </div>
    </>
  );
}
