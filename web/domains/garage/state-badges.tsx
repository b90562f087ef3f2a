'use client';

import type { VehicleSummary } from '#edge/contract/garage/vehicle-record.ts';
import { coverState } from '#edge/contract/garage/view.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Clock, LifeBuoy, ShieldCheck } from '#web/ui/icons.ts';
import { useNow } from '#web/ui/use-now.ts';

/** Whether warranty and roadside assistance still run. */
export function StateBadges({ vehicle }: { vehicle: VehicleSummary }) {
  const t = useScopedI18n('garage');
  const now = useNow() ?? 0;
  const warranty = coverState(vehicle.warrantyValid, now);
  const roadside = coverState(vehicle.rsaExpDate, now);
  return (
    <p className="flex flex-wrap gap-2">
      {warranty === 'runs' ? (
        <Badge tone="positive" icon={<ShieldCheck size={14} />}>
          {t('vehicle.warranty-active')}
        </Badge>
      ) : null}
      {warranty === 'over' ? (
        <Badge icon={<Clock size={14} />}>{t('vehicle.warranty-over')}</Badge>
      ) : null}
      {roadside === 'runs' ? (
        <Badge tone="accent" icon={<LifeBuoy size={14} />}>
          {t('vehicle.roadside-active')}
        </Badge>
      ) : (
        <Badge icon={<Clock size={14} />}>{t(`vehicle.roadside-${roadside}`)}</Badge>
      )}
    </p>
  );
}
