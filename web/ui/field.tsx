import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { CircleAlert } from './icons.ts';

/** What a control must carry so that its label, hint and error are read with it. */
export interface FieldAria {
  id: string;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
  'aria-required'?: true | undefined;
}

export interface FieldProps {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  /** The sentence to show; the field is invalid while there is one. */
  error?: ReactNode;
  /** A remark that does not block, such as a number that looks unusual. */
  advice?: ReactNode;
  required?: boolean | undefined;
  /** Shown after the label of a field that may stay empty, e.g. "optional". */
  optionalLabel?: string | undefined;
  className?: string | undefined;
  children: (aria: FieldAria) => ReactNode;
}

export function Field(props: FieldProps) {
  const { id, label, hint, error, advice, required, optionalLabel, className, children } = props;
  const notes = [
    hint ? `${id}-hint` : '',
    advice ? `${id}-advice` : '',
    error ? `${id}-error` : '',
  ].filter(Boolean);
  return (
    <div className={cx('grid grid-cols-1 content-start gap-2', className)}>
      <label htmlFor={id} className="font-semibold text-sm">
        {label}
        {optionalLabel && !required ? (
          <span className="ml-1 font-normal text-faint"> {optionalLabel}</span>
        ) : null}
      </label>
      {children({
        id,
        'aria-describedby': notes.length > 0 ? notes.join(' ') : undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required ? true : undefined,
      })}
      {hint ? (
        <p id={`${id}-hint`} className="break-words text-faint text-sm">
          {hint}
        </p>
      ) : null}
      {advice ? (
        <p id={`${id}-advice`} className="text-caution text-sm">
          {advice}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className="flex items-start gap-1.5 text-critical text-sm">
          <CircleAlert size={16} className="mt-0.5 shrink-0" />
          {error}
        </p>
      ) : null}
    </div>
  );
}
