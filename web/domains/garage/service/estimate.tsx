'use client';

import { useState } from 'react';
import { ESTIMATE, ESTIMATE_FAULTS } from '#edge/contract/garage/estimate.ts';
import type { EstimateRecord } from '#edge/contract/garage/vehicle-record.ts';
import { rupiah } from '#edge/contract/money.ts';
import { device } from '#web/platform/device/device.ts';
import { AnswerServicePriceDocument } from '#web/platform/graphql/generated/main/answer-service-price.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { dateTime } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { usePersonalMutation } from '#web/platform/session/use-personal-mutation.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import type { Appointment } from './appointments-of.ts';
import { Payment } from './payment.tsx';

const TONE: Readonly<Record<EstimateRecord['state'], Tone>> = {
  STATED: 'caution',
  ACCEPTED: 'positive',
  DECLINED: 'neutral',
  REPLACED: 'neutral',
};

/** Whether the price of an appointment is still of use on its page. */
export const isPriced = ({ estimate, date }: Appointment, now: number): boolean =>
  // An older copy has no such field.
  estimate != null &&
  estimate.state !== 'REPLACED' &&
  now < Date.parse(date) + ESTIMATE.statedMs + ESTIMATE.validMs;

/** What the workshop takes for its work, and the rider's answer, which needs a connection. */
export function Estimate({
  estimate: { id, state, lines, total, until },
  appointment: { productName, location },
  now,
}: {
  estimate: EstimateRecord;
  appointment: Appointment;
  now: number;
}) {
  const t = useScopedI18n('service');
  const locale = useLocale();
  const send = usePersonalMutation();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const isOver = now >= Date.parse(until);

  const answer = async (word: 'ACCEPT' | 'DECLINE'): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    const sent = await send(AnswerServicePriceDocument, { id, answer: word });
    setBusy(false);
    if (!sent.ok) setProblem(t('declined.offline'));
    else if (!sent.data.answerServicePrice.success) {
      const { errorCode } = sent.data.answerServicePrice;
      const fault = ESTIMATE_FAULTS.find((each) => each === errorCode) ?? 'ESTIMATE_NOT_FOUND';
      setProblem(`${t(`fault.${fault}`)} ${t(`next.${fault}`)}`);
    }
    void device().catchUp('vehicles');
    void device().catchUp('orders');
  };

  return (
    <Card tone="plain" className="grid gap-3">
      <p className="flex flex-wrap items-center justify-between gap-3">
        <span className="font-semibold">{t('estimate.title', { motorcycle: productName })}</span>
        <Badge tone={TONE[state]}>{t(`estimate.state.${state}`)}</Badge>
      </p>
      <p className="text-muted text-sm">{location}</p>
      <ul className="divide-y divide-line">
        {lines.map(({ name, price }, at) => (
          // Two lines may say the same; their order is what tells them apart.
          // biome-ignore lint/suspicious/noArrayIndexKey: the list of a price never changes
          <li key={at} className="flex items-baseline justify-between gap-4 py-2">
            <span className="min-w-0 break-words">{name}</span>
            <span className="shrink-0 tabular-nums">{rupiah(price)}</span>
          </li>
        ))}
      </ul>
      <p className="flex items-baseline justify-between gap-4 font-semibold">
        <span>{t('estimate.total')}</span>
        <span className="tabular-nums">{rupiah(total)}</span>
      </p>
      {state === 'ACCEPTED' ? <Payment id={id} /> : null}
      {state === 'STATED' ? (
        <p className="text-muted text-sm">
          {isOver
            ? t('estimate.over')
            : t('estimate.until', { until: dateTime(locale, Date.parse(until)) })}
        </p>
      ) : null}
      {problem ? <Alert tone="critical">{problem}</Alert> : null}
      {state === 'STATED' && !isOver ? (
        <div className="flex flex-wrap gap-2">
          <Button variant="accent" size="sm" busy={busy} onClick={() => void answer('ACCEPT')}>
            {t('estimate.accept')}
          </Button>
          <Button variant="quiet" size="sm" disabled={busy} onClick={() => void answer('DECLINE')}>
            {t('estimate.decline')}
          </Button>
        </div>
      ) : null}
    </Card>
  );
}
