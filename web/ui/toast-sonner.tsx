'use client';

import { Toaster, toast } from 'sonner';
import { CircleAlert, CircleCheck } from './icons.ts';
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
        classNames: {
          toast:
            'flex w-full items-center gap-3 rounded-lg border border-line bg-raised p-4 text-ink text-sm font-medium shadow-float sm:w-96',
          error: 'border-transparent! bg-critical! text-ground!',
          success: '[&_[data-icon]]:text-positive',
          actionButton: 'ml-auto shrink-0 min-h-10 px-3 font-bold underline underline-offset-4',
        },
      }}
    />
  );
}
