'use client';

import { useState } from 'react';
import type { PlaceRecord } from '#edge/contract/places/place-record.ts';
import { isTimeZone } from '#edge/contract/time-zones.ts';
import { momentAt } from '#web/domains/garage/index.ts';
import { device } from '#web/platform/device/device.ts';
import { CancelTestRideDocument } from '#web/platform/graphql/generated/main/cancel-test-ride.ts';
import type { TestRideQuery } from '#web/platform/graphql/generated/main.ts';
import { send } from '#web/platform/graphql/send.ts';
import { TELLING_MAIN } from '#web/platform/graphql/telling.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { latePart } from '#web/platform/late/late-part.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Card } from '#web/ui/card.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { downloadRide } from './download-calendar.ts';
import { rideRefusal } from './ride-refusal.ts';

const MoveForm = latePart(() => import('./move-form.tsx'));

type Ride = NonNullable<TestRideQuery['testRide']>;

const TONES: Readonly<Record<string, Tone>> = {
  CONFIRMED: 'positive',
  CHECKED_IN: 'positive',
  NO_SHOW: 'caution',
};

interface Props {
  readonly ride: Ride;
  readonly manageKey: string;
  /** `undefined` while the device does not have the centre. */
  readonly place: PlaceRecord | undefined;
  readonly now: number;
  readonly onChanged: () => void;
}

/** A booked ride: when, where, what to bring, and what can still be done about it. */
export function RideCard({ ride, manageKey, place, now, onChanged }: Props) {
  const t = useScopedI18n('testRide');
  const locale = useLocale();
  const [moving, setMoving] = useState(false);
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const at = Date.parse(ride.slotAt);
  const zone = isTimeZone(ride.timeZone) ? ride.timeZone : 'Asia/Jakarta';

  const changed = (): void => {
    onChanged();
    void device().catchUp('testRides');
  };
  const cancel = async (): Promise<void> => {
    setAsking(false);
    setProblem(undefined);
    const answer = await send(TELLING_MAIN, CancelTestRideDocument, { manageKey });
    if (!answer.ok) return setProblem(t('unreachable'));
    const { success, errorCode } = answer.data.cancelTestRide;
    if (!success) setProblem(rideRefusal(t, errorCode));
    changed();
  };
  const takeAlong = (): void =>
    downloadRide(
      ride,
      {
        locale,
        title: t('calendar', { product: ride.productName }),
        bring: t('bring.licence'),
      },
      now,
    );

  return (
    <Card className="grid gap-5">
      <div className="grid gap-2">
        <Badge tone={TONES[ride.state] ?? 'neutral'} className="justify-self-start">
          {t(`state.${ride.state}`)}
        </Badge>
        <h3 className="text-2xl">{ride.productName}</h3>
        <p className="font-semibold text-lg">{momentAt(locale, at, zone)}</p>
        <p>
          {ride.location}
          <span className="block text-muted">{`${ride.address}, ${ride.city}`}</span>
        </p>
        <p className="text-muted text-sm">{`${ride.name} · ${ride.phoneNumber}`}</p>
      </div>
      {ride.open ? (
        <ul className="grid gap-1.5 border-line border-t pt-4 text-sm">
          <li>{t('bring.licence')}</li>
          <li>{t('bring.shoes')}</li>
          <li>{t('bring.waiver')}</li>
        </ul>
      ) : null}
      {problem ? <Alert tone="critical">{problem}</Alert> : null}
      {ride.open ? (
        <div className="flex flex-wrap gap-2">
          <a
            href={ride.directions}
            target="_blank"
            rel="noreferrer"
            className={buttonClass({ variant: 'accent' })}
          >
            {t('directions')}
          </a>
          <Button variant="secondary" onClick={takeAlong}>
            {t('to-calendar')}
          </Button>
          {place === undefined || moving ? null : (
            <Button variant="secondary" onClick={() => setMoving(true)}>
              {t('manage.move')}
            </Button>
          )}
          <Button variant="quiet" onClick={() => setAsking(true)}>
            {t('manage.cancel')}
          </Button>
        </div>
      ) : (
        <LinkButton
          href={`/test-ride/book?model=${ride.productSlug}`}
          className="justify-self-start"
        >
          {t('again')}
        </LinkButton>
      )}
      {ride.open ? <p className="text-faint text-sm">{t('calendar-note')}</p> : null}
      {moving && place !== undefined ? (
        <MoveForm
          manageKey={manageKey}
          place={place}
          productId={ride.productId}
          now={now}
          onDone={(moved) => {
            setMoving(false);
            if (moved) changed();
          }}
        />
      ) : null}
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('manage.cancel-title')}
        actions={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {t('manage.keep')}
            </Button>
            <Button onClick={() => void cancel()}>{t('manage.cancel')}</Button>
          </>
        }
      >
        <p>{t('manage.cancel-text')}</p>
      </Dialog>
    </Card>
  );
}
