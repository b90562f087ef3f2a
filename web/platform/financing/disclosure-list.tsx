'use client';

import type { Disclosure } from '#edge/contract/financing/disclosure.ts';
import { rupiah } from '#edge/contract/money.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { number } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { cx } from '#web/ui/cx.ts';

interface Line {
  readonly label: string;
  readonly value: string;
  readonly isSum?: true;
}

/**
 * All that financing costs, to the last rupiah. Of a murabahah it has no word of what other companies
 * charge (fatwa DSN 13/2000).
 */
export function DisclosureList({ of }: { of: Disclosure }) {
  const t = useScopedI18n('disclosure');
  const locale = useLocale();
  const isSale = of.kind === 'murabahah';
  const { months, monthly, lastMonthly } = of;
  const isEven = lastMonthly === monthly;
  const percent = (basisPoints: number): string => `${number(locale, basisPoints / 100)}%`;
  const lines: readonly Line[] = [
    { label: t('price'), value: rupiah(of.price) },
    { label: t('down'), value: rupiah(of.downPayment) },
    { label: t(isSale ? 'cost-of-goods' : 'principal'), value: rupiah(of.principal) },
    { label: t(isSale ? 'margin' : 'interest'), value: rupiah(of.cost) },
    {
      label: t('monthly'),
      value: t('times', { monthly: rupiah(monthly), months: isEven ? months : months - 1 }),
    },
    ...(isEven ? [] : [{ label: t('last'), value: rupiah(lastMonthly) }]),
    { label: t(isSale ? 'selling-price' : 'total'), value: rupiah(of.total) },
    { label: t('admin'), value: rupiah(of.admin) },
    { label: t('fiduciary'), value: rupiah(of.fiduciary) },
    { label: t('insurance'), value: rupiah(of.insurance) },
    { label: t('at-signing'), value: rupiah(of.atSigning) },
    { label: t('everything'), value: rupiah(of.everything), isSum: true },
  ];
  const rates: readonly Line[] = [
    { label: t('flat'), value: percent(of.flatRate) },
    ...(of.effectiveRate === null
      ? []
      : [{ label: t('effective'), value: percent(of.effectiveRate) }]),
    ...(of.allInRate === null ? [] : [{ label: t('all-in'), value: percent(of.allInRate) }]),
  ];
  return (
    <div className="grid gap-4">
      <dl className="divide-y divide-line border-line border-y">
        {lines.map(({ label, value, isSum }) => (
          <div
            key={label}
            className={cx('flex justify-between gap-6 py-2.5 text-sm', isSum && 'text-base')}
          >
            <dt className={isSum ? 'font-semibold text-ink' : 'text-muted'}>{label}</dt>
            <dd className="text-right font-semibold text-ink tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {isSale ? null : (
        <dl className="grid grid-cols-2 gap-4 rounded-xl bg-sunken p-4">
          {rates.map(({ label, value }) => (
            <div key={label}>
              <dt className="text-muted text-sm">{label}</dt>
              <dd className="font-bold text-ink text-xl tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="text-muted text-sm">
        {t(isSale ? 'late-murabahah' : 'late', { percent: percent(of.latePerDay) })}
      </p>
    </div>
  );
}
