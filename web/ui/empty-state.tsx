import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export interface EmptyStateProps {
  icon?: ReactNode;
  title: string;
  /** The title is the page's own heading: there is nothing else on it. */
  isPage?: boolean;
  children?: ReactNode;
  /** The next step: an empty page never leaves a person standing. */
  action?: ReactNode;
  className?: string | undefined;
}

export function EmptyState({
  icon,
  title,
  isPage = false,
  children,
  action,
  className,
}: EmptyStateProps) {
  const Title = isPage ? 'h1' : 'p';
  return (
    <div className={cx('grid justify-items-center gap-3 px-6 py-16 text-center', className)}>
      {icon ? (
        <span className="mb-1 grid size-16 place-items-center rounded-full bg-sunken text-muted">
          {icon}
        </span>
      ) : null}
      <Title className="font-bold text-xl">{title}</Title>
      {children ? <div className="max-w-text text-muted">{children}</div> : null}
      {action ? <div className="mt-3">{action}</div> : null}
    </div>
  );
}
