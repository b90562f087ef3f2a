'use client';

import { rupiah } from '#edge/contract/money.ts';
import { isTimeZone } from '#edge/contract/time-zones.ts';
import { nationalForm } from '#edge/contract/validators/phone.ts';
import { clockAt } from '#web/domains/garage/service/zone.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { number } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { type AppointmentStep, appointmentSteps } from './steps.ts';
import type { Appointment } from './use-fault-text.ts';

const TONE: Readonly<Record<Appointment['state'], Tone>> = {
  EXPECTED: 'neutral',
  IN_WORK: 'accent',
  DONE: 'positive',
  MISSED: 'caution',
  CANCELLED: 'neutral',
};

const VARIANT = {
  price: 'secondary',
  work: 'accent',
  receive: 'secondary',
  miss: 'quiet',
} as const satisfies Record<AppointmentStep, string>;

const TITLE = {
  price: 'estimate.title',
  work: 'work.title',
  receive: 'workshop.receive',
  miss: 'workshop.miss',
} as const satisfies Record<AppointmentStep, string>;

/** One appointment of the day: who, which motorcycle, what for, and what can be done now. */
export function AppointmentRow({
  appointment,
  permissions,
  now,
  onStep,
}: {
  appointment: Appointment;
  /** Of whoever looks. */
  permissions: readonly string[];
  now: number;
  onStep: (step: AppointmentStep) => void;
}) {
  const t = useScopedI18n('shopDesk');
  const service = useScopedI18n('service');
  const locale = useLocale();
  const { state, name, phoneNumber, registrationPlate, vin, work, price, paid } = appointment;
  const { estimate } = appointment;
  const at = Date.parse(appointment.slotAt);
  const zone = isTimeZone(appointment.timeZone) ? appointment.timeZone : 'Asia/Jakarta';
  const steps = appointmentSteps(appointment, permissions, now);
  return (
    <li className="grid items-center gap-x-6 gap-y-3 px-5 py-4 lg:grid-cols-[6rem_1.1fr_1.4fr_auto]">
      <p className="font-bold text-lg tabular-nums">{clockAt(locale, at, zone)}</p>
      <div className="min-w-0">
        <p className="break-words font-semibold">{name}</p>
        {phoneNumber === null ? null : (
          <p className="text-sm">
            <a href={`tel:${phoneNumber}`} className="underline underline-offset-4">
              {nationalForm(phoneNumber)}
            </a>
          </p>
        )}
        <p className="text-faint text-sm">{t('workshop.bench', { number: appointment.seat })}</p>
      </div>
      <div className="min-w-0">
        <p className="break-words font-semibold">{registrationPlate ?? vin}</p>
        <p className="text-muted text-sm">
          {`${service(`kind.${appointment.kind}`)} · ${number(locale, appointment.odometerKm)} km`}
        </p>
        {price === null ? null : (
          <p className={paid ? 'text-muted text-sm' : 'font-semibold text-caution text-sm'}>
            {t(paid ? 'workshop.paid' : 'workshop.unpaid', { price: rupiah(price) })}
          </p>
        )}
        {estimate === null ? null : (
          <p className="text-muted text-sm">
            {t(`estimate.state.${estimate.state}`, { price: rupiah(estimate.total) })}
          </p>
        )}
        {appointment.note ? <p className="break-words text-sm">{appointment.note}</p> : null}
        {work === null ? null : (
          <p className="break-words text-muted text-sm">{t('workshop.work', { work })}</p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2 lg:max-w-80 lg:justify-end">
        <Badge tone={TONE[state]}>{t(`workshop.state.${state}`)}</Badge>
        {steps.map((each) => (
          <Button key={each} size="sm" variant={VARIANT[each]} onClick={() => onStep(each)}>
            <span className="sr-only">{`${name}: `}</span>
            {t(TITLE[each])}
          </Button>
        ))}
      </div>
    </li>
  );
}
