/** The box of every control one types or chooses in. 16 px text: iOS zooms into anything smaller. */
export const controlClass = [
  'min-h-tap w-full rounded-lg border border-line-strong bg-surface px-4 text-base text-ink',
  'placeholder:text-faint transition-colors hover:border-ink',
  'aria-invalid:border-critical aria-invalid:ring-1 aria-invalid:ring-critical',
  'disabled:cursor-not-allowed disabled:bg-sunken disabled:text-faint',
  '[&[readonly]]:bg-sunken',
].join(' ');
