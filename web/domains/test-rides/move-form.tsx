'use client';

import { useState } from 'react';
import type { PlaceRecord } from '#edge/contract/places/place-record.ts';
import { RescheduleTestRideDocument } from '#web/platform/graphql/generated/main/reschedule-test-ride.ts';
import { send } from '#web/platform/graphql/send.ts';
import { TELLING_MAIN } from '#web/platform/graphql/telling.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useHoldUpdates } from '#web/platform/service-worker/unsaved.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { DaySlots } from './day-slots.tsx';
import { rideRefusal } from './ride-refusal.ts';

interface Props {
  readonly manageKey: string;
  readonly place: PlaceRecord;
  readonly productId: number;
  readonly now: number;
  readonly onDone: (moved: boolean) => void;
}

/** Another time at the same centre. Only online: the old time is kept until the new one is sure. */
export default function MoveForm({ manageKey, place, productId, now, onDone }: Props) {
  const t = useScopedI18n('testRide');
  const [at, setAt] = useState<number | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  useHoldUpdates(at !== null);
  const move = async (): Promise<void> => {
    if (at === null) return setProblem(t('time.choose'));
    setBusy(true);
    setProblem(undefined);
    const slotAt = new Date(at).toISOString();
    const answer = await send(TELLING_MAIN, RescheduleTestRideDocument, { manageKey, slotAt });
    setBusy(false);
    if (!answer.ok) return setProblem(t('unreachable'));
    const { success, errorCode } = answer.data.rescheduleTestRide;
    if (success) return onDone(true);
    setProblem(rideRefusal(t, errorCode));
    setAt(null);
  };
  return (
    <div className="grid gap-5 border-line border-t pt-5">
      <DaySlots place={place} productId={productId} now={now} value={at} onChange={setAt} />
      {problem ? <Alert tone="critical">{problem}</Alert> : null}
      <div className="flex flex-wrap gap-3">
        <Button variant="accent" busy={busy} onClick={() => void move()}>
          {t('manage.take')}
        </Button>
        <Button variant="quiet" onClick={() => onDone(false)}>
          {t('manage.keep')}
        </Button>
      </div>
    </div>
  );
}
