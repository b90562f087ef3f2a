'use client';

import type { SimulationOutcome } from '#edge/contract/financing/simulation.ts';
import { rupiah } from '#edge/contract/money.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { Alert } from '#web/ui/alert.tsx';
import { percent } from './percent.ts';

type Simulation = Extract<SimulationOutcome, { ok: true }>['value'];

/** What is due each month, and what it all adds up to. */
export function Outcome({ simulation, price }: { simulation: Simulation; price: number }) {
  const t = useScopedI18n('simulators');
  const locale = useLocale();
  const { plan, downPayment, flatRate, effectiveRate, kind } = simulation;
  const [first = 0] = plan.installments;
  const last = plan.installments.at(-1) ?? first;
  const murabahah = kind === 'murabahah';
  const lines = [
    [t('dp.price'), rupiah(price)],
    [t('dp.down-payment'), rupiah(downPayment)],
    [t(murabahah ? 'dp.principal-murabahah' : 'dp.principal'), rupiah(plan.principal)],
    [t(murabahah ? 'dp.margin' : 'dp.cost'), rupiah(plan.cost)],
    [t(murabahah ? 'dp.selling-price' : 'dp.installments-total'), rupiah(plan.total)],
  ] as const;
  return (
    <div className="grid gap-6">
      <div role="status">
        <p className="text-muted">{t('dp.each-month')}</p>
        <p className="mt-1 font-bold text-4xl tabular-nums">{rupiah(first)}</p>
        <p className="mt-2 text-muted text-sm">
          {t('dp.times', { count: plan.installments.length })}
          {last === first ? null : ` ${t('dp.last-month', { amount: rupiah(last) })}`}
        </p>
      </div>
      {effectiveRate === null ? (
        <Alert tone="neutral">{t('dp.murabahah')}</Alert>
      ) : (
        <div>
          <dl className="grid grid-cols-2 gap-3">
            {(
              [
                ['dp.flat', flatRate],
                ['dp.effective', effectiveRate],
              ] as const
            ).map(([label, rate]) => (
              <div key={label} className="rounded-lg bg-sunken px-4 py-3">
                <dt className="text-muted text-sm">{t(label)}</dt>
                <dd className="font-bold text-2xl tabular-nums">{percent(rate, locale)}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-3 text-muted text-sm">{t('dp.two-rates')}</p>
        </div>
      )}
      <dl>
        {lines.map(([label, amount], at) => (
          <div
            key={label}
            className="flex justify-between gap-6 border-line border-b py-2.5 text-sm last:border-0 last:font-bold"
          >
            <dt className={at === lines.length - 1 ? undefined : 'text-muted'}>{label}</dt>
            <dd className="text-right tabular-nums">{amount}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
