'use client';

import { areaName } from '#edge/contract/areas.ts';
import { inLocale } from '#edge/contract/locale.ts';
import { rupiah } from '#edge/contract/money.ts';
import { VehiclePicture } from '#web/domains/garage/index.ts';
import { pictureOf } from '#web/domains/orders/picture.ts';
import { besideOtr, otrOf, PriceTable, signed } from '#web/domains/orders/price-table.tsx';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { usePurchase } from '#web/platform/purchase/use-purchase.ts';
import { Card } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { isForCompany } from './draft.ts';
import type { Bought } from './use-checkout.ts';
import type { CheckoutPrice } from './use-price.ts';

/** What is bought and what it costs, beside every step. */
export function BoughtCard({
  bought,
  price,
  isOpen,
}: {
  bought: Bought;
  price: CheckoutPrice;
  isOpen: boolean;
}) {
  const t = useScopedI18n('checkout');
  const locale = useLocale();
  const orders = useScopedI18n('orders');
  const { model, choice } = bought;
  const nameOf = (component: string, code: string): string => {
    const value = model.values.find((each) => each.component === component && each.code === code);
    return value === undefined ? code : inLocale(value.name, locale);
  };
  return (
    <Card className="grid gap-4 lg:sticky lg:top-24">
      <div className="flex items-center gap-4">
        <VehiclePicture
          snapshot={pictureOf(model.slug, choice.color, choice.accent)}
          alt=""
          className="w-28 shrink-0 rounded-lg"
        />
        <div className="min-w-0">
          <p className="font-bold text-lg">{model.name}</p>
          <p className="text-muted text-sm">
            {[nameOf('color', choice.color), nameOf('battery', choice.battery)].join(' · ')}
          </p>
          <TextLink href={`/product/${model.slug}/customize`} className="text-sm">
            {t('change-choice')}
          </TextLink>
        </div>
      </div>
      <dl className="grid gap-2">
        <Row
          label={t('total', { area: areaName(choice.area, locale) ?? '' })}
          amount={otrOf(price.lines)}
        />
        {besideOtr(price.lines).map(({ key, amount }) => (
          <Row key={key} label={orders(`line.${key}`)} amount={amount} />
        ))}
        <div className="flex items-baseline justify-between gap-4 border-line border-t pt-2">
          <dt className="font-semibold">{t('you-pay')}</dt>
          <dd className="font-bold text-2xl tabular-nums">{rupiah(price.total)}</dd>
        </div>
      </dl>
      <HelpNote price={price} />
      <dl className="flex items-baseline justify-between gap-4">
        <dt className="text-muted">{t('due-now')}</dt>
        <dd className="font-semibold tabular-nums">{rupiah(price.due)}</dd>
      </dl>
      <Disclosure key={String(isOpen)} summary={t('lines')} open={isOpen}>
        <PriceTable lines={price.lines} total={price.total} />
      </Disclosure>
      <p role="status" className="min-h-5 text-faint text-sm">
        {t(`price.${price.source}`)}
      </p>
    </Card>
  );
}

function Row({ label, amount }: { label: string; amount: number }) {
  return (
    <div className="flex items-baseline justify-between gap-4 text-sm">
      <dt className="text-muted">{label}</dt>
      <dd className={cx('tabular-nums', amount < 0 && 'text-positive')}>{signed(amount)}</dd>
    </div>
  );
}

/** What the government's part hangs on, or what the motorcycle would cost with it. */
function HelpNote({ price }: { price: CheckoutPrice }) {
  const t = useScopedI18n('checkout');
  const isCompany = isForCompany(usePurchase());
  if (price.helpAmount === 0) return null;
  if (price.help)
    return (
      <p className="text-muted text-sm">
        {t('help-checked', { amount: rupiah(price.total + price.helpAmount) })}
      </p>
    );
  return (
    <p className="text-muted text-sm">
      {isCompany
        ? t('help-persons')
        : t('with-help', { amount: rupiah(price.total - price.helpAmount) })}
    </p>
  );
}
