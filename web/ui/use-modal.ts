'use client';

import { type RefObject, useEffect, useRef } from 'react';
import { useHoldUpdates } from '#web/platform/service-worker/unsaved.ts';

/**
 * Drives a native modal `<dialog>` from a boolean. The browser traps focus, makes the page inert
 * and gives the focus back; this adds closing by a tap beside the panel where it is not native yet.
 * Whatever is entered in an open one is not interrupted by an update.
 */
export const useModal = (
  open: boolean,
  onClose: () => void,
): RefObject<HTMLDialogElement | null> => {
  useHoldUpdates(open);
  const ref = useRef<HTMLDialogElement>(null);
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });

  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return;
    if (open && !dialog.open) dialog.showModal();
    if (!open && dialog.open) dialog.close();
  }, [open]);

  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return;
    const closed = () => latest.current();
    const beside = (event: MouseEvent) => {
      if (event.target === dialog) dialog.close();
    };
    dialog.addEventListener('close', closed);
    dialog.addEventListener('click', beside);
    return () => {
      dialog.removeEventListener('close', closed);
      dialog.removeEventListener('click', beside);
    };
  }, []);

  return ref;
};
