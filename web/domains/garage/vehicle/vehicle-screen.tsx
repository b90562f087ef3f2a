'use client';

import { usePathname } from 'next/navigation';
import { NotLoaded } from '#web/domains/account/index.ts';
import { useGarage } from '#web/domains/garage/use-garage.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { dateTime } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { useTabTitle } from '#web/platform/page-head/use-tab-title.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Motorbike } from '#web/ui/icons.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { SyncedLine } from '#web/ui/synced-line.tsx';
import { VehicleView } from './vehicle-view.tsx';

/** One shell serves every motorcycle; which one it is, only the address says. */
const useVin = (): string | null => {
  const vin = usePathname().split('/').at(-1) ?? '';
  return /^[A-Za-z0-9]{1,32}$/.test(vin) ? vin : null;
};

export function VehicleScreen() {
  const t = useScopedI18n('garage');
  const locale = useLocale();
  const vin = useVin();
  const garage = useGarage();
  const vehicle =
    garage.kind === 'here' ? garage.vehicles.find((each) => each.vin === vin) : undefined;
  useTabTitle(vehicle?.productName);
  if (garage.kind === 'not-downloaded') return <NotLoaded onRetry={garage.retry} />;
  if (garage.kind === 'here' && vehicle)
    return (
      <div className="grid gap-4">
        <SyncedLine
          syncedAt={garage.syncedAt}
          stale={garage.stale}
          onRetry={garage.retry}
          unsynced={t('part-only')}
        />
        <VehicleView vehicle={vehicle} />
      </div>
    );
  if (garage.kind === 'here' && garage.syncedAt === null)
    return <NotLoaded onRetry={garage.retry} />;
  if (garage.kind === 'here' && garage.syncedAt !== null)
    return (
      <EmptyState
        icon={<Motorbike size={28} />}
        title={t('vehicle.missing')}
        action={<LinkButton href="/my-ev">{t('vehicle.back')}</LinkButton>}
      >
        {t('vehicle.missing-text')}
        {garage.stale
          ? ` ${t('vehicle.as-of', { date: dateTime(locale, garage.syncedAt) })}`
          : null}
      </EmptyState>
    );
  return (
    <div aria-busy="true" className="grid gap-6 lg:grid-cols-2">
      <Skeleton className="h-72 rounded-xl" />
      <Skeleton className="h-72 rounded-xl" />
    </div>
  );
}
