import { cx } from './cx.ts';

/** The name, drawn: two peaks without a bar, an L, a V. */
export function Wordmark({ className }: { className?: string | undefined }) {
  return (
    <svg
      viewBox="0 0 92 20"
      role="img"
      aria-label="ALVA"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinejoin="miter"
      className={cx('h-4 w-auto', className)}
    >
      <path d="M1.5 19 11 2.5 20.5 19M28 1v16.5h14M46 1l9.5 16.5L65 1M71.5 19 81 2.5 90.5 19" />
    </svg>
  );
}
