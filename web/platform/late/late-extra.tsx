'use client';

import { type ReactNode, Suspense } from 'react';
import { Arrived } from './arrived.tsx';
import { type LoadPart, partOf } from './load-part.ts';

/**
 * What a page is complete without until its script comes. It is drawn where the page is made, too, and that
 * stays; a script that does not come is not worth a word, and is fetched again when there is a connection.
 */
export const lateExtra = <Props extends object>(
  load: LoadPart<Props>,
  waiting: ReactNode = null,
) => {
  const coming = partOf(load);
  return (props: Props): ReactNode => (
    <Suspense fallback={waiting}>
      <Arrived coming={coming} own={props} />
    </Suspense>
  );
};
