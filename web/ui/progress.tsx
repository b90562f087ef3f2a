import { cx } from './cx.ts';

export interface ProgressProps {
  label: string;
  /** 0 to 1; without it the end is not known. */
  value?: number | undefined;
  className?: string | undefined;
}

export function Progress({ label, value, className }: ProgressProps) {
  return (
    <progress
      aria-label={label}
      max={1}
      value={value}
      className={cx(
        'h-2 w-full appearance-none overflow-hidden rounded-full bg-sunken',
        '[&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-accent',
        'indeterminate:animate-shimmer indeterminate:bg-[length:200%_100%] indeterminate:bg-[linear-gradient(90deg,var(--sunken)_30%,var(--accent)_50%,var(--sunken)_70%)] indeterminate:[&::-webkit-progress-bar]:bg-transparent',
        className,
      )}
    />
  );
}
