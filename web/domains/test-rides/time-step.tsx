'use client';

import { useState } from 'react';
import type { PlaceRecord } from '#edge/contract/places/place-record.ts';
import { HoldTestRideDocument } from '#web/platform/graphql/generated/main/hold-test-ride.ts';
import { send } from '#web/platform/graphql/send.ts';
import { TELLING_MAIN } from '#web/platform/graphql/telling.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Alert } from '#web/ui/alert.tsx';
import { DaySlots } from './day-slots.tsx';
import { rideRefusal } from './ride-refusal.ts';
import { rideNames, setTestDrive, useTestDrive } from './state.ts';
import { StepActions } from './step-actions.tsx';

/** When; the slot is kept while the rest is filled in, where somebody can be asked. */
export function TimeStep({
  place,
  now,
  onDone,
}: {
  place: PlaceRecord;
  now: number;
  onDone: () => void;
}) {
  const t = useScopedI18n('testRide');
  const { productId, slotAt, heldUntil } = useTestDrive();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  const keep = async (at: number): Promise<string | undefined> => {
    if (heldUntil !== null && heldUntil <= now) setTestDrive({ id: null, manageKey: null });
    const param = {
      ...rideNames(),
      dealerSlug: place.dealerSlug,
      productId,
      slotAt: new Date(at).toISOString(),
    };
    // Behind the screen: whoever cannot be reached now is asked when the ride is booked.
    const answer = await send(TELLING_MAIN, HoldTestRideDocument, { param });
    if (!answer.ok) return undefined;
    const { success, errorCode, heldUntil: until } = answer.data.holdTestRide;
    setTestDrive({ heldUntil: success && until !== null ? Date.parse(until) : null });
    if (success) return undefined;
    if (errorCode === 'TEST_RIDE_MOVE_IMPOSSIBLE') setTestDrive({ id: null, manageKey: null });
    return errorCode ?? 'UNKNOWN';
  };

  const go = async (): Promise<void> => {
    if (slotAt === null) return setProblem(t('time.choose'));
    setBusy(true);
    let code = await keep(slotAt);
    // What was kept before has lapsed; under new names it is another one.
    if (code === 'TEST_RIDE_MOVE_IMPOSSIBLE') code = await keep(slotAt);
    setBusy(false);
    if (code === undefined) return onDone();
    setProblem(rideRefusal(t, code));
    setTestDrive({ slotAt: null });
  };

  return (
    <div className="grid gap-5">
      <p className="text-muted">
        {place.location}, {place.city}
      </p>
      <DaySlots
        place={place}
        productId={productId}
        now={now}
        value={slotAt}
        onChange={(at) => {
          setProblem(undefined);
          setTestDrive({ slotAt: at });
        }}
      />
      {problem ? <Alert tone="critical">{problem}</Alert> : null}
      <StepActions step="time" onContinue={() => void go()} busy={busy} />
    </div>
  );
}
