'use client';

import { type ReactNode, useState } from 'react';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { number } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { numberIn } from './typed-number.ts';

export interface NumberFieldProps {
  id: string;
  label: string;
  value: number;
  min: number;
  max: number;
  /** Rupiah stand before the figure, other units after it. */
  unit: string;
  hint?: ReactNode;
  /** In the place of the sentence about the range. */
  error?: ReactNode;
  onChange: (value: number) => void;
}

const RUPIAH = 'Rp';

/** A figure one types, with its unit; what cannot be is told and not reckoned with. */
export function NumberField(props: NumberFieldProps) {
  const { id, label, value, min, max, unit, hint, error, onChange } = props;
  const t = useScopedI18n('simulators');
  const locale = useLocale();
  // Rupiah are written the Indonesian way in both languages, as everywhere on the site.
  const writing = unit === RUPIAH ? 'id' : locale;
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? number(writing, value);
  const read = numberIn(shown);
  const wrong = read === null || read < min || read > max;
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={
        wrong
          ? t('range', { min: number(writing, min), max: number(writing, max) })
          : (error ?? undefined)
      }
    >
      {(aria) => (
        <Input
          {...aria}
          inputMode={unit === RUPIAH ? 'numeric' : 'decimal'}
          autoComplete="off"
          value={shown}
          prefix={unit === RUPIAH ? RUPIAH : undefined}
          suffix={unit === RUPIAH ? undefined : unit}
          onFocus={(event) => event.target.select()}
          onChange={({ target }) => {
            setTyped(target.value);
            const next = numberIn(target.value);
            if (next !== null && next >= min && next <= max) onChange(next);
          }}
          onBlur={() => {
            if (!wrong) setTyped(null);
          }}
        />
      )}
    </Field>
  );
}
