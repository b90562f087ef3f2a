'use client';

import type { VehicleRecord } from '#edge/contract/garage/vehicle-record.ts';
import { Facts } from '#web/domains/garage/facts.tsx';
import { SectionCard } from '#web/domains/garage/section-card.tsx';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { date, number } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { Gauge } from '#web/ui/icons.ts';
import { Vin } from '#web/ui/vin.tsx';

export function DetailsSection({ vehicle }: { vehicle: VehicleRecord }) {
  const t = useScopedI18n('garage');
  const locale = useLocale();
  const day = (iso: string | null) =>
    iso === null ? t('vehicle.unknown') : date(locale, Date.parse(iso));
  return (
    <SectionCard title={t('vehicle.details')} icon={<Gauge size={22} />}>
      <Facts
        facts={[
          [t('vehicle.vin'), <Vin key="vin" of={vehicle.vin} />],
          [t('vehicle.generation'), `${vehicle.generationName} (${vehicle.generation})`],
          [t('vehicle.code'), vehicle.productCode],
          [t('vehicle.color'), vehicle.colorName],
          [t('vehicle.year'), vehicle.productionYear],
          [t('vehicle.odometer'), `${number(locale, vehicle.odometer)} km`],
          [t('vehicle.purchased'), day(vehicle.purchaseDate)],
          [t('vehicle.arrived'), day(vehicle.arrivedDate)],
          [t('vehicle.delivered'), day(vehicle.deliveryDate)],
          [t('vehicle.iot'), t(`iot.${vehicle.iotStatus}`)],
          [t('vehicle.iot-last'), day(vehicle.lastIotUpdate)],
          [t('vehicle.owner'), vehicle.user.name],
        ]}
      />
    </SectionCard>
  );
}
