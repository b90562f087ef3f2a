'use client';

import { type ComponentType, type ReactNode, Suspense, useSyncExternalStore } from 'react';
import type { Arrival } from './arrival.ts';
import { Arrived } from './arrived.tsx';
import { type LoadPart, partOf } from './load-part.ts';
import { NotCome } from './not-come.tsx';
import { useMissing } from './use-arrival.ts';

interface Place<Own> {
  readonly coming: Arrival<ComponentType<Own>>;
  readonly waiting: () => ReactNode;
}

const nothing = (): ReactNode => null;
const never = () => () => undefined;
const yes = () => true;
const no = () => false;

function Meanwhile<Own>({ coming, waiting }: Place<Own>) {
  return useMissing(coming) ? <NotCome onRetry={coming.again} /> : waiting();
}

function Part<Own extends object>({ own, coming, waiting }: Place<Own> & { readonly own: Own }) {
  const isBrowser = useSyncExternalStore(never, yes, no);
  if (!isBrowser) return waiting();
  return (
    <Suspense fallback={<Meanwhile coming={coming} waiting={waiting} />}>
      <Arrived coming={coming} own={own} />
    </Suspense>
  );
}

/**
 * A part of a page that somebody asked for, in a script of its own; drawn in browsers only. When the script
 * does not come, the rest of the page stays, and in the part's place it says so.
 * @param waiting what is there until it comes @returns the part; `fetch` gets its script before it is shown
 */
export const latePart = <Props extends object>(
  load: LoadPart<Props>,
  waiting: () => ReactNode = nothing,
) => {
  const coming = partOf(load);
  return Object.assign(
    (props: Props): ReactNode => <Part coming={coming} waiting={waiting} own={props} />,
    { fetch: () => void coming.fetch() },
  );
};
