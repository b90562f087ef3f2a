'use client';

import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';
import { hostProveAgain } from '#web/platform/session/prove-again.ts';

const AgainWithWords = dynamic(
  () => import('./again-with-words.tsx').then((m) => m.AgainWithWords),
  { ssr: false },
);

/** Shows the dialog when something on the page wants a fresh sign-in. */
export function ProveAgainHost() {
  const [answer, setAnswer] = useState<(isProved: boolean) => void>();
  useEffect(
    () =>
      hostProveAgain(
        () =>
          new Promise((resolve) => {
            setAnswer(() => (isProved: boolean) => {
              setAnswer(undefined);
              resolve(isProved);
            });
          }),
      ),
    [],
  );
  if (answer === undefined) return null;
  return <AgainWithWords onDone={() => answer(true)} onClose={() => answer(false)} />;
}
