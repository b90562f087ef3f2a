'use client';

import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { DateInput } from '#web/ui/date-input.tsx';
import { Field } from '#web/ui/field.tsx';
import type { TypedSpan } from './centre-draft.ts';

interface Props {
  span: TypedSpan;
  labels: { from: string; until: string };
  onChange: (change: Partial<TypedSpan>) => void;
}

/** Beginning and end, on the clock of the centre. */
export function SpanFields({ span, labels, onChange }: Props) {
  return (
    <>
      <Field id={`${span.id}-from`} label={labels.from}>
        {(aria) => (
          <DateInput
            {...aria}
            type="datetime-local"
            value={span.from}
            onChange={({ target }) => onChange({ from: target.value })}
          />
        )}
      </Field>
      <Field id={`${span.id}-until`} label={labels.until}>
        {(aria) => (
          <DateInput
            {...aria}
            type="datetime-local"
            value={span.until}
            onChange={({ target }) => onChange({ until: target.value })}
          />
        )}
      </Field>
    </>
  );
}

/** The clock that times are meant by. */
export function ClockNote({ zone }: { zone: string }) {
  const t = useScopedI18n('testRideDesk');
  return <p className="text-muted text-sm">{t('rules.clock', { zone })}</p>;
}
