'use client';

import type { ReactNode } from 'react';
import { NotLoaded } from '#web/domains/account/index.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

interface Props {
  filters: ReactNode;
  failed: boolean;
  onRetry: () => void;
  /** `undefined` as long as the server has not answered. */
  children: ReactNode | undefined;
}

/** Filters of a desk, and below them what it shows once that is there. */
export function DeskFrame({ filters, failed, onRetry, children }: Props) {
  const waiting = failed ? (
    <NotLoaded onRetry={onRetry} />
  ) : (
    <Skeleton className="h-72 rounded-xl" />
  );
  return (
    <div className="grid grid-cols-1 gap-8">
      {filters}
      {children ?? waiting}
    </div>
  );
}
