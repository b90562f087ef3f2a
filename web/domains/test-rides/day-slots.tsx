'use client';

import { useState } from 'react';
import { INTL_TAG } from '#edge/contract/locale.ts';
import type { PlaceRecord } from '#edge/contract/places/place-record.ts';
import { dayAt } from '#edge/contract/slots.ts';
import { RIDE_SLOTS, RIDES } from '#edge/contract/test-rides/booking.ts';
import { DAY_MS } from '#edge/contract/time.ts';
import { clockAt, WHOLE_DATE } from '#web/domains/garage/index.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { FieldGroup } from '#web/ui/field-group.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useDays } from './use-days.ts';

interface Props {
  readonly place: PlaceRecord;
  readonly productId: number;
  readonly now: number;
  /** Epoch ms. */
  readonly value: number | null;
  readonly onChange: (at: number | null) => void;
  readonly error?: string | undefined;
  /** For staff, who give slots without notice. */
  readonly forDesk?: boolean;
}

const TILE =
  'grid min-h-tap place-items-center rounded-lg border px-2 py-2 text-center transition has-focus-visible:outline-2 has-focus-visible:outline-accent-text has-focus-visible:outline-offset-2';

const lookOf = (chosen: boolean, off: boolean): string =>
  cx(
    TILE,
    off && 'bg-sunken text-faint',
    chosen ? 'border-ink bg-ink text-ground' : 'border-line-strong',
    !chosen && !off && 'hover:border-ink',
  );

/** A day and a time at a centre, by its own clock; a fortnight at a time. */
export function DaySlots(props: Props) {
  const { place, productId, now, value, onChange, error, forDesk = false } = props;
  const t = useScopedI18n('testRide');
  const locale = useLocale();
  const { timeZone: zone } = place;
  const [later, setLater] = useState(0);
  const [picked, setPicked] = useState<string>();
  const from = dayAt(now + later * RIDES.days * DAY_MS, zone);
  const { kind, days } = useDays(place, productId, { from, now, forDesk });
  const dayOf = (day: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(INTL_TAG[locale], { ...options, timeZone: 'UTC' }).format(
      Date.parse(`${day}T00:00:00Z`),
    );
  const isOff = (slots: readonly { free: number | null }[]) =>
    slots.every(({ free }) => free === 0);
  const chosenDay = value === null ? undefined : dayAt(value, zone);
  const wanted = picked ?? chosenDay;
  const shown =
    days.find(({ day }) => day === wanted) ?? days.find(({ slots }) => !isOff(slots)) ?? days[0];
  const hasMore = now + (later + 1) * RIDES.days * DAY_MS < now + RIDE_SLOTS.aheadMs;
  if (kind === 'asking')
    return (
      <div aria-busy="true" className="grid gap-4">
        <p role="status" className="sr-only">
          {t('time.loading')}
        </p>
        <Skeleton className="h-20 rounded-lg" />
        <Skeleton className="h-40 rounded-lg" />
      </div>
    );
  return (
    <div className="grid gap-6">
      <FieldGroup legend={t('time.day')}>
        <div className="grid grid-cols-4 gap-2 sm:grid-cols-7">
          {days.map(({ day, slots }) => {
            const off = isOff(slots);
            const isShown = day === shown?.day;
            return (
              <label key={day} className={lookOf(isShown, off)}>
                <input
                  type="radio"
                  name="ride-day"
                  className="sr-only"
                  disabled={off}
                  checked={isShown}
                  onChange={() => {
                    setPicked(day);
                    onChange(null);
                  }}
                />
                <span className="text-xs">{dayOf(day, { weekday: 'short' })}</span>
                <span className="font-semibold">
                  {dayOf(day, { day: 'numeric', month: 'short' })}
                </span>
                {off ? <span className="sr-only">{t('time.day-full')}</span> : null}
              </label>
            );
          })}
        </div>
        <div className="mt-2 flex flex-wrap justify-between gap-2">
          {later === 0 ? (
            <span />
          ) : (
            <Button variant="quiet" size="sm" onClick={() => setLater(later - 1)}>
              {t('time.earlier')}
            </Button>
          )}
          {hasMore ? (
            <Button variant="quiet" size="sm" onClick={() => setLater(later + 1)}>
              {t('time.later')}
            </Button>
          ) : null}
        </div>
      </FieldGroup>
      <FieldGroup
        legend={shown ? t('time.on', { day: dayOf(shown.day, WHOLE_DATE) }) : t('time.slot')}
        hint={kind === 'likely' ? t('time.likely') : t('time.zone', { city: place.city })}
        error={error}
      >
        {shown === undefined || shown.slots.length === 0 ? (
          <p className="text-muted">{t('time.none')}</p>
        ) : null}
        <div className="grid grid-cols-3 gap-2 sm:grid-cols-5">
          {(shown?.slots ?? []).map(({ at, free }) => (
            <label key={at} className={lookOf(at === value, free === 0)}>
              <input
                type="radio"
                name="ride-slot"
                className="sr-only"
                disabled={free === 0}
                checked={at === value}
                onChange={() => onChange(at)}
              />
              <span className="font-semibold tabular-nums">{clockAt(locale, at, zone)}</span>
              {free === 0 ? <span className="text-xs">{t('time.full')}</span> : null}
            </label>
          ))}
        </div>
      </FieldGroup>
    </div>
  );
}
