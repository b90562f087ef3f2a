'use client';

import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { monthNames } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { controlClass } from './control-class.ts';
import { cx } from './cx.ts';
import { FieldGroup } from './field-group.tsx';
import { Select } from './select.tsx';

export interface BirthDateProps {
  id: string;
  legend: string;
  /** `YYYY-MM-DD`; parts not given yet are empty: `1990--`. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  error?: string | undefined;
  hint?: string | undefined;
}

const pad = (part: string): string => (part.length === 1 ? `0${part}` : part);

/** Three parts to type: a calendar is the slowest way to a day decades ago. */
export function BirthDate({ id, legend, value, onChange, onBlur, error, hint }: BirthDateProps) {
  const t = useScopedI18n('ui');
  const locale = useLocale();
  const [year = '', month = '', day = ''] = value.split('-');
  const change = (parts: { year?: string; month?: string; day?: string }) => {
    const next = { year, month, day, ...parts };
    const joined = `${next.year}-${next.month}-${next.day}`;
    onChange(joined === '--' ? '' : joined);
  };
  const digits = (text: string, most: number) => text.replace(/\D/g, '').slice(0, most);
  const invalid = error ? true : undefined;
  const part = { inputMode: 'numeric' as const, 'aria-invalid': invalid };
  return (
    <FieldGroup legend={legend} error={error} hint={hint}>
      <div className="grid grid-cols-[4.5rem_1fr_6rem] gap-3">
        <input
          {...part}
          id={id}
          aria-label={t('birth.day')}
          autoComplete="bday-day"
          placeholder={t('birth.day-short')}
          value={day}
          onChange={(event) => change({ day: digits(event.target.value, 2) })}
          onBlur={() => {
            change({ day: pad(day) });
            onBlur?.();
          }}
          className={cx(controlClass, 'px-3 text-center')}
        />
        <Select
          aria-label={t('birth.month')}
          aria-invalid={invalid}
          autoComplete="bday-month"
          placeholder={t('birth.month')}
          value={month}
          onChange={(event) => change({ month: event.target.value })}
          onBlur={onBlur}
          options={monthNames(locale).map((label, at) => ({ value: pad(String(at + 1)), label }))}
        />
        <input
          {...part}
          aria-label={t('birth.year')}
          autoComplete="bday-year"
          placeholder={t('birth.year-short')}
          value={year}
          onChange={(event) => change({ year: digits(event.target.value, 4) })}
          onBlur={onBlur}
          className={cx(controlClass, 'px-3 text-center')}
        />
      </div>
    </FieldGroup>
  );
}
