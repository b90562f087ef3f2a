'use client';

import { rupiah } from '#edge/contract/money.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { cx } from '#web/ui/cx.ts';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import type { PlanView } from './use-plan.ts';

const SHARES = [20, 30, 50];
const MOST_DIGITS = 10;

const grouped = (amount: number): string => rupiah(amount).replace(/^Rp/, '');

/** The amount paid at once: typed, or one of a few shares of the price. */
export function DownPayment({ plan, price }: { plan: PlanView; price: number }) {
  const t = useScopedI18n('installment');
  const { downPayment, minimum, change, outcome } = plan;
  const error = (): string | undefined => {
    if (outcome.ok) return undefined;
    if (outcome.error.code === 'DOWN_PAYMENT_TOO_LOW')
      return t('down.too-low', { amount: rupiah(outcome.error.minimum) });
    if (outcome.error.code === 'DOWN_PAYMENT_TOO_HIGH')
      return t('down.too-high', { amount: rupiah(outcome.error.maximum) });
    return undefined;
  };
  const shares = [
    { label: t('down.least'), amount: minimum },
    ...SHARES.map((percent) => ({
      label: `${percent}%`,
      amount: Math.ceil((price * percent) / 100 / 1_000) * 1_000,
    })).filter(({ amount }) => amount > minimum),
  ];
  return (
    <div className="grid gap-3">
      <Field
        id="down-payment"
        label={t('down.label')}
        hint={t('down.hint', { amount: rupiah(minimum) })}
        error={error()}
      >
        {(aria) => (
          <Input
            {...aria}
            prefix="Rp"
            inputMode="numeric"
            autoComplete="off"
            value={grouped(downPayment)}
            onChange={({ target }) =>
              change({
                downPayment: Number(target.value.replace(/\D/g, '').slice(0, MOST_DIGITS)),
              })
            }
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        {shares.map(({ label, amount }) => (
          <button
            key={label}
            type="button"
            aria-pressed={amount === downPayment}
            onClick={() => change({ downPayment: amount })}
            className={cx(
              'min-h-tap rounded-full border px-5 font-semibold text-sm transition',
              amount === downPayment ? 'border-ink bg-ink text-ground' : 'border-line-strong',
            )}
          >
            {label}
          </button>
        ))}
      </div>
    </div>
  );
}
