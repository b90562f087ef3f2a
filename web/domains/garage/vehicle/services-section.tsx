'use client';

import type { VehicleRecord } from '#edge/contract/garage/vehicle-record.ts';
import { useScopedI18n } from '../../../platform/i18n/client.ts';
import { date, number } from '../../../platform/i18n/format.ts';
import { useLocale } from '../../../platform/i18n/use-locale.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Wrench } from '../../../ui/icons.ts';
import { SectionCard } from '../section-card.tsx';

/** What the workshops did, the newest first, in the words they wrote. */
export function ServicesSection({ services }: Pick<VehicleRecord, 'services'>) {
  const t = useScopedI18n('garage');
  const locale = useLocale();
  return (
    <SectionCard title={t('service.title')} icon={<Wrench size={22} />}>
      {services.length === 0 ? <p className="text-muted">{t('service.none')}</p> : null}
      <ol className="grid gap-5 border-line border-l-2 pl-5">
        {services.map((service) => (
          <li key={`${service.date} ${service.type}`} className="relative grid gap-1">
            <span
              aria-hidden="true"
              className="absolute top-2 -left-[1.625rem] size-2.5 rounded-full bg-line-strong"
            />
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="font-semibold">{t(`service.type.${service.type}`)}</span>
              {service.status === 'COMPLETED' ? null : (
                <Badge tone="accent">{t(`service.status.${service.status}`)}</Badge>
              )}
            </p>
            <p className="text-muted text-sm">
              {date(locale, Date.parse(service.date))} · {number(locale, service.odometer)} km ·{' '}
              {service.location}
            </p>
            <p lang="id" className="text-sm">
              {service.detail}
            </p>
          </li>
        ))}
      </ol>
    </SectionCard>
  );
}
