'use client';

import type { VehicleRecord } from '#edge/contract/garage/vehicle-record.ts';
import { StateBadges } from '#web/domains/garage/state-badges.tsx';
import { VehiclePicture } from '#web/domains/garage/vehicle-picture.tsx';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Link } from '#web/platform/i18n/link.tsx';
import { Card } from '#web/ui/card.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { CardFacts } from './card-facts.tsx';

interface Props {
  vehicle: VehicleRecord;
  /** Of a loan, that wait for their answer. */
  offers?: number;
}

export function VehicleCard({ vehicle, offers }: Props) {
  const t = useScopedI18n('garage');
  const now = useNow();
  const { vin, productName, colorName, registrationPlate } = vehicle;
  // One that was there before its number was noted is not in progress any more.
  const number =
    registrationPlate ?? (vehicle.plate.progress === 'PROCESSING' ? t('list.no-plate') : null);
  return (
    <Card padded={false} className="group relative h-full">
      <VehiclePicture snapshot={vehicle.snapshot} alt={`${productName}, ${colorName}`} />
      <div className="grid gap-3 p-5">
        <div>
          <h3 className="font-bold text-xl">
            <Link href={`/my-ev/${vin}`} className="after:absolute after:inset-0 after:rounded-xl">
              {productName}
            </Link>
          </h3>
          <p className="text-muted">{[number, colorName].filter(Boolean).join(' · ')}</p>
        </div>
        {now === null ? (
          <div className="h-12" />
        ) : (
          <CardFacts vehicle={vehicle} now={now} offers={offers ?? 0} />
        )}
        <StateBadges vehicle={vehicle} />
      </div>
    </Card>
  );
}
