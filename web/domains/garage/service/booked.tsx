'use client';

import { useState } from 'react';
import type { PlaceRecord } from '#edge/contract/places/place-record.ts';
import { device } from '#web/platform/device/device.ts';
import { CancelServiceBookingDocument } from '#web/platform/graphql/generated/main/cancel-service-booking.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { latePart } from '#web/platform/late/late-part.tsx';
import { usePersonalMutation } from '#web/platform/session/use-personal-mutation.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { CircleCheck } from '#web/ui/icons.ts';
import type { Appointment } from './appointments-of.ts';
import { bookingRefusal } from './booking-refusal.ts';
import { Payment } from './payment.tsx';
import { takeAlong } from './take-along.ts';
import { momentAt } from './zone.ts';

const MoveForm = latePart(() => import('./move-form.tsx'));

interface Props {
  readonly appointment: Appointment;
  /** `undefined` while the device does not have the workshop. */
  readonly place: PlaceRecord | undefined;
  readonly now: number;
}

/** An appointment one has: from the device, so it is there without signal; the file is made there too. */
export function Booked({ appointment, place, now }: Props) {
  const t = useScopedI18n('service');
  const locale = useLocale();
  const send = usePersonalMutation();
  const [moving, setMoving] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { id, date, location, productName, kind, note, sequence } = appointment;
  const at = Date.parse(date);

  const what = [kind === null ? '' : t(`kind.${kind}`), note].filter(Boolean).join(': ');

  const cancel = async (): Promise<void> => {
    setProblem(undefined);
    const answer = await send(CancelServiceBookingDocument, { id });
    if (!answer.ok) setProblem(t('declined.offline'));
    else if (!answer.data.cancelServiceBooking.success)
      setProblem(bookingRefusal(t, answer.data.cancelServiceBooking.errorCode));
    void device().catchUp('vehicles');
    void device().catchUp('orders');
  };

  const save = (): void =>
    takeAlong(t, {
      id,
      at,
      madeAt: now,
      // An older copy does not say: then the version of the mail stands.
      sequence: sequence ?? 0,
      description: what,
      productName,
      location,
      place,
    });

  return (
    <Card tone="plain" className="grid gap-3">
      <p className="flex flex-wrap items-center justify-between gap-3">
        <span className="font-semibold">
          {momentAt(locale, at, place?.timeZone ?? 'Asia/Jakarta')}
        </span>
        <Badge tone="positive" icon={<CircleCheck size={14} />}>
          {t('status.confirm')}
        </Badge>
      </p>
      <p className="text-muted text-sm">
        {productName} · {location} · {what}
      </p>
      <Payment id={id} />
      {problem ? <p className="text-critical">{problem}</p> : null}
      {/* Once it has begun the workshop decides what becomes of it. */}
      {at > now ? (
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" onClick={save}>
            {t('calendar.button')}
          </Button>
          {place === undefined || moving ? null : (
            <Button variant="secondary" size="sm" onClick={() => setMoving(true)}>
              {t('move.button')}
            </Button>
          )}
          <Button variant="quiet" size="sm" onClick={() => void cancel()}>
            {t('cancel')}
          </Button>
        </div>
      ) : null}
      {moving && place !== undefined ? (
        <MoveForm
          id={id}
          place={place}
          now={now}
          onDone={(moved) => {
            setMoving(false);
            if (moved) void device().catchUp('vehicles');
          }}
        />
      ) : null}
    </Card>
  );
}
