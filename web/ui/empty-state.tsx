import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export interface EmptyStateProps {
  icon?: ReactNode;
  title: string;
  children?: ReactNode;
  /** The next step: an empty page never leaves a person standing. */
  action?: ReactNode;
  className?: string | undefined;
}

export function EmptyState({ icon, title, children, action, className }: EmptyStateProps) {
  return (
    <div className={cx('grid justify-items-center gap-3 px-6 py-16 text-center', className)}>
      {icon ? (
        <span className="mb-1 grid size-16 place-items-center rounded-full bg-sunken text-muted">
          {icon}
        </span>
      ) : null}
      <p className="font-bold text-xl">{title}</p>
      {children ? <div className="max-w-text text-muted">{children}</div> : null}
      {action ? <div className="mt-3">{action}</div> : null}
    </div>
  );
}
