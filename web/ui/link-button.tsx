import type { ComponentProps } from 'react';
import { Link } from '#web/platform/i18n/link.tsx';
import { type ButtonLook, buttonClass } from './button-class.ts';
import { cx } from './cx.ts';

export type LinkButtonProps = ComponentProps<typeof Link> & ButtonLook;

/** Goes somewhere: a link in a button's clothes. */
export function LinkButton({ variant, size, block, className, ...rest }: LinkButtonProps) {
  return <Link {...rest} className={cx(buttonClass({ variant, size, block }), className)} />;
}
