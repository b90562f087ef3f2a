'use client';

import type { VehicleRecord } from '#edge/contract/garage/vehicle-record.ts';
import { useScopedI18n } from '../../../platform/i18n/client.ts';
import { date } from '../../../platform/i18n/format.ts';
import { useLocale } from '../../../platform/i18n/use-locale.ts';
import { Card } from '../../../ui/card.tsx';
import { StateBadges } from '../state-badges.tsx';
import { VehiclePicture } from '../vehicle-picture.tsx';

export function VehicleView({ vehicle }: { vehicle: VehicleRecord }) {
  const t = useScopedI18n('garage');
  const locale = useLocale();
  const day = (iso: string | null | undefined) => (iso ? date(locale, Date.parse(iso)) : undefined);
  const facts = [
    [t('vehicle.plate'), vehicle.registrationPlate ?? t('list.no-plate')],
    [t('vehicle.vin'), vehicle.vin],
    [t('vehicle.color'), vehicle.colorName],
    [t('vehicle.warranty'), day(vehicle.warrantyValid)],
    [t('vehicle.roadside'), day(vehicle.rsaExpDate)],
    [t('vehicle.purchased'), day(vehicle.purchaseDate)],
    [t('vehicle.arrived'), day(vehicle.arrivedDate)],
    [t('vehicle.delivered'), day(vehicle.deliveryDate)],
    [t('vehicle.owner'), vehicle.user.name],
  ] as const;
  return (
    <article className="grid items-start gap-6 lg:grid-cols-2 lg:gap-12">
      <VehiclePicture
        snapshot={vehicle.snapshot}
        alt={`${vehicle.productName}, ${vehicle.colorName}`}
        className="rounded-2xl"
      />
      <div className="grid gap-6">
        <header>
          <h2 className="text-4xl">{vehicle.productName}</h2>
          <p className="mt-1 mb-4 text-lg text-muted">
            {vehicle.registrationPlate ?? t('list.no-plate')}
          </p>
          <StateBadges vehicle={vehicle} />
        </header>
        <Card>
          <h3 className="font-bold text-xl">{t('vehicle.details')}</h3>
          <dl className="mt-4 grid gap-x-8 gap-y-4 sm:grid-cols-2">
            {facts.map(([label, value]) => (
              <div key={label}>
                <dt className="text-muted text-sm">{label}</dt>
                <dd className="mt-0.5 font-semibold">{value ?? t('vehicle.unknown')}</dd>
              </div>
            ))}
          </dl>
        </Card>
      </div>
    </article>
  );
}
