'use client';

import type { VehicleRecord } from '#edge/contract/garage/vehicle-record.ts';
import { StateBadges } from '#web/domains/garage/state-badges.tsx';
import { VehiclePicture } from '#web/domains/garage/vehicle-picture.tsx';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Link } from '#web/platform/i18n/link.tsx';
import { Card } from '#web/ui/card.tsx';
import { Users } from '#web/ui/icons.ts';

export function VehicleCard({ vehicle }: { vehicle: VehicleRecord }) {
  const t = useScopedI18n('garage');
  const { vin, productName, colorName, registrationPlate, user } = vehicle;
  return (
    <Card padded={false} className="group relative h-full">
      <VehiclePicture snapshot={vehicle.snapshot} alt={`${productName}, ${colorName}`} />
      <div className="grid gap-3 p-5">
        <div>
          <h3 className="font-bold text-xl">
            <Link
              href={`/my-ev/${vin}`}
              prefetch={false}
              className="after:absolute after:inset-0 after:rounded-xl"
            >
              {productName}
            </Link>
          </h3>
          <p className="text-muted">
            {registrationPlate ?? t('list.no-plate')} · {colorName}
          </p>
        </div>
        {user.own ? null : (
          <p className="flex items-center gap-2 text-sm">
            <Users size={16} className="shrink-0 text-muted" />
            {t('list.lent', { name: user.name })}
          </p>
        )}
        <StateBadges vehicle={vehicle} />
      </div>
    </Card>
  );
}
