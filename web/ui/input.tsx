import type { ComponentProps, ReactNode } from 'react';
import { controlClass } from './control-class.ts';
import { cx } from './cx.ts';

export interface InputProps extends Omit<ComponentProps<'input'>, 'prefix'> {
  /** Shown inside, before the text: a unit, a country code, an icon. */
  prefix?: ReactNode;
  suffix?: ReactNode;
}

export function Input({ prefix, suffix, className, ...rest }: InputProps) {
  if (!prefix && !suffix) return <input {...rest} className={cx(controlClass, className)} />;
  return (
    <span
      className={cx(
        controlClass,
        'flex items-center gap-2 py-0 has-aria-invalid:border-critical has-focus-visible:outline-2 has-focus-visible:outline-accent-text has-focus-visible:outline-offset-2',
        className,
      )}
    >
      {prefix ? <span className="shrink-0 text-muted">{prefix}</span> : null}
      <input
        {...rest}
        className="min-h-[calc(var(--spacing-tap)-2px)] w-full min-w-0 bg-transparent outline-none placeholder:text-faint"
      />
      {suffix ? <span className="shrink-0 text-muted">{suffix}</span> : null}
    </span>
  );
}
