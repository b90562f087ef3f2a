import type { ComponentProps } from 'react';
import { Link } from '#web/platform/i18n/link.tsx';
import { cx } from './cx.ts';

/** A link inside text: underlined, because colour alone does not tell. */
export function TextLink({ className, ...rest }: ComponentProps<typeof Link>) {
  return (
    <Link
      {...rest}
      className={cx(
        'font-semibold text-accent-text underline decoration-1 underline-offset-4 hover:decoration-2',
        className,
      )}
    />
  );
}
