'use client';

import { useId, useState } from 'react';
import { BOOKING } from '#edge/contract/garage/service-slots.ts';
import type { PlaceRecord } from '#edge/contract/places/place-record.ts';
import { dayAt } from '#edge/contract/slots.ts';
import { RescheduleServiceBookingDocument } from '#web/platform/graphql/generated/main/reschedule-service-booking.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useHoldUpdates } from '#web/platform/service-worker/unsaved.ts';
import { usePersonalMutation } from '#web/platform/session/use-personal-mutation.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { DateInput } from '#web/ui/date-input.tsx';
import { Field } from '#web/ui/field.tsx';
import { bookingRefusal } from './booking-refusal.ts';
import { SlotPicker } from './slot-picker.tsx';
import { useSlots } from './use-slots.ts';

interface Props {
  readonly id: string;
  readonly place: PlaceRecord;
  readonly now: number;
  readonly onDone: (moved: boolean) => void;
}

/** Another time at the same workshop. Only online: the old time is kept until the new one is sure. */
export default function MoveForm({ id, place, now, onDone }: Props) {
  const t = useScopedI18n('service');
  const send = usePersonalMutation();
  const field = useId();
  const [day, setDay] = useState('');
  const [at, setAt] = useState<number>();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  useHoldUpdates(day !== '');
  const slots = useSlots(place, day, now);
  const chosen = slots.slots.some((slot) => slot.at === at && slot.free !== 0) ? at : undefined;
  const move = async (): Promise<void> => {
    if (chosen === undefined) {
      setProblem(t('missing.time'));
      return;
    }
    setBusy(true);
    setProblem(undefined);
    const slotAt = new Date(chosen).toISOString();
    const answer = await send(RescheduleServiceBookingDocument, { id, slotAt });
    setBusy(false);
    if (!answer.ok) setProblem(t('declined.offline'));
    else if (answer.data.rescheduleServiceBooking.success) onDone(true);
    else setProblem(bookingRefusal(t, answer.data.rescheduleServiceBooking.errorCode));
  };
  return (
    <div className="grid gap-4 border-line border-t pt-4">
      <Field id={field} label={t('move.day')}>
        {(aria) => (
          <DateInput
            {...aria}
            type="date"
            value={day}
            min={dayAt(now, place.timeZone)}
            max={dayAt(now + BOOKING.aheadMs, place.timeZone)}
            onChange={(event) => {
              setDay(event.target.value);
              setAt(undefined);
            }}
          />
        )}
      </Field>
      {day === '' ? null : (
        <SlotPicker place={place} slots={slots} value={chosen} onChange={setAt} />
      )}
      {problem ? <Alert tone="critical">{problem}</Alert> : null}
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} onClick={() => void move()}>
          {t('move.take')}
        </Button>
        <Button variant="quiet" onClick={() => onDone(false)}>
          {t('move.keep')}
        </Button>
      </div>
    </div>
  );
}
