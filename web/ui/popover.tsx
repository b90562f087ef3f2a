'use client';

import { type ComponentProps, useCallback } from 'react';
import { cx } from './cx.ts';

/**
 * The browser's own popover: open it with `popoverTarget={id}` on any button. Esc and a tap outside
 * close it without script; script only closes it when a link inside is followed.
 */
export function Popover({ className, ...rest }: ComponentProps<'div'> & { id: string }) {
  const closeOnLink = useCallback((panel: HTMLDivElement | null) => {
    if (panel === null) return;
    const close = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('a[href]')) panel.hidePopover();
    };
    panel.addEventListener('click', close);
    return () => panel.removeEventListener('click', close);
  }, []);
  return (
    <div
      {...rest}
      ref={closeOnLink}
      popover="auto"
      className={cx('open:animate-rise', className)}
    />
  );
}
