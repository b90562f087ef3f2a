'use client';

import { useState } from 'react';
import { HOURS_DESK } from '#edge/contract/places/hours-desk.ts';
import { jakartaMidnight } from '#edge/contract/time.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { date } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { Button } from '#web/ui/button.tsx';
import { DateInput } from '#web/ui/date-input.tsx';
import { Plus, Trash2 } from '#web/ui/icons.ts';
import { Select } from '#web/ui/select.tsx';
import type { TypedException } from './typed.ts';

interface Props {
  exceptions: readonly TypedException[];
  /** `YYYY-MM-DD` at the place. */
  today: string;
  onChange: (exceptions: readonly TypedException[]) => void;
}

/** Days on which the place is closed, or open all day, whatever the week says. */
export function ExceptionFields({ exceptions, today, onChange }: Props) {
  const t = useScopedI18n('shopDesk');
  const locale = useLocale();
  const [made, setMade] = useState(0);
  const set = (key: string, patch: Partial<TypedException>): void =>
    onChange(exceptions.map((each) => (each.key === key ? { ...each, ...patch } : each)));
  const dayOf = (day: string): string => date(locale, jakartaMidnight(day));
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-semibold">{t('hours.exceptions')}</legend>
      {exceptions.map(({ key, first, last, isOpen, exact }, at) => (
        <div
          key={key}
          className="grid items-center gap-2 rounded-lg border border-line p-3 sm:grid-cols-[1fr_1fr_1fr_auto]"
        >
          {exact === undefined ? (
            <>
              <DateInput
                type="date"
                aria-label={t('hours.exception-first', { number: at + 1 })}
                min={today}
                value={first}
                onChange={({ target }) => set(key, { first: target.value })}
              />
              <DateInput
                type="date"
                aria-label={t('hours.exception-last', { number: at + 1 })}
                min={first || today}
                value={last}
                onChange={({ target }) => set(key, { last: target.value })}
              />
            </>
          ) : (
            <span className="sm:col-span-2">
              {first === last ? dayOf(first) : `${dayOf(first)} – ${dayOf(last)}`}
            </span>
          )}
          <Select
            aria-label={t('hours.exception-kind', { number: at + 1 })}
            value={isOpen ? 'open' : 'closed'}
            onChange={({ target }) => set(key, { isOpen: target.value === 'open' })}
            options={[
              { value: 'closed', label: t('hours.closed') },
              { value: 'open', label: t('hours.open-all-day') },
            ]}
          />
          <Button
            variant="quiet"
            aria-label={t('hours.exception-remove', { number: at + 1 })}
            onClick={() => onChange(exceptions.filter((each) => each.key !== key))}
          >
            <Trash2 size={18} aria-hidden="true" />
          </Button>
        </div>
      ))}
      {exceptions.length < HOURS_DESK.exceptions ? (
        <Button
          variant="secondary"
          className="justify-self-start"
          onClick={() => {
            setMade(made + 1);
            onChange([
              ...exceptions,
              { key: `new ${made}`, first: today, last: today, isOpen: false },
            ]);
          }}
        >
          <Plus size={18} aria-hidden="true" />
          {t('hours.exception-add')}
        </Button>
      ) : null}
    </fieldset>
  );
}
