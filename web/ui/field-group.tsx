import { type ReactNode, useId } from 'react';
import { cx } from './cx.ts';
import { CircleAlert } from './icons.ts';

export interface FieldGroupProps {
  legend: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** Several controls that answer one question: radios, checkboxes, the parts of a date. */
export function FieldGroup({ legend, hint, error, className, children }: FieldGroupProps) {
  const id = useId();
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean);
  return (
    <fieldset
      aria-describedby={described.length > 0 ? described.join(' ') : undefined}
      className={cx('grid min-w-0 content-start gap-2', className)}
    >
      <legend className="mb-2 font-semibold text-sm">{legend}</legend>
      {children}
      {hint ? (
        <p id={`${id}-hint`} className="text-faint text-sm">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className="flex items-start gap-1.5 text-critical text-sm">
          <CircleAlert size={16} className="mt-0.5 shrink-0" />
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
