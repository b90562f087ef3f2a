'use client';

import { useState } from 'react';
import { isTimeZone } from '#edge/contract/hours.ts';
import { nationalForm } from '#edge/contract/validators/phone.ts';
import { clockAt } from '#web/domains/garage/service/zone.ts';
import { useDeskWrite } from '#web/domains/staff/index.ts';
import { MoveAppointmentDocument } from '#web/platform/graphql/generated/main/move-appointment.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { number, rupiah } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { latePart } from '#web/platform/late/late-part.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { type AppointmentStep, appointmentSteps } from './steps.ts';
import { type Appointment, useFaultText } from './use-fault-text.ts';

const PriceDialog = latePart(() => import('./price-dialog.tsx'));
const WorkDialog = latePart(() => import('./work-dialog.tsx'));

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
  onDone,
}: {
  appointment: Appointment;
  /** Of whoever looks. */
  permissions: readonly string[];
  now: number;
  onDone: () => void;
}) {
  const t = useScopedI18n('shopDesk');
  const service = useScopedI18n('service');
  const locale = useLocale();
  const [asking, setAsking] = useState<AppointmentStep>();
  const { write, problem } = useDeskWrite(() => {
    setAsking(undefined);
    onDone();
  }, useFaultText());
  const { id, state, version, name, phoneNumber, registrationPlate, vin, work, price, paid } =
    appointment;
  const { estimate } = appointment;
  const at = Date.parse(appointment.slotAt);
  const zone = isTimeZone(appointment.timeZone) ? appointment.timeZone : 'Asia/Jakarta';
  const steps = appointmentSteps(appointment, permissions, now);
  const step = asking === 'work' || asking === 'price' ? undefined : asking;
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
          <Button key={each} size="sm" variant={VARIANT[each]} onClick={() => setAsking(each)}>
            <span className="sr-only">{`${name}: `}</span>
            {t(TITLE[each])}
          </Button>
        ))}
      </div>
      {step === undefined ? null : (
        <Dialog
          open
          onClose={() => setAsking(undefined)}
          title={t(`workshop.${step}`)}
          actions={
            <>
              <Button variant="secondary" onClick={() => setAsking(undefined)}>
                {t('close')}
              </Button>
              <Button
                variant="accent"
                onClick={() =>
                  void write(MoveAppointmentDocument, { id, move: step, expectedVersion: version })
                }
              >
                {t(`workshop.${step}`)}
              </Button>
            </>
          }
        >
          <div className="grid gap-4">
            <p>{t(`workshop.${step}-text`, { name })}</p>
            {problem ? <Alert tone="critical">{problem}</Alert> : null}
          </div>
        </Dialog>
      )}
      {asking === 'price' ? (
        <PriceDialog
          appointment={appointment}
          onClose={() => setAsking(undefined)}
          onDone={() => {
            setAsking(undefined);
            onDone();
          }}
        />
      ) : null}
      {asking === 'work' ? (
        <WorkDialog
          appointment={appointment}
          onClose={() => setAsking(undefined)}
          onDone={() => {
            setAsking(undefined);
            onDone();
          }}
        />
      ) : null}
    </li>
  );
}
