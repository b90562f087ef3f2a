import type { ComponentProps } from 'react';
import { cx } from './cx.ts';

/** The page's width, with the gutters of a phone, a tablet and a desktop. */
export function Container({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div {...rest} className={cx('mx-auto w-full max-w-page px-5 sm:px-8 lg:px-12', className)} />
  );
}
