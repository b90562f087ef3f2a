'use client';

import type { Locale } from '#edge/contract/locale.ts';
import { rupiah } from '#edge/contract/money.ts';
import { isRegistration, type PriceLine, totalOf } from '#edge/contract/orders/price-lines.ts';
import { frozenVat } from '#edge/contract/orders/vat.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { number } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { cx } from '#web/ui/cx.ts';

/** `11 %`: what was frozen with the line. */
const vatRate = (locale: Locale, basisPoints: number | undefined): string =>
  `${number(locale, frozenVat(basisPoints, 0).basisPoints / 100)} %`;

export const signed = (amount: number): string =>
  amount < 0 ? `−${rupiah(-amount)}` : rupiah(amount);

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

const BESIDE_OTR = ['delivery', 'coupon', 'referral', 'help'] as const;
type LineBeside = PriceLine & { readonly key: (typeof BESIDE_OTR)[number] };

const isBeside = (line: PriceLine): line is LineBeside =>
  BESIDE_OTR.some((key) => key === line.key);

/** On the road: the motorcycle with its tax and registration. */
export const otrOf = (lines: readonly PriceLine[]): number =>
  totalOf(lines.filter((line) => !isBeside(line)));

/** What comes to the price on the road, and what comes off it. */
export const besideOtr = (lines: readonly PriceLine[]): readonly LineBeside[] =>
  lines.filter(isBeside);

/** Every rupiah of a price: goods with their tax, registration apart, what comes off, the sum. */
export function PriceTable({ lines, total }: { lines: readonly PriceLine[]; total: number }) {
  const t = useScopedI18n('orders');
  const locale = useLocale();
  const registration = lines.filter(isRegistration);
  // A motorcycle alone has a price on the road; what is no part of it follows.
  const isRegistered = registration.length > 0;
  const beside: readonly PriceLine[] = isRegistered
    ? besideOtr(lines)
    : lines.filter(({ amount }) => amount < 0);
  const goods = lines.filter((line) => !isRegistration(line) && !beside.includes(line));
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
      {isRegistered ? (
        <div className="mt-2 border-line border-t pt-2">
          <p className="text-faint text-xs">{t('lines.registration')}</p>
          <dl>{registration.map(row)}</dl>
        </div>
      ) : null}
      {beside.length === 0 ? null : (
        <dl className="mt-2 border-line border-t pt-2">
          {isRegistered ? (
            <Row label={t('lines.otr')} amount={otrOf(lines)} className="font-semibold" />
          ) : null}
          {beside.map(row)}
        </dl>
      )}
      <dl className="mt-2 border-line border-t pt-1">
        <Row label={t('lines.total')} amount={total} className="font-bold text-lg" />
      </dl>
    </div>
  );
}
