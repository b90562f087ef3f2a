import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  /** A round one is one of several: give all of them the same `name`. */
  shape?: 'checkbox' | 'radio' | 'switch';
}

const BOX = {
  checkbox:
    'size-6 rounded-sm checked:bg-accent before:size-4 before:bg-on-accent before:[clip-path:polygon(14%_48%,5%_58%,38%_88%,95%_24%,85%_14%,38%_67%)]',
  radio: 'size-6 rounded-full before:size-3 before:rounded-full before:bg-accent',
  switch: cx(
    'h-7 w-12 rounded-full before:size-5 before:-translate-x-2.5 before:rounded-full before:scale-100!',
    'before:bg-line-strong! checked:bg-accent checked:before:translate-x-2.5 checked:before:bg-on-accent!',
  ),
};

/** A native control with its whole label as the target. */
export function Checkbox({ label, shape = 'checkbox', className, ...rest }: CheckboxProps) {
  return (
    <label className={cx('flex min-h-tap items-center gap-3', className)}>
      <input
        {...rest}
        type={shape === 'radio' ? 'radio' : 'checkbox'}
        role={shape === 'switch' ? 'switch' : undefined}
        className={cx(
          'grid shrink-0 appearance-none place-items-center border-2 border-line-strong bg-surface transition',
          'before:scale-0 before:transition checked:border-accent checked:before:scale-100',
          'aria-invalid:border-critical disabled:opacity-45',
          BOX[shape],
        )}
      />
      <span className="py-2">{label}</span>
    </label>
  );
}
