'use client';

import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { dateTime } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { Clock } from '#web/ui/icons.ts';

const two = (count: number): string => String(count).padStart(2, '0');

/** @returns hours, minutes and seconds: `23:04:09` */
export const clockOf = (ms: number): string => {
  const seconds = Math.max(0, Math.floor(ms / 1_000));
  return [seconds / 3_600, (seconds / 60) % 60, seconds % 60].map(Math.floor).map(two).join(':');
};

/** The time left, and the moment it ends; only the moment is read out, not every second. */
export function Countdown({ until, now }: { until: number; now: number }) {
  const t = useScopedI18n('purchases');
  const locale = useLocale();
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Clock size={20} aria-hidden="true" className="text-caution" />
      <span aria-hidden="true" className="font-bold text-2xl tabular-nums">
        {clockOf(until - now)}
      </span>
      <span className="text-muted text-sm">
        {t('pay.until', { until: dateTime(locale, until) })}
      </span>
    </p>
  );
}
