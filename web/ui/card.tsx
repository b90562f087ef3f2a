import type { ComponentProps } from 'react';
import { cx } from './cx.ts';

export interface CardProps extends ComponentProps<'div'> {
  /** `plain` has an edge and no shadow, for lists of many. */
  tone?: 'raised' | 'plain' | 'sunken';
  padded?: boolean;
}

const TONE = {
  raised: 'bg-surface shadow-card',
  plain: 'border border-line bg-surface',
  sunken: 'bg-sunken',
};

export function Card({ tone = 'raised', padded = true, className, ...rest }: CardProps) {
  return (
    <div
      {...rest}
      className={cx('rounded-xl', TONE[tone], padded ? 'p-5 sm:p-6' : 'overflow-hidden', className)}
    />
  );
}
