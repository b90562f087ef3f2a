'use client';

import { estimateRange } from '#edge/contract/garage/range.ts';
import type { VehicleRecord } from '#edge/contract/garage/vehicle-record.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { number } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { FreshnessBadge } from '#web/ui/freshness-badge.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { useNow } from '#web/ui/use-now.ts';

/** Charge and range at a glance; says so plainly where the last report is too old to tell. */
export function Charge({ vehicle }: { vehicle: VehicleRecord }) {
  const t = useScopedI18n('garage');
  const locale = useLocale();
  const now = useNow();
  if (now === null) return <div className="h-24" />;
  const range = estimateRange(vehicle.generation, vehicle.batteries, now);
  const last = vehicle.lastIotUpdate === null ? null : Date.parse(vehicle.lastIotUpdate);
  if (range === undefined)
    return (
      <div className="grid gap-2">
        <p className="font-semibold">{t('charge.unknown')}</p>
        <p className="text-muted text-sm">
          {vehicle.iotStatus === 'NOT_ACTIVATED'
            ? t('charge.not-active')
            : t('charge.unknown-text')}
        </p>
        {last === null ? null : <FreshnessBadge at={last} now={now} />}
      </div>
    );
  return (
    <div className="grid gap-3">
      <p className="flex items-baseline gap-3">
        <span className="font-bold text-4xl tabular-nums">{range.chargePercent}%</span>
        <span className="text-lg text-muted">
          {t('charge.range', { km: number(locale, range.km) })}
        </span>
      </p>
      <Progress label={t('charge.label')} value={range.chargePercent / 100} className="h-3" />
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-faint text-sm">
        <FreshnessBadge at={range.at} now={now} />
        {t('charge.method')}
      </p>
    </div>
  );
}
