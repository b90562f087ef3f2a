'use client';

import { Toaster, toast } from 'sonner';
import { CircleAlert, CircleCheck } from './icons.ts';
import { TOAST_LOOK } from './toast-look.ts';
import { MOST_TOASTS, TOAST_MS } from './toast-queue.ts';

export const sonner = toast;

export function StyledToaster({ label }: { label: string }) {
  return (
    <Toaster
      position="top-center"
      duration={TOAST_MS}
      visibleToasts={MOST_TOASTS}
      expand
      offset={{ top: 76 }}
      mobileOffset={{ top: 76 }}
      containerAriaLabel={label}
      style={{ fontFamily: 'var(--font-sans)' }}
      icons={{ success: <CircleCheck size={20} />, error: <CircleAlert size={20} /> }}
      toastOptions={{
        unstyled: true,
        classNames: TOAST_LOOK,
      }}
    />
  );
}
