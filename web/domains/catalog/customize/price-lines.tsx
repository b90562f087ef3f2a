'use client';

import type { ReactNode } from 'react';
import type { Quote } from '#edge/contract/catalog/quote.ts';
import { rupiah } from '#edge/contract/money.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { cx } from '#web/ui/cx.ts';

function Line({
  label,
  note,
  amount,
  className,
}: {
  label: string;
  note?: string | undefined;
  amount: ReactNode;
  className?: string;
}) {
  return (
    <div className={cx('grid grid-cols-[1fr_auto] gap-x-6 py-3', className)}>
      <dt>{label}</dt>
      <dd className="text-right tabular-nums">{amount}</dd>
      {note ? <dd className="col-span-2 mt-0.5 text-faint text-sm">{note}</dd> : null}
    </div>
  );
}

const signed = (amount: number): string => (amount < 0 ? `−${rupiah(-amount)}` : rupiah(amount));

/** The whole price, each line with what it is for. */
export function PriceLines({ quote }: { quote: Quote }) {
  const t = useScopedI18n('configurator');
  return (
    <dl className="divide-y divide-line">
      {quote.lines.map(({ key, amount }) => (
        <Line
          key={key}
          label={t(`line.${key}`)}
          note={
            key === 'battery'
              ? t(`line-note.battery.${amount === 0 ? 'same' : amount < 0 ? 'less' : 'more'}`)
              : t(`line-note.${key}`)
          }
          amount={signed(amount)}
        />
      ))}
      <Line label={t('line.otr')} amount={rupiah(quote.otr)} className="font-semibold" />
      {quote.discount > 0 ? (
        <Line
          label={t('line.discount')}
          note={t('line-note.discount')}
          amount={<span className="text-positive">{signed(-quote.discount)}</span>}
        />
      ) : null}
      <Line
        label={t('line.total')}
        amount={<span className="text-2xl">{rupiah(quote.total)}</span>}
        className="items-baseline font-bold text-lg"
      />
      <Line
        label={t('line.booking-fee')}
        note={t('line-note.booking-fee')}
        amount={rupiah(quote.bookingFee)}
      />
      <Line label={t('line.rest')} note={t('line-note.rest')} amount={rupiah(quote.rest)} />
      <Line
        label={t('line.delivery')}
        note={t(`delivery-terms.${quote.delivery}`)}
        amount={
          quote.delivery === 'collect' || quote.delivery === 'included'
            ? rupiah(0)
            : t('line.delivery-later')
        }
      />
      {quote.monthlyFee === null ? null : (
        <Line
          label={t('line.monthly-fee')}
          note={t('line-note.monthly-fee')}
          amount={t('per-month', { amount: rupiah(quote.monthlyFee) })}
        />
      )}
    </dl>
  );
}
