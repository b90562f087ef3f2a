'use client';

import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';
import { hostProveAgain } from '#web/platform/session/prove-again.ts';

const SignInAgain = dynamic(() => import('./sign-in-again.tsx').then((m) => m.SignInAgain), {
  ssr: false,
});

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
  return <SignInAgain onDone={() => answer(true)} onClose={() => answer(false)} />;
}
