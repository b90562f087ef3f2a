import type { ComponentProps } from 'react';
import { cx } from './cx.ts';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** What it does, for those who do not see the icon. */
  label: string;
}

export const iconButtonClass =
  'inline-flex size-tap shrink-0 items-center justify-center rounded-full transition hover:bg-sunken disabled:opacity-45';

export function IconButton({ label, className, children, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} aria-label={label} className={cx(iconButtonClass, className)}>
      {children}
    </button>
  );
}
