'use client';

import type { Locale } from '#edge/contract/locale.ts';
import { rupiah } from '#edge/contract/money.ts';
import { isRegistration, type PriceLine } from '#edge/contract/orders/price-lines.ts';
import { frozenVat } from '#edge/contract/orders/vat.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { number } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { cx } from '#web/ui/cx.ts';

/** `11 %`: what was frozen with the line. */
const vatRate = (locale: Locale, basisPoints: number | undefined): string =>
  `${number(locale, frozenVat(basisPoints, 0).basisPoints / 100)} %`;

const signed = (amount: number): string => (amount < 0 ? `−${rupiah(-amount)}` : rupiah(amount));

function Row({
  label,
  amount,
  className,
}: {
  label: string;
  amount: number;
  className?: string | undefined;
}) {
  return (
    <div className={cx('flex items-baseline justify-between gap-6 py-2', className)}>
      <dt>{label}</dt>
      <dd className={cx('shrink-0 text-right tabular-nums', amount < 0 && 'text-positive')}>
        {signed(amount)}
      </dd>
    </div>
  );
}

/** Every rupiah of a price: goods with their tax, registration apart, what comes off, the sum. */
export function PriceTable({ lines, total }: { lines: readonly PriceLine[]; total: number }) {
  const t = useScopedI18n('orders');
  const locale = useLocale();
  const registration = lines.filter(isRegistration);
  const goods = lines.filter((line) => !isRegistration(line) && line.amount >= 0);
  const off = lines.filter((line) => line.amount < 0);
  const row = ({ key, amount, basisPoints }: PriceLine) => (
    <Row
      key={key}
      label={
        key === 'vat' ? t('line.vat', { rate: vatRate(locale, basisPoints) }) : t(`line.${key}`)
      }
      amount={amount}
    />
  );
  return (
    <div className="text-sm">
      <dl>{goods.map(row)}</dl>
      {registration.length === 0 ? null : (
        <div className="mt-2 border-line border-t pt-2">
          <p className="text-faint text-xs">{t('lines.registration')}</p>
          <dl>{registration.map(row)}</dl>
        </div>
      )}
      {off.length === 0 ? null : <dl className="mt-2 border-line border-t pt-2">{off.map(row)}</dl>}
      <dl className="mt-2 border-line border-t pt-1">
        <Row label={t('lines.total')} amount={total} className="font-bold text-lg" />
      </dl>
    </div>
  );
}
