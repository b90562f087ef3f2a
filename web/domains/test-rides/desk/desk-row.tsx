'use client';

import { useId, useState } from 'react';
import { RIDES, SURVEY_ANSWERS } from '#edge/contract/test-rides/booking.ts';
import { isTimeZone } from '#edge/contract/time-zones.ts';
import { nationalForm } from '#edge/contract/validators/phone.ts';
import { clockAt } from '#web/domains/garage/index.ts';
import { rideRefusal } from '#web/domains/test-rides/ride-refusal.ts';
import { MoveTestRideDocument } from '#web/platform/graphql/generated/main/move-test-ride.ts';
import type { TestRideDeskQuery } from '#web/platform/graphql/generated/main.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { usePersonalMutation } from '#web/platform/session/use-personal-mutation.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Textarea } from '#web/ui/textarea.tsx';

type Row = TestRideDeskQuery['testRideDesk']['items'][number];
type Move = Row['moves'][number];

/** One ride of the day: who, what, when, and what can be done now. */
export function DeskRow({ row, onMoved }: { row: Row; onMoved: () => void }) {
  const t = useScopedI18n('testRideDesk');
  const words = useScopedI18n('testRide');
  const locale = useLocale();
  const send = usePersonalMutation();
  const id = useId();
  const [asking, setAsking] = useState<Move>();
  const [waiver, setWaiver] = useState(false);
  const [note, setNote] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const zone = isTimeZone(row.timeZone) ? row.timeZone : 'Asia/Jakarta';
  const at = Date.parse(row.slotAt);
  const survey = SURVEY_ANSWERS.filter((each) => row.survey.includes(each));

  const move = async (): Promise<void> => {
    if (asking === undefined) return;
    setBusy(true);
    setProblem(undefined);
    const answer = await send(MoveTestRideDocument, { id: row.id, move: asking, waiver, note });
    setBusy(false);
    if (!answer.ok) return setProblem(words('unreachable'));
    const { success, errorCode } = answer.data.moveTestRide;
    if (!success) return setProblem(rideRefusal(words, errorCode));
    setAsking(undefined);
    setNote('');
    setWaiver(false);
    onMoved();
  };

  return (
    <li className="grid items-center gap-x-6 gap-y-3 px-5 py-4 lg:grid-cols-[6rem_1.2fr_1.2fr_auto]">
      <p className="font-bold text-lg tabular-nums">{clockAt(locale, at, zone)}</p>
      <div className="min-w-0">
        <p className="break-words font-semibold">{row.name}</p>
        <p className="text-sm">
          <a href={`tel:${row.phoneNumber}`} className="underline underline-offset-4">
            {nationalForm(row.phoneNumber)}
          </a>
          {row.licence === null ? '' : ` · SIM ${row.licence}`}
        </p>
        {row.note === null ? null : <p className="break-words text-muted text-sm">{row.note}</p>}
      </div>
      <div className="min-w-0">
        <p className="font-semibold">{row.productName}</p>
        <p className="text-muted text-sm">
          {survey.map((each) => words(`survey.${each}`)).join(' · ')}
        </p>
        {row.byStaff ? <p className="text-faint text-sm">{t('by-staff')}</p> : null}
      </div>
      <div className="flex flex-wrap items-center gap-2 lg:max-w-72 lg:justify-end">
        <Badge tone={row.state === 'NO_SHOW' ? 'caution' : 'neutral'}>
          {t(`state.${row.state}`)}
        </Badge>
        {row.moves.map((each) => (
          <Button
            key={each}
            size="sm"
            variant={each === 'checkIn' || each === 'complete' ? 'accent' : 'quiet'}
            onClick={() => setAsking(each)}
          >
            {t(`move.${each}`)}
          </Button>
        ))}
      </div>
      <Dialog
        open={asking !== undefined}
        onClose={() => setAsking(undefined)}
        title={asking === undefined ? '' : t(`move.${asking}`)}
        actions={
          <>
            <Button variant="secondary" onClick={() => setAsking(undefined)}>
              {t('back')}
            </Button>
            <Button
              variant="accent"
              busy={busy}
              disabled={asking === 'checkIn' && !waiver}
              onClick={() => void move()}
            >
              {asking === undefined ? '' : t(`move.${asking}`)}
            </Button>
          </>
        }
      >
        <div className="grid gap-4">
          <p>{`${row.name} · ${row.productName} · ${clockAt(locale, at, zone)}`}</p>
          {asking === 'checkIn' ? (
            <Checkbox
              label={t('waiver')}
              checked={waiver}
              onChange={({ target }) => setWaiver(target.checked)}
            />
          ) : (
            <Field id={id} label={t('note')} required={false}>
              {(aria) => (
                <Textarea
                  {...aria}
                  rows={3}
                  maxLength={RIDES.note}
                  value={note}
                  onChange={({ target }) => setNote(target.value)}
                />
              )}
            </Field>
          )}
          {problem ? <Alert tone="critical">{problem}</Alert> : null}
        </div>
      </Dialog>
    </li>
  );
}
