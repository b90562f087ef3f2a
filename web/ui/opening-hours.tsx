'use client';

import { DAY_MINUTES, DAYS, type DayHours, minuteOfWeek } from '#edge/contract/hours.ts';
import { isTimeZone, ZONE_MARKS } from '#edge/contract/time-zones.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { momentThere } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { cx } from './cx.ts';
import { CircleAlert } from './icons.ts';

/** Seven days on the place's own clock; today stands out. */
export function OpeningHours({
  hours,
  exceptions,
  timeZone,
  now,
}: {
  hours: readonly DayHours[];
  exceptions: readonly { readonly from: string; readonly to: string; readonly open: boolean }[];
  timeZone: string;
  now: number | null;
}) {
  const t = useScopedI18n('ui');
  const locale = useLocale();
  const zone = isTimeZone(timeZone) ? timeZone : 'Asia/Jakarta';
  const there = (iso: string): string => momentThere(locale, Date.parse(iso), zone);
  if (hours.length === 0) return <p className="text-muted">{t('hours.unknown')}</p>;
  const today =
    now !== null && isTimeZone(timeZone)
      ? DAYS[Math.floor(minuteOfWeek(now, timeZone) / DAY_MINUTES)]
      : undefined;
  return (
    <>
      <dl className="grid gap-1.5 text-sm tabular-nums">
        {hours.map(({ day, time }) => (
          <div
            key={day}
            aria-current={day === today ? 'date' : undefined}
            className={cx('flex justify-between gap-6', day === today ? 'font-bold' : 'text-muted')}
          >
            <dt>{t(`hours.${day}`)}</dt>
            <dd>{time === '' ? t('hours.closed') : time.replaceAll('-', '–')}</dd>
          </div>
        ))}
      </dl>
      {exceptions.map(({ from, to, open }) => (
        <p key={from} className="mt-2 flex items-start gap-2 text-caution text-sm">
          <CircleAlert size={16} className="mt-0.5 shrink-0" aria-hidden="true" />
          {t(open ? 'hours.open-between' : 'hours.closed-between', {
            from: there(from),
            to: there(to),
          })}
        </p>
      ))}
      <p className="mt-3 text-faint text-sm">{t(`hours.${ZONE_MARKS[zone]}`)}</p>
    </>
  );
}
