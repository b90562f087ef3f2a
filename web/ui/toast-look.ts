/** The classes of a toast and its parts. */
export const TOAST_LOOK = {
  toast:
    'flex w-full items-center gap-3 rounded-lg border border-line bg-raised p-4 text-ink text-sm font-medium shadow-float sm:w-96',
  error: 'border-transparent! bg-critical! text-ground!',
  success: '[&_[data-icon]]:text-positive',
  actionButton: 'ml-auto shrink-0 min-h-10 px-3 font-bold underline underline-offset-4',
};
