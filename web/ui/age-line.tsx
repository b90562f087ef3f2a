import { cx } from './cx.ts';
import { IconButton } from './icon-button.tsx';
import { RefreshCw } from './icons.ts';

interface Props {
  /** What is shown, in a line above its age; gives way to what failed. */
  title?: string;
  /** How old what is shown is. */
  age: string;
  /** What to say when the last try to refresh it failed. */
  failed: string | undefined;
  retryLabel: string;
  onRetry: () => void;
  className?: string;
}

/**
 * How old a copy is, or that its refresh failed. Space for the error is always reserved, so the list
 * below does not shift.
 */
export function AgeLine({ title, age, failed, retryLabel, onRetry, className }: Props) {
  return (
    <div
      role="status"
      className={cx('age flex min-h-tap items-center justify-between gap-4 text-sm', className)}
    >
      <p className={failed === undefined ? 'text-muted' : 'text-caution'}>
        {title === undefined ? null : (
          <span className={cx('block font-semibold', failed === undefined && 'text-ink')}>
            {failed ?? title}
          </span>
        )}
        {title !== undefined || failed === undefined ? null : <span>{failed} </span>}
        <span>{age}</span>
      </p>
      <IconButton
        label={retryLabel}
        className={failed === undefined ? 'invisible' : ''}
        onClick={onRetry}
      >
        <RefreshCw size={20} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
