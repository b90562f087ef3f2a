'use client';

import { Facts } from '#web/domains/garage/facts.tsx';
import { SectionCard } from '#web/domains/garage/section-card.tsx';
import type { BatteryDetailsQuery } from '#web/platform/graphql/generated/main.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { date, number } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { Badge } from '#web/ui/badge.tsx';
import { BatteryCharging, CircleUser, History, Lock, LockOpen, Zap } from '#web/ui/icons.ts';
import { Portrait } from '#web/ui/portrait.tsx';
import { Vin } from '#web/ui/vin.tsx';

type Details = NonNullable<BatteryDetailsQuery['getBatteryDetails']>;

/** Everything that is told of one battery. */
export function BatteryPassport({ details }: { details: Details }) {
  const t = useScopedI18n('battery');
  const locale = useLocale();
  const { battery, history } = details;
  const { owner } = battery;
  const day = (iso: string) => date(locale, Date.parse(iso));
  const textOf = (value: string | null | undefined) => value ?? t('none');
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2 lg:gap-8">
      <SectionCard
        title={battery.serialNumber}
        icon={<BatteryCharging size={22} />}
        aside={
          <span className="flex flex-wrap gap-2">
            {battery.lockStatus ? (
              <Badge tone="critical" icon={<Lock size={14} />}>
                {t('locked')}
              </Badge>
            ) : (
              <Badge tone="positive" icon={<LockOpen size={14} />}>
                {t('unlocked')}
              </Badge>
            )}
            {battery.isBoostChargeCapable ? (
              <Badge tone="accent" icon={<Zap size={14} />}>
                {t('boost')}
              </Badge>
            ) : null}
          </span>
        }
      >
        <Facts
          facts={[
            [t('cycles'), number(locale, battery.batteryCycle)],
            [t('used-in'), t('motorcycles', { count: battery.usedInMotorcycles })],
            [t('type'), battery.type],
            [t('capacity'), `${number(locale, battery.capacity / 1000)} kWh`],
            [t('weight'), `${number(locale, battery.weight / 1000)} kg`],
            [t('made'), day(battery.productionDate)],
            [t('warranty'), day(battery.warrantyExpiryDate)],
            [t('firmware'), battery.firmwareVersion],
            [t('updated'), day(details.lastUpdated)],
          ]}
        />
      </SectionCard>
      <div className="grid gap-6 lg:gap-8">
        {owner ? (
          <SectionCard
            title={t('owner')}
            icon={<CircleUser size={22} />}
            aside={owner.verified ? <Badge tone="positive">{t('verified')}</Badge> : null}
          >
            <Portrait src={owner.photoURL} />
            <Facts
              facts={[
                [t('owner-name'), owner.name],
                [t('owner-since'), day(owner.joinDate)],
                [t('owner-phone'), textOf(owner.phoneNumber)],
                [t('owner-motorcycle'), textOf(owner.productName)],
                [t('owner-plate'), textOf(owner.plateNumber)],
              ]}
            />
            <p className="mt-5 text-faint text-sm">{t('masked')}</p>
          </SectionCard>
        ) : null}
        <SectionCard title={t('history')} icon={<History size={22} />}>
          <ol className="-my-3 divide-y divide-line">
            {history.map((use) => (
              <li key={use.startDate} className="py-3">
                <p className="flex flex-wrap justify-between gap-x-4 font-semibold">
                  <Vin of={use.vin} />
                  <span>{t('cycles-done', { count: use.batteryCycle })}</span>
                </p>
                <p className="text-muted text-sm">
                  {use.model} · {day(use.startDate)} – {use.endDate ? day(use.endDate) : t('today')}
                </p>
              </li>
            ))}
          </ol>
        </SectionCard>
      </div>
    </div>
  );
}
