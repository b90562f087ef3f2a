'use client';

import { DAYS } from '#edge/contract/hours.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { DateInput } from '#web/ui/date-input.tsx';
import type { TypedDay } from './typed.ts';

interface Props {
  week: readonly TypedDay[];
  onChange: (week: readonly TypedDay[]) => void;
}

/** Seven days: open or closed, and from when to when. */
export function WeekFields({ week, onChange }: Props) {
  const t = useScopedI18n('shopDesk');
  const set = (at: number, patch: Partial<TypedDay>): void =>
    onChange(week.map((day, each) => (each === at ? { ...day, ...patch } : day)));
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-3">
      <legend className="mb-2 font-semibold">{t('hours.week')}</legend>
      {week.map(({ isOpen, opens, closes, more }, at) => {
        const name = t(`hours.day.${DAYS[at] ?? 'MONDAY'}`);
        return (
          <div
            key={name}
            className="grid grid-cols-1 items-center gap-x-4 gap-y-1 sm:grid-cols-[minmax(8rem,1fr)_minmax(0,2fr)]"
          >
            <Checkbox
              label={name}
              checked={isOpen}
              onChange={({ target }) => set(at, { isOpen: target.checked })}
            />
            {isOpen ? (
              <div className="flex items-center gap-2">
                <DateInput
                  type="time"
                  aria-label={t('hours.opens', { day: name })}
                  value={opens}
                  onChange={({ target }) => set(at, { opens: target.value })}
                />
                <span aria-hidden="true">–</span>
                <DateInput
                  type="time"
                  aria-label={t('hours.closes', { day: name })}
                  value={closes}
                  onChange={({ target }) => set(at, { closes: target.value })}
                />
                {more.length > 0 ? (
                  <span className="text-muted text-sm">
                    {more.map((span) => `${span.opens}–${span.closes}`).join(', ')}
                  </span>
                ) : null}
              </div>
            ) : (
              <span className="text-muted">{t('hours.closed')}</span>
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
