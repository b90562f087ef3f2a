'use client';

import { useState } from 'react';
import { HOURS_FAULTS, type HoursKind } from '#edge/contract/places/hours-desk.ts';
import { dayAt } from '#edge/contract/slots.ts';
import { isTimeZone } from '#edge/contract/time-zones.ts';
import { DESK_REASON } from '#edge/contract/validators/desk-reason.ts';
import { MeanwhileNotice } from '#web/domains/staff/meanwhile-notice.tsx';
import { useVersionedWrite } from '#web/domains/staff/use-versioned-write.ts';
import { HoursPreviewDocument } from '#web/platform/graphql/generated/main/hours-preview.ts';
import { SetPlaceHoursDocument } from '#web/platform/graphql/generated/main/set-place-hours.ts';
import type { HoursDeskQuery } from '#web/platform/graphql/generated/main.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useHoldUpdates } from '#web/platform/service-worker/unsaved.ts';
import { usePersonalQuery } from '#web/platform/session/use-personal-query.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { ExceptionFields } from './exception-fields.tsx';
import {
  exceptionsOf,
  type TypedDay,
  type TypedException,
  typedExceptions,
  typedWeek,
  weekOf,
} from './typed.ts';
import { useHoursFacts } from './use-hours-facts.ts';
import { WeekFields } from './week-fields.tsx';

type DeskPlace = HoursDeskQuery['hoursDesk'][number];

interface Props {
  place: DeskPlace;
  kind: HoursKind;
  /** Epoch ms. */
  now: number;
  onStale: () => void;
  onDone: () => void;
}

/** When a place is open, as it is and as it is going to be. */
export function HoursForm({ place, kind, now, onStale, onDone }: Props) {
  const t = useScopedI18n('shopDesk');
  const zone = isTimeZone(place.timeZone) ? place.timeZone : 'Asia/Jakarta';
  const hours = kind === 'SALES' ? place.hoursForSales : place.hoursForService;
  const [always, setAlways] = useState(hours?.always ?? false);
  const [week, setWeek] = useState<readonly TypedDay[]>(() => typedWeek(hours?.week ?? []));
  const [exceptions, setExceptions] = useState<readonly TypedException[]>(() =>
    typedExceptions(hours?.exceptions ?? [], zone),
  );
  const [reason, setReason] = useState('');
  const [isTouched, setTouched] = useState(false);
  useHoldUpdates(isTouched);
  const [busy, setBusy] = useState(false);
  const wanted = {
    dealerSlug: place.dealerSlug,
    kind,
    always,
    week: always ? [] : weekOf(week),
    exceptions: exceptionsOf(exceptions, zone),
  };
  const factsOf = useHoursFacts(zone);
  const { write, problem, meanwhile, onOwnWrite } = useVersionedWrite(
    {
      version: place.version,
      isPossible: true,
      facts: factsOf(hours),
      changed: 'HOURS_CHANGED',
      over: ['HOURS_NOT_FOUND'],
      onStale,
    },
    () => {
      setReason('');
      setTouched(false);
      onOwnWrite();
      onDone();
    },
    (code) => {
      const fault = HOURS_FAULTS.find((each) => each === code);
      return fault && t(`fault.${fault}`);
    },
  );
  const isTyped = wanted.week.every(({ opens, closes }) => opens !== '' && closes !== '');
  const outside = usePersonalQuery(HoursPreviewDocument, isTyped ? wanted : null).data;
  const visits = outside?.hoursPreview ?? 0;
  return (
    <Card>
      <form
        className="grid gap-6"
        onChange={() => setTouched(true)}
        onSubmit={async (event) => {
          event.preventDefault();
          setBusy(true);
          await write(SetPlaceHoursDocument, { ...wanted, reason });
          setBusy(false);
        }}
      >
        <Checkbox
          label={t('hours.always')}
          checked={always}
          onChange={({ target }) => setAlways(target.checked)}
        />
        {always ? null : <WeekFields week={week} onChange={setWeek} />}
        <ExceptionFields
          exceptions={exceptions}
          today={dayAt(now, zone)}
          onChange={setExceptions}
        />
        <Field id={`hours-reason-${kind}`} label={t('reason')} hint={t('reason-hint')} required>
          {(aria) => (
            <Input
              {...aria}
              autoComplete="off"
              maxLength={DESK_REASON.most}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
        </Field>
        <div role="status" className="empty:hidden">
          {visits > 0 ? (
            <Alert tone="caution">{t('hours.outside', { count: visits })}</Alert>
          ) : null}
        </div>
        <MeanwhileNotice {...meanwhile} />
        {problem ? <Alert tone="critical">{problem}</Alert> : null}
        {meanwhile.change === 'over' ? null : (
          <Button
            type="submit"
            variant="accent"
            className="justify-self-start"
            busy={busy}
            disabled={!isTyped || reason.trim().length < DESK_REASON.least}
          >
            {t('hours.save')}
          </Button>
        )}
      </form>
    </Card>
  );
}
