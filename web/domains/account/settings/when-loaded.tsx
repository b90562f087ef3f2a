'use client';

import type { ReactNode } from 'react';
import { NotLoaded } from '#web/domains/account/not-loaded.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

interface Props<Data> {
  answer: {
    readonly data: Data | undefined;
    readonly fault: unknown;
    readonly retry: () => void;
  };
  children: (data: Data) => ReactNode;
}

/** What wants the server's answer, and what stands there before it comes. */
export function WhenLoaded<Data>({ answer: { data, fault, retry }, children }: Props<Data>) {
  if (data !== undefined) return children(data);
  if (fault) return <NotLoaded onRetry={retry} />;
  return (
    <div aria-busy="true" className="grid gap-6">
      <Skeleton className="h-48 rounded-xl" />
      <Skeleton className="h-48 rounded-xl" />
    </div>
  );
}
