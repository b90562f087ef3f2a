'use client';

import { useScopedI18n } from '../../platform/i18n/client.ts';
import { Badge } from '../../ui/badge.tsx';
import { Clock, LifeBuoy, ShieldCheck } from '../../ui/icons.ts';
import { useNow } from '../../ui/use-now.ts';

interface Vehicle {
  readonly warrantyValid?: string | null | undefined;
  readonly rsaExpDate: string | null;
  readonly isActiveRSA: boolean;
}

/** Whether warranty and roadside assistance still run. */
export function StateBadges({ vehicle }: { vehicle: Vehicle }) {
  const t = useScopedI18n('garage');
  const now = useNow() ?? 0;
  const { warrantyValid, rsaExpDate } = vehicle;
  // The copy may be old: what was active when it was made may have run out since.
  const isActiveRSA = vehicle.isActiveRSA && (rsaExpDate === null || Date.parse(rsaExpDate) > now);
  const warranted = warrantyValid ? Date.parse(warrantyValid) > now : false;
  return (
    <p className="flex flex-wrap gap-2">
      {warranted ? (
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
