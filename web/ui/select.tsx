import type { ComponentProps } from 'react';
import { controlClass } from './control-class.ts';
import { cx } from './cx.ts';
import { ChevronDown } from './icons.ts';

interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean | undefined;
}

export interface SelectProps extends Omit<ComponentProps<'select'>, 'children'> {
  options: readonly SelectOption[];
  /** First, unchoosable entry while nothing is chosen. */
  placeholder?: string | undefined;
}

/** The system's own list: on phones nothing beats it. */
export function Select({ options, placeholder, className, ...rest }: SelectProps) {
  return (
    <span className="relative block">
      <select {...rest} className={cx(controlClass, 'appearance-none pr-9', className)}>
        {placeholder === undefined ? null : (
          <option value="" disabled>
            {placeholder}
          </option>
        )}
        {options.map(({ value, label, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown
        size={20}
        className="-translate-y-1/2 pointer-events-none absolute top-1/2 right-3 text-muted"
      />
    </span>
  );
}
