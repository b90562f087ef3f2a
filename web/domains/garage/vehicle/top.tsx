'use client';

import type { VehicleRecord } from '#edge/contract/garage/vehicle-record.ts';
import { StateBadges } from '#web/domains/garage/state-badges.tsx';
import { VehiclePicture } from '#web/domains/garage/vehicle-picture.tsx';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { number } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { Clock, Users } from '#web/ui/icons.ts';
import { Charge } from './charge.tsx';
import { Plate } from './plate.tsx';

/** What one looks for first: which one it is, whether it can ride, whether it is covered. */
export function Top({ vehicle }: { vehicle: VehicleRecord }) {
  const t = useScopedI18n('garage');
  const locale = useLocale();
  const { productName, colorName, registrationPlate, plate, odometer, user } = vehicle;
  return (
    <div className="grid gap-4">
      <Breadcrumbs
        label={t('path')}
        crumbs={[{ label: t('vehicle.back'), href: '/my-ev' }, { label: productName }]}
      />
      <div className="grid items-center gap-6 lg:grid-cols-[1.25fr_1fr] lg:gap-12">
        <VehiclePicture
          snapshot={vehicle.snapshot}
          alt={`${productName}, ${colorName}`}
          className="-mx-5 sm:mx-0 sm:rounded-2xl"
        />
        <div className="grid gap-5">
          <header className="grid justify-items-start gap-3">
            <h2 className="text-4xl">{productName}</h2>
            <p className="flex flex-wrap items-center gap-3">
              {registrationPlate === null && plate.progress === 'PROCESSING' ? (
                <Badge tone="caution" icon={<Clock size={14} />}>
                  {t('list.no-plate')}
                </Badge>
              ) : null}
              {registrationPlate === null ? null : <Plate number={registrationPlate} />}
              <span className="text-muted">{colorName}</span>
            </p>
            {user.own ? null : (
              <p className="flex items-center gap-2 text-sm">
                <Users size={16} className="shrink-0 text-muted" />
                {t('list.lent', { name: user.name })}
              </p>
            )}
          </header>
          {user.own || vehicle.batteries.length > 0 ? <Charge vehicle={vehicle} /> : null}
          <p className="text-muted">
            {t('vehicle.odometer')}{' '}
            <span className="font-semibold text-ink tabular-nums">
              {number(locale, odometer)} km
            </span>
          </p>
          <StateBadges vehicle={vehicle} />
        </div>
      </div>
    </div>
  );
}
