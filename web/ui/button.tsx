import type { ComponentProps } from 'react';
import { BusySign } from './busy-sign.tsx';
import { type ButtonLook, buttonClass } from './button-class.ts';
import { cx } from './cx.ts';

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Work is under way. The button keeps its focus and its width, and says it is busy. */
  busy?: boolean | undefined;
}

export function Button({ variant, size, block, busy, className, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      className={cx(buttonClass({ variant, size, block }), 'relative', className)}
    >
      {busy ? <BusySign /> : null}
      <span className={cx('inline-flex items-center gap-2', busy && 'opacity-0')}>{children}</span>
    </button>
  );
}
