'use client';

import { type ReactNode, useId } from 'react';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { cx } from './cx.ts';
import { IconButton } from './icon-button.tsx';
import { X } from './icons.ts';
import { useModal } from './use-modal.ts';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Buttons, the safest first in reading order. */
  actions?: ReactNode;
  /** In the place of the visible title, which then names the dialog to screen readers only. */
  head?: ReactNode;
  /**
   * `sheet` rises from the bottom of a phone and stands at the right of a desktop; `search` takes the whole
   * phone and the upper part of a desktop.
   */
  shape?: 'dialog' | 'sheet' | 'search';
}

const SHAPE = {
  dialog: 'w-[min(32rem,calc(100vw-2.5rem))] rounded-xl open:animate-rise',
  sheet: cx(
    'mx-0 mt-auto mb-0 max-h-[88dvh] w-full max-w-none rounded-t-2xl open:animate-rise',
    'sm:my-0 sm:mr-0 sm:ml-auto sm:h-dvh sm:max-h-none sm:w-[26rem] sm:rounded-none sm:rounded-l-2xl',
  ),
  search: cx(
    'm-0 h-dvh max-h-none w-full max-w-none',
    'sm:mx-auto sm:mt-[8vh] sm:h-auto sm:max-h-[80dvh] sm:w-[min(42rem,calc(100vw-3rem))] sm:rounded-2xl',
  ),
};

export function Dialog(props: DialogProps) {
  const { open, onClose, title, head, children, actions, shape = 'dialog' } = props;
  const t = useScopedI18n('ui');
  const ref = useModal(open, onClose);
  const titleId = useId();
  return (
    <dialog
      ref={ref}
      aria-labelledby={head ? undefined : titleId}
      aria-label={head ? String(title) : undefined}
      className={cx('bg-raised p-0 text-ink shadow-float', SHAPE[shape])}
    >
      {open ? (
        <div className="flex max-h-[inherit] min-h-full flex-col">
          {head ?? (
            <header className="flex items-start justify-between gap-4 p-5 pb-2 sm:p-6 sm:pb-2">
              <h2 id={titleId} className="pt-2 text-xl">
                {title}
              </h2>
              <IconButton label={t('close')} onClick={onClose} className="-mr-3">
                <X size={22} />
              </IconButton>
            </header>
          )}
          <div className="min-h-0 flex-1 overflow-y-auto px-5 pb-5 sm:px-6 sm:pb-6">{children}</div>
          {actions ? (
            <footer className="flex flex-wrap justify-end gap-3 border-line border-t p-5 sm:px-6">
              {actions}
            </footer>
          ) : null}
        </div>
      ) : null}
    </dialog>
  );
}
