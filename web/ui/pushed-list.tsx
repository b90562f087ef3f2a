import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { pushedRow } from './pushed-row.ts';

/** A row to be pushed whose items have nothing to tab to, so that the keyboard reaches the row itself. */
export function PushedList({ className, children }: { className: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be scrolled by keyboard, too.
    <ul tabIndex={0} className={cx(pushedRow, className)}>
      {children}
    </ul>
  );
}
