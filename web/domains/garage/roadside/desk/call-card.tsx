'use client';

import { useState } from 'react';
import { Facts } from '#web/domains/garage/facts.tsx';
import { AcceptRoadsideAssistanceDocument } from '#web/platform/graphql/generated/main/accept-roadside-assistance.ts';
import { DepartRoadsideAssistanceDocument } from '#web/platform/graphql/generated/main/depart-roadside-assistance.ts';
import type { RoadsideCallFragment } from '#web/platform/graphql/generated/main.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { dateTime } from '#web/platform/i18n/format.ts';
import { span } from '#web/platform/i18n/span.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { usePersonalMutation } from '#web/platform/session/use-personal-mutation.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Card } from '#web/ui/card.tsx';
import { useErrorMessage } from '#web/ui/form/error-message.ts';
import { CircleCheck, Clock, MapPin, Phone } from '#web/ui/icons.ts';
import { useNow } from '#web/ui/use-now.ts';
import { Vin } from '#web/ui/vin.tsx';
import { callRefusal } from './call-refusal.ts';
import { CompleteForm } from './complete-form.tsx';

const mapOf = (lat: number, lon: number): string =>
  `https://maps.google.com/?q=${lat.toFixed(5)},${lon.toFixed(5)}`;

interface Props {
  call: RoadsideCallFragment;
  onMoved: () => void;
  onCompleted: () => void;
}

/** One call at the desk: who, where, and the next step. */
export function CallCard({ call, onMoved, onCompleted }: Props) {
  const t = useScopedI18n('staff');
  const locale = useLocale();
  const error = useErrorMessage();
  const send = usePersonalMutation();
  const [busy, setBusy] = useState<'accept' | 'depart'>();
  const [problem, setProblem] = useState<string>();
  const { id, status, latitude, longitude } = call;
  const since = Date.parse(call.askedAt);
  const now = useNow();
  const move = async (what: 'accept' | 'depart'): Promise<void> => {
    setBusy(what);
    setProblem(undefined);
    const answer =
      what === 'accept'
        ? await send(AcceptRoadsideAssistanceDocument, { id })
        : await send(DepartRoadsideAssistanceDocument, { id });
    setBusy(undefined);
    if (!answer.ok) {
      const { fault } = answer;
      setProblem(error(fault.layer === 'graphql' ? fault.code : 'UNAVAILABLE'));
      return;
    }
    const [outcome] = Object.values(answer.data) as {
      success: boolean;
      errorCode: string | null;
    }[];
    if (outcome?.success !== true) setProblem(callRefusal(t, outcome?.errorCode));
    onMoved();
  };
  const isPlaced = latitude !== null && longitude !== null;
  return (
    <Card className="grid gap-5">
      <header className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h3 data-call={id} tabIndex={-1} className="scroll-mt-24 font-bold text-xl outline-none">
            {t(`kind.${call.kind}`)}
          </h3>
          <p className="text-muted">
            {t('call.asked', { time: dateTime(locale, since) })}
            {status === 'REQUESTED' ? (
              <span className="font-semibold text-ink">
                {' '}
                · {t('call.waiting', { time: span(locale, (now ?? since) - since) })}
              </span>
            ) : null}
          </p>
        </div>
        <Badge
          tone={status === 'DONE' ? 'positive' : status === 'REQUESTED' ? 'critical' : 'caution'}
          icon={status === 'DONE' ? <CircleCheck size={14} /> : <Clock size={14} />}
        >
          {t(`state.${status}`)}
        </Badge>
      </header>
      <Facts
        facts={[
          [t('call.rider'), call.name],
          [
            t('call.motorcycle'),
            [call.productName, call.registrationPlate].filter(Boolean).join(' · '),
          ],
          [t('call.cover'), t(call.covered ? 'call.covered' : 'call.uncovered')],
          ['VIN', <Vin key="vin" of={call.vin} />],
        ]}
      />
      {call.note ? <p className="rounded-lg bg-sunken px-4 py-3">{call.note}</p> : null}
      {call.outcome ? (
        <p>
          <span className="text-muted">{t('call.outcome')}</span> {call.outcome}
        </p>
      ) : null}
      {problem ? <Alert tone="critical">{problem}</Alert> : null}
      {status === 'DONE' ? null : (
        <div className="flex flex-wrap gap-3">
          {call.phoneNumber ? (
            <a
              href={`tel:${call.phoneNumber}`}
              className={buttonClass({ variant: 'secondary', size: 'md' })}
            >
              <Phone size={18} aria-hidden="true" />
              {t('call.phone', { name: call.name })}
            </a>
          ) : null}
          {isPlaced ? (
            <a
              href={mapOf(latitude, longitude)}
              target="_blank"
              rel="noreferrer"
              className={buttonClass({ variant: 'secondary', size: 'md' })}
            >
              <MapPin size={18} aria-hidden="true" />
              {t('call.map')}
            </a>
          ) : null}
        </div>
      )}
      {status === 'REQUESTED' ? (
        <Button
          className="justify-self-start"
          busy={busy === 'accept'}
          onClick={() => void move('accept')}
        >
          {t('accept')}
        </Button>
      ) : null}
      {status === 'ACCEPTED' ? (
        <Button
          className="justify-self-start"
          variant="secondary"
          busy={busy === 'depart'}
          onClick={() => void move('depart')}
        >
          {t('depart')}
        </Button>
      ) : null}
      {status === 'ACCEPTED' || status === 'ON_THE_WAY' ? (
        <CompleteForm id={id} onMoved={onMoved} onCompleted={onCompleted} />
      ) : null}
    </Card>
  );
}
