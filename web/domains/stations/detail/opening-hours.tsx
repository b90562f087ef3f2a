'use client';

import { DAY_MINUTES, DAYS, isTimeZone, minuteOfWeek } from '#edge/contract/hours.ts';
import { useScopedI18n } from '../../../platform/i18n/client.ts';
import { cx } from '../../../ui/cx.ts';
import type { Station } from './station-view.tsx';

/** Seven days on the place's own clock; today stands out. */
export function OpeningHours({
  hours,
  timeZone,
  now,
}: {
  hours: Station['opHours'];
  timeZone: string;
  now: number | null;
}) {
  const t = useScopedI18n('stations');
  if (hours.length === 0) return <p className="text-muted">{t('detail.hours-unknown')}</p>;
  const today =
    now !== null && isTimeZone(timeZone)
      ? DAYS[Math.floor(minuteOfWeek(now, timeZone) / DAY_MINUTES)]
      : undefined;
  return (
    <dl className="grid gap-1.5 text-sm tabular-nums">
      {hours.map(({ day, time }) => (
        <div
          key={day}
          aria-current={day === today ? 'date' : undefined}
          className={cx('flex justify-between gap-6', day === today ? 'font-bold' : 'text-muted')}
        >
          <dt>{t(`day.${day}`)}</dt>
          <dd>{time === '' ? t('detail.closed') : time.replaceAll('-', '–')}</dd>
        </div>
      ))}
    </dl>
  );
}
