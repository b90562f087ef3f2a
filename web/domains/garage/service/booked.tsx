'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';
import type { BookingFault } from '#edge/contract/garage/service-slots.ts';
import type { VehicleRecord } from '#edge/contract/garage/vehicle-record.ts';
import type { PlaceRecord } from '#edge/contract/places/place-record.ts';
import { device } from '../../../platform/device/device.ts';
import { CancelServiceBookingDocument } from '../../../platform/graphql/generated/main.ts';
import { useScopedI18n } from '../../../platform/i18n/client.ts';
import { useLocale } from '../../../platform/i18n/use-locale.ts';
import { useSendMine } from '../../../platform/session/use-send-mine.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { CircleCheck } from '../../../ui/icons.ts';
import { calendarFile } from './calendar.ts';
import { momentAt } from './zone.ts';

const MoveForm = dynamic(() => import('./move-form.tsx'), { ssr: false });

type BookedService = VehicleRecord['services'][number] & { readonly productName: string };

interface Props {
  readonly service: BookedService;
  /** `undefined` while the device does not have the workshop. */
  readonly place: PlaceRecord | undefined;
  readonly now: number;
}

/** An appointment one has: from the device, so it is there without signal; the file is made there too. */
export function Booked({ service, place, now }: Props) {
  const t = useScopedI18n('service');
  const locale = useLocale();
  const send = useSendMine();
  const [moving, setMoving] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { bookingId, date, location, productName, detail } = service;
  const at = Date.parse(date);

  const cancel = async (id: string): Promise<void> => {
    setProblem(undefined);
    const answer = await send(CancelServiceBookingDocument, { id });
    if (!answer.ok) setProblem(t('declined.offline'));
    else if (!answer.data.cancelServiceBooking.success)
      setProblem(t(`fault.${answer.data.cancelServiceBooking.errorCode as BookingFault}`));
    void device().refresh('vehicles');
  };

  const takeAlong = (id: string): void => {
    const file = calendarFile({
      ...{ id, at, description: detail, madeAt: now },
      title: t('calendar.title', { motorcycle: productName }),
      location: [location, place?.address1, place?.city].filter(Boolean).join(', '),
    });
    const url = URL.createObjectURL(new Blob([file], { type: 'text/calendar;charset=utf-8' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = 'alva-service.ics';
    link.click();
    URL.revokeObjectURL(url);
  };

  return (
    <Card tone="plain" className="grid gap-3">
      <p className="flex flex-wrap items-center justify-between gap-3">
        <span className="font-semibold">
          {momentAt(locale, at, place?.timeZone ?? 'Asia/Jakarta')}
        </span>
        <Badge tone="positive" icon={<CircleCheck size={14} />}>
          {t('state.booked')}
        </Badge>
      </p>
      <p className="text-muted text-sm">
        {productName} · {location} · <span lang="id">{detail}</span>
      </p>
      {problem ? <p className="text-critical">{problem}</p> : null}
      {bookingId === null ? null : (
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" onClick={() => takeAlong(bookingId)}>
            {t('calendar.button')}
          </Button>
          {place === undefined || moving ? null : (
            <Button variant="secondary" size="sm" onClick={() => setMoving(true)}>
              {t('move.button')}
            </Button>
          )}
          <Button variant="quiet" size="sm" onClick={() => void cancel(bookingId)}>
            {t('cancel')}
          </Button>
        </div>
      )}
      {moving && bookingId !== null && place !== undefined ? (
        <MoveForm
          id={bookingId}
          place={place}
          now={now}
          onDone={(moved) => {
            setMoving(false);
            if (moved) void device().refresh('vehicles');
          }}
        />
      ) : null}
    </Card>
  );
}
