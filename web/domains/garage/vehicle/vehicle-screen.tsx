'use client';

import { usePathname } from 'next/navigation';
import { VehicleDocument } from '../../../platform/graphql/generated/main.ts';
import { useScopedI18n } from '../../../platform/i18n/client.ts';
import { useMine } from '../../../platform/session/use-mine.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Motorbike } from '../../../ui/icons.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { NotLoaded } from '../../account/index.ts';
import { VehicleView } from './vehicle-view.tsx';

/** One shell serves every motorcycle; which one it is, only the address says. */
const useVin = (): string | null => {
  const vin = usePathname().split('/').at(-1) ?? '';
  return /^[A-Za-z0-9]{1,32}$/.test(vin) ? vin : null;
};

export function VehicleScreen() {
  const t = useScopedI18n('garage');
  const vin = useVin();
  const { data, fault, retry } = useMine(VehicleDocument, vin === null ? null : { vin });
  const vehicle = data?.evList.data.find((each) => each.vin === vin);
  if (vehicle) return <VehicleView vehicle={vehicle} />;
  if (data)
    return (
      <EmptyState
        icon={<Motorbike size={28} />}
        title={t('vehicle.missing')}
        action={<LinkButton href="/my-ev">{t('vehicle.back')}</LinkButton>}
      >
        {t('vehicle.missing-text')}
      </EmptyState>
    );
  if (fault) return <NotLoaded onRetry={retry} />;
  return (
    <div aria-busy="true" className="grid gap-6 lg:grid-cols-2">
      <Skeleton className="h-72 rounded-xl" />
      <Skeleton className="h-72 rounded-xl" />
    </div>
  );
}
