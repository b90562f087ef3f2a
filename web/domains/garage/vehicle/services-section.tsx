'use client';

import type { VehicleRecord } from '#edge/contract/garage/vehicle-record.ts';
import { SectionCard } from '#web/domains/garage/section-card.tsx';
import { appointmentsOf } from '#web/domains/garage/service/appointments-of.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { date, number } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Wrench } from '#web/ui/icons.ts';
import { useNow } from '#web/ui/use-now.ts';

/** Written by the workshop; what an appointment has was written by its customer. */
const isNoted = ({ bookingId, detail }: VehicleRecord['services'][number]): boolean =>
  bookingId === null && detail !== '';

/** What the workshops did, in the words they wrote, and the appointments with them; the newest first. */
export function ServicesSection({ vehicle }: { readonly vehicle: VehicleRecord }) {
  const t = useScopedI18n('garage');
  const booking = useScopedI18n('service');
  const locale = useLocale();
  const { services } = vehicle;
  const appointments = appointmentsOf(vehicle, useNow() ?? 0);
  return (
    <SectionCard title={t('service.title')} icon={<Wrench size={22} />}>
      {services.length === 0 ? <p className="text-muted">{t('service.none')}</p> : null}
      {services.some(isNoted) ? (
        <p className="mb-4 text-muted text-sm">{t('service.words')}</p>
      ) : null}
      <ol className="grid gap-5 border-line border-l-2 pl-5">
        {services.map((service) => {
          const appointment = appointments.find(({ id }) => id === service.bookingId);
          return (
            <li key={`${service.date} ${service.type}`} className="relative grid gap-1">
              <span
                aria-hidden="true"
                className="absolute top-2 -left-[1.625rem] size-2.5 rounded-full bg-line-strong"
              />
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <span className="font-semibold">
                  {appointment === undefined || appointment.kind === null
                    ? t(`service.type.${service.type}`)
                    : booking(`kind.${appointment.kind}`)}
                </span>
                {service.status === 'COMPLETED' ? null : (
                  <Badge tone="accent">
                    {appointment === undefined
                      ? t(`service.status.${service.status}`)
                      : booking(`status.${appointment.status}`)}
                  </Badge>
                )}
              </p>
              <p className="text-muted text-sm">
                {date(locale, Date.parse(service.date))} · {number(locale, service.odometer)} km ·{' '}
                {service.location}
              </p>
              {service.detail === '' ? null : (
                <p lang={service.bookingId === null ? 'id' : undefined} className="text-sm">
                  {service.detail}
                </p>
              )}
            </li>
          );
        })}
      </ol>
    </SectionCard>
  );
}
