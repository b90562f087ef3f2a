'use client';

import { rupiah } from '#edge/contract/money.ts';
import type { MonthlyCost } from '#edge/contract/monthly-cost.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { cx } from '#web/ui/cx.ts';

const LOOK = {
  energy: 'bg-accent',
  service: 'bg-line-strong',
  batteryFee: 'bg-[repeating-linear-gradient(45deg,var(--ink)_0_4px,var(--muted)_4px_8px)]',
} as const;

type Slice = keyof typeof LOOK;

/** Two months side by side. For the eye: the table below says the same in figures. */
export function CostBars({ cost }: { cost: MonthlyCost }) {
  const t = useScopedI18n('simulators');
  const most = Math.max(cost.petrol.total, cost.electric.total, 1);
  const sides = [
    { key: 'petrol', total: cost.petrol.total, slices: { ...cost.petrol, batteryFee: 0 } },
    { key: 'electric', total: cost.electric.total, slices: cost.electric },
  ] as const;
  return (
    <div aria-hidden="true" className="grid gap-5">
      {sides.map(({ key, total, slices }) => (
        <div key={key}>
          <p className="mb-1.5 flex items-baseline justify-between gap-4 font-semibold">
            <span>{t(`monthly.${key}`)}</span>
            <span className="tabular-nums">{rupiah(total)}</span>
          </p>
          <div className="flex h-9 overflow-hidden rounded-lg bg-sunken">
            {(Object.keys(LOOK) as Slice[]).map((slice) => (
              <span
                key={slice}
                className={cx('h-full transition-[width] duration-300', LOOK[slice])}
                style={{ width: `${(slices[slice] / most) * 100}%` }}
              />
            ))}
          </div>
        </div>
      ))}
      <ul className="flex flex-wrap gap-x-5 gap-y-2 text-muted text-sm">
        {(Object.keys(LOOK) as Slice[])
          .filter((slice) => slice !== 'batteryFee' || cost.electric.batteryFee > 0)
          .map((slice) => (
            <li key={slice} className="flex items-center gap-2">
              <span className={cx('size-3.5 rounded-sm', LOOK[slice])} />
              {t(`monthly.${slice}`)}
            </li>
          ))}
      </ul>
    </div>
  );
}
