'use client';

import { rupiah } from '#edge/contract/money.ts';
import { NumberField } from '#web/domains/catalog/simulators/number-field.tsx';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { number } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { setQuery } from '#web/platform/query.ts';
import type { AskedPlan } from './plan-query.ts';

const STEP = 100_000;
const MOST_PERCENT = 80;

/** Typed to the rupiah or drawn with a slider; below the provider's least it says so. */
export function DownPayment({ plan, price }: { plan: AskedPlan; price: number }) {
  const t = useScopedI18n('simulators');
  const locale = useLocale();
  const { downPayment, minimum } = plan;
  const most = Math.floor((price * MOST_PERCENT) / 100 / STEP) * STEP;
  const low = downPayment < minimum;
  const high = downPayment >= price;
  return (
    <div className="grid gap-3">
      <NumberField
        key={`${plan.model.slug} ${plan.battery} ${plan.area}`}
        id="down-payment"
        label={t('dp.down-payment')}
        unit="Rp"
        value={downPayment}
        min={0}
        max={999_999_999}
        hint={t('dp.down-payment-hint', {
          percent: number(locale, Math.round((downPayment * 1_000) / price) / 10),
          minimum: rupiah(minimum),
        })}
        error={
          low
            ? t('dp.too-low', { minimum: rupiah(minimum) })
            : high
              ? t('dp.too-high', { maximum: rupiah(price - 1) })
              : undefined
        }
        onChange={(value) => setQuery({ dp: String(value) })}
      />
      <input
        type="range"
        aria-label={t('dp.down-payment')}
        aria-valuetext={rupiah(downPayment)}
        min={Math.ceil(minimum / STEP) * STEP}
        max={most}
        step={STEP}
        value={Math.min(Math.max(downPayment, minimum), most)}
        onChange={({ target }) => setQuery({ dp: target.value })}
        className="h-8 w-full accent-accent"
      />
      {low || high ? (
        <p>
          <button
            type="button"
            onClick={() => setQuery({ dp: String(minimum) })}
            className="min-h-8 font-semibold text-accent-text text-sm underline underline-offset-4"
          >
            {t('dp.use-minimum', { minimum: rupiah(minimum) })}
          </button>
        </p>
      ) : null}
    </div>
  );
}
