'use client';

import type { FittedBattery, VehicleRecord } from '#edge/contract/garage/vehicle-record.ts';
import { Facts } from '#web/domains/garage/facts.tsx';
import { SectionCard } from '#web/domains/garage/section-card.tsx';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { date, number } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { Badge } from '#web/ui/badge.tsx';
import { BatteryCharging, Lock, LockOpen, Zap } from '#web/ui/icons.ts';
import { TextLink } from '#web/ui/text-link.tsx';

function Battery({ battery, vin, own }: { battery: FittedBattery; vin: string; own: boolean }) {
  const t = useScopedI18n('garage');
  const locale = useLocale();
  return (
    <div className="grid gap-4">
      <p className="flex flex-wrap items-center gap-2">
        <span className="mr-1 font-semibold">{t('battery.slot', { slot: battery.slot })}</span>
        {battery.batteryLock ? (
          <Badge tone="critical" icon={<Lock size={14} />}>
            {t('battery.locked')}
          </Badge>
        ) : (
          <Badge tone="positive" icon={<LockOpen size={14} />}>
            {t('battery.unlocked')}
          </Badge>
        )}
        {battery.isBoostChargeCapable ? (
          <Badge tone="accent" icon={<Zap size={14} />}>
            {t('battery.boost')}
          </Badge>
        ) : null}
      </p>
      <Facts
        facts={[
          [t('battery.cycles'), number(locale, battery.batteryCycle)],
          [
            t('battery.charge'),
            battery.chargePercent === null ? t('vehicle.unknown') : `${battery.chargePercent}%`,
          ],
          [t('battery.serial'), battery.serialNumber],
          [
            t('battery.type'),
            `${battery.model} · ${number(locale, battery.capacityWh / 1000)} kWh`,
          ],
          [t('battery.made'), date(locale, Date.parse(battery.dateManufacture))],
          [t('battery.warranty'), date(locale, Date.parse(battery.warrantyExpiryDate))],
          [t('battery.firmware'), battery.firmwareVersion],
        ]}
      />
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        <TextLink href={`/sell-my-battery?battery=${battery.serialNumber}&vin=${vin}`}>
          {t('battery.passport')}
        </TextLink>
        {own ? (
          <TextLink href={`/my-listings/new?battery=${battery.serialNumber}`}>
            {t('battery.sell')}
          </TextLink>
        ) : null}
      </p>
    </div>
  );
}

export function BatteriesSection({
  vin,
  batteries,
  user,
}: Pick<VehicleRecord, 'vin' | 'batteries' | 'user'>) {
  const t = useScopedI18n('garage');
  return (
    <SectionCard title={t('battery.title')} icon={<BatteryCharging size={22} />}>
      {batteries.length === 0 ? <p className="text-muted">{t('battery.none')}</p> : null}
      <div className="-my-5 divide-y divide-line [&>*]:py-5">
        {batteries.map((battery) => (
          <Battery key={battery.serialNumber} battery={battery} vin={vin} own={user.own} />
        ))}
      </div>
    </SectionCard>
  );
}
