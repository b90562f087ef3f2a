import { cx } from './cx.ts';

/** A grey shape of the size of what will come, so that nothing jumps. Size it by `className`. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'block animate-shimmer rounded-md bg-[length:200%_100%] bg-[linear-gradient(90deg,var(--sunken)_35%,var(--line)_50%,var(--sunken)_65%)]',
        className,
      )}
    />
  );
}
