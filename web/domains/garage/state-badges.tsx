'use client';

import type { VehicleSummary } from '#edge/contract/garage/vehicle-record.ts';
import { vehicleCover } from '#edge/contract/garage/view.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Clock, LifeBuoy, ShieldCheck } from '#web/ui/icons.ts';
import { useNow } from '#web/ui/use-now.ts';

/** Whether warranty and roadside assistance still run. */
export function StateBadges({ vehicle }: { vehicle: VehicleSummary }) {
  const t = useScopedI18n('garage');
  const now = useNow() ?? 0;
  const { isUnderWarranty, isActiveRSA } = vehicleCover(vehicle, now);
  return (
    <p className="flex flex-wrap gap-2">
      {isUnderWarranty ? (
        <Badge tone="positive" icon={<ShieldCheck size={14} />}>
          {t('vehicle.warranty-active')}
        </Badge>
      ) : (
        <Badge icon={<Clock size={14} />}>{t('vehicle.warranty-over')}</Badge>
      )}
      {isActiveRSA ? (
        <Badge tone="accent" icon={<LifeBuoy size={14} />}>
          {t('vehicle.roadside-active')}
        </Badge>
      ) : (
        <Badge icon={<Clock size={14} />}>{t('vehicle.roadside-over')}</Badge>
      )}
    </p>
  );
}
