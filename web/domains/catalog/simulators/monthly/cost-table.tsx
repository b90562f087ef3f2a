'use client';

import { rupiah } from '#edge/contract/money.ts';
import type { MonthlyCost, Riding } from '#edge/contract/monthly-cost.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { number } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';

/** Every figure of the comparison, and how each was worked out. */
export function CostTable({ cost, riding }: { cost: MonthlyCost; riding: Riding }) {
  const t = useScopedI18n('simulators');
  const locale = useLocale();
  const n = (value: number): string => number(locale, value);
  const rows = [
    { key: 'energy', petrol: cost.petrol.energy, electric: cost.electric.energy },
    { key: 'service', petrol: cost.petrol.service, electric: cost.electric.service },
    ...(cost.electric.batteryFee > 0
      ? [{ key: 'batteryFee', petrol: 0, electric: cost.electric.batteryFee } as const]
      : []),
    { key: 'total', petrol: cost.petrol.total, electric: cost.electric.total },
  ] as const;
  const km = n(cost.distanceKm);
  return (
    <div className="grid gap-4">
      <table className="w-full text-left text-sm tabular-nums">
        <caption className="sr-only">{t('monthly.table')}</caption>
        <thead className="text-muted">
          <tr className="border-line border-b">
            <th scope="col" className="py-2 pr-2 font-semibold">
              {t('monthly.what')}
            </th>
            <th scope="col" className="px-2 py-2 text-right font-semibold">
              {t('monthly.petrol')}
            </th>
            <th scope="col" className="py-2 pl-2 text-right font-semibold">
              {t('monthly.electric')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, petrol, electric }) => (
            <tr key={key} className="border-line border-b last:border-0 last:font-bold">
              <th scope="row" className="py-2.5 pr-2 font-[inherit]">
                {t(`monthly.${key}`)}
              </th>
              <td className="px-2 py-2.5 text-right">{rupiah(petrol)}</td>
              <td className="py-2.5 pl-2 text-right">{rupiah(electric)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="grid gap-2 text-muted text-sm">
        <li>
          {t('monthly.how-distance', {
            kmPerDay: n(riding.kmPerDay),
            days: n(riding.daysPerMonth),
            km,
          })}
        </li>
        <li>
          {t('monthly.how-petrol', {
            km,
            kmPerLitre: n(riding.kmPerLitre),
            price: rupiah(riding.petrolPrice),
            result: rupiah(cost.petrol.energy),
          })}
        </li>
        <li>
          {t('monthly.how-electric', {
            km,
            wh: n(riding.whPerKm),
            efficiency: n(riding.chargingEfficiency),
            price: rupiah(riding.electricityPrice),
            result: rupiah(cost.electric.energy),
          })}
        </li>
      </ul>
    </div>
  );
}
