'use client';

import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { MapPin, WifiOff } from './icons.ts';
import { LinkButton } from './link-button.tsx';
import { Skeleton } from './skeleton.tsx';

export interface RecordScreenProps<T> {
  /** `null`: there is none. */
  record: T | null | undefined;
  /** The last attempt brought nothing. */
  isFaulty: boolean;
  onRetry: () => void;
  words: {
    readonly missing: string;
    readonly missingHelp?: string;
    /** On the button that leads to all of them. */
    readonly all: string;
    readonly notLoaded: string;
    readonly notLoadedHelp: string;
    readonly retry: string;
    readonly loading: string;
  };
  /** Path of all of them, without the language. */
  allHref: string;
  /** Under what is gone. */
  nearest: ReactNode;
  children: (record: T) => ReactNode;
}

/** One record with a page of its own: gone, not loaded and loading are told apart. */
export function RecordScreen<T>(props: RecordScreenProps<T>) {
  const { record, isFaulty, onRetry, words, allHref, nearest, children } = props;
  if (record) return children(record);
  if (record === null)
    return (
      <>
        <EmptyState
          icon={<MapPin size={28} aria-hidden="true" />}
          isPage
          title={words.missing}
          action={<LinkButton href={allHref}>{words.all}</LinkButton>}
        >
          {words.missingHelp}
        </EmptyState>
        {nearest}
      </>
    );
  if (isFaulty)
    return (
      <EmptyState
        icon={<WifiOff size={28} aria-hidden="true" />}
        isPage
        title={words.notLoaded}
        action={<Button onClick={onRetry}>{words.retry}</Button>}
      >
        {words.notLoadedHelp}
      </EmptyState>
    );
  return (
    <div aria-busy="true" className="grid gap-4">
      <p className="sr-only" role="status">
        {words.loading}
      </p>
      <Skeleton className="h-12 w-2/3" />
      <Skeleton className="h-6 w-1/2" />
      <Skeleton className="mt-6 h-64 w-full rounded-xl" />
    </div>
  );
}
