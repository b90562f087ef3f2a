'use client';

import { usePathname } from 'next/navigation';
import { useScopedI18n } from '../../../platform/i18n/client.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Motorbike } from '../../../ui/icons.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { NotLoaded } from '../../account/index.ts';
import { SyncLine } from '../sync-line.tsx';
import { useGarage } from '../use-garage.ts';
import { VehicleView } from './vehicle-view.tsx';

/** One shell serves every motorcycle; which one it is, only the address says. */
const useVin = (): string | null => {
  const vin = usePathname().split('/').at(-1) ?? '';
  return /^[A-Za-z0-9]{1,32}$/.test(vin) ? vin : null;
};

export function VehicleScreen() {
  const t = useScopedI18n('garage');
  const vin = useVin();
  const garage = useGarage();
  if (garage.kind === 'not-downloaded') return <NotLoaded onRetry={garage.retry} />;
  const vehicle =
    garage.kind === 'here' ? garage.vehicles.find((each) => each.vin === vin) : undefined;
  if (garage.kind === 'here' && vehicle)
    return (
      <div className="grid gap-4">
        <SyncLine syncedAt={garage.syncedAt} stale={garage.stale} onRetry={garage.retry} />
        <VehicleView vehicle={vehicle} />
      </div>
    );
  if (garage.kind === 'here' && garage.syncedAt === null)
    return <NotLoaded onRetry={garage.retry} />;
  if (garage.kind === 'here')
    return (
      <EmptyState
        icon={<Motorbike size={28} />}
        title={t('vehicle.missing')}
        action={<LinkButton href="/my-ev">{t('vehicle.back')}</LinkButton>}
      >
        {t('vehicle.missing-text')}
      </EmptyState>
    );
  return (
    <div aria-busy="true" className="grid gap-6 lg:grid-cols-2">
      <Skeleton className="h-72 rounded-xl" />
      <Skeleton className="h-72 rounded-xl" />
    </div>
  );
}
