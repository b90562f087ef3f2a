'use client';

import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { number, rupiah } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import type { PlanView } from './use-plan.ts';

type Simulation = Extract<PlanView['outcome'], { ok: true }>['value'];

/**
 * The plan to the last rupiah. A murabahah has a margin that is agreed beforehand; its card has no
 * word of what other providers charge (fatwa DSN 13/2000).
 */
export function PlanCard({ simulation, price }: { simulation: Simulation; price: number }) {
  const t = useScopedI18n('installment');
  const locale = useLocale();
  const { plan, kind, downPayment, flatRate, effectiveRate } = simulation;
  const [first = 0] = plan.installments;
  const last = plan.installments.at(-1) ?? first;
  const months = plan.installments.length;
  const percent = (basisPoints: number): string => `${number(locale, basisPoints / 100)}%`;
  const lines: [string, string][] = [
    [t('plan.price'), rupiah(price)],
    [t('plan.down'), rupiah(downPayment)],
    [t(kind === 'murabahah' ? 'plan.cost-of-goods' : 'plan.principal'), rupiah(plan.principal)],
    [t(kind === 'murabahah' ? 'plan.margin' : 'plan.interest'), rupiah(plan.cost)],
    [t('plan.total'), rupiah(plan.total)],
    [t('plan.all'), rupiah(plan.total + downPayment)],
  ];
  return (
    <section aria-labelledby="plan-title" className="rounded-2xl bg-surface p-5 shadow-card sm:p-8">
      <h3 id="plan-title" className="text-muted text-sm">
        {t('plan.monthly')}
      </h3>
      <p aria-live="polite" className="mt-1 font-bold text-4xl tabular-nums">
        {rupiah(first)}
      </p>
      <p className="mt-1 text-muted text-sm">
        {last === first
          ? t('plan.months', { months })
          : t('plan.last', { months: months - 1, last: rupiah(last) })}
      </p>
      <dl className="mt-5 divide-y divide-line border-line border-t">
        {lines.map(([label, amount]) => (
          <div key={label} className="flex justify-between gap-6 py-2.5 text-sm">
            <dt className="text-muted">{label}</dt>
            <dd className="font-semibold tabular-nums">{amount}</dd>
          </div>
        ))}
      </dl>
      {kind === 'murabahah' || effectiveRate === null ? (
        <p className="mt-4 text-muted text-sm">{t('plan.murabahah')}</p>
      ) : (
        <>
          <dl className="mt-5 grid grid-cols-2 gap-4 rounded-xl bg-sunken p-4">
            <div>
              <dt className="text-muted text-sm">{t('plan.flat')}</dt>
              <dd className="font-bold text-xl tabular-nums">{percent(flatRate)}</dd>
            </div>
            <div>
              <dt className="text-muted text-sm">{t('plan.effective')}</dt>
              <dd className="font-bold text-xl tabular-nums">{percent(effectiveRate)}</dd>
            </div>
          </dl>
          <p className="mt-3 text-muted text-sm">{t('plan.rates')}</p>
        </>
      )}
    </section>
  );
}
