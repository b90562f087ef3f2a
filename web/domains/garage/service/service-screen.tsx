'use client';

import { NotLoaded } from '#web/domains/account/index.ts';
import { useGarage } from '#web/domains/garage/use-garage.ts';
import { useCollection } from '#web/platform/device/use-collection.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useQuery } from '#web/platform/query.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Wrench } from '#web/ui/icons.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { Appointments } from './appointments.tsx';
import { BookingForm } from './booking-form.tsx';

export function ServiceScreen() {
  const t = useScopedI18n('service');
  const garage = useGarage();
  const { records, syncedAt, retry } = useCollection('places');
  const vin = useQuery().get('vin');
  const now = useNow();
  if (garage.kind === 'not-downloaded') return <NotLoaded onRetry={garage.retry} />;
  if (garage.kind === 'loading' || records === undefined || now === null)
    return (
      <div aria-busy="true" className="grid gap-6">
        <Skeleton className="h-96 rounded-xl" />
      </div>
    );
  if (syncedAt === null) return <NotLoaded onRetry={retry} />;
  const { vehicles } = garage;
  if (vehicles.length === 0)
    return (
      <EmptyState
        icon={<Wrench size={28} />}
        title={t('none')}
        action={<LinkButton href="/product">{t('browse')}</LinkButton>}
      >
        {t('none-text')}
      </EmptyState>
    );
  const places = records
    .map(({ value }) => value)
    .filter(({ services, upcoming }) => services && !upcoming)
    .sort((a, b) => a.city.localeCompare(b.city) || a.location.localeCompare(b.location));
  const vehicle = vehicles.some((each) => each.vin === vin) ? vin : null;
  return (
    <div className="grid gap-10">
      <Appointments vehicles={vehicles} places={places} now={now} />
      <BookingForm
        key={vehicle ?? ''}
        vehicles={vehicles}
        places={places}
        now={now}
        vin={vehicle}
      />
    </div>
  );
}
