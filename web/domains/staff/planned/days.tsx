'use client';

import { dayInJakarta, jakartaMidnight } from '#edge/contract/time.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { setQuery, useQuery } from '#web/platform/query.ts';
import { DateInput } from '#web/ui/date-input.tsx';
import { Field } from '#web/ui/field.tsx';

/** The beginning of the day that the address names; null for none, and for what is no day. */
export const useDayShown = (): string | null => {
  const day = useQuery().get('on');
  return day !== null && /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day))
    ? new Date(jakartaMidnight(day)).toISOString()
    : null;
};

/** When a plan begins by its first day: today at once. `NaN` for what is no day. */
export const beginningOf = (day: string, now: number): number =>
  day === dayInJakarta(now) ? now : jakartaMidnight(day);

/** The day of which a desk shows what holds. */
export function DayShown({ id, at }: { id: string; at: string | null }) {
  const t = useScopedI18n('shopDesk');
  return (
    <Field id={id} label={t('price.on')} hint={t('price.on-hint')} required={false}>
      {(aria) => (
        <DateInput
          {...aria}
          type="date"
          value={at === null ? '' : dayInJakarta(Date.parse(at))}
          onChange={({ target }) => setQuery({ on: target.value || null }, { step: true })}
        />
      )}
    </Field>
  );
}

interface FirstDayProps {
  id: string;
  day: string;
  today: string;
  onDay: (day: string) => void;
}

export function FirstDay({ id, day, today, onDay }: FirstDayProps) {
  const t = useScopedI18n('shopDesk');
  return (
    <Field id={id} label={t('first-day')} hint={t('first-day-hint')}>
      {(aria) => (
        <DateInput
          {...aria}
          type="date"
          min={today}
          value={day}
          onChange={({ target }) => onDay(target.value)}
        />
      )}
    </Field>
  );
}
