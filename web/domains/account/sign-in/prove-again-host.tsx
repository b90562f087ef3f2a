'use client';

import { useEffect, useState } from 'react';
import { latePart } from '#web/platform/late/late-part.tsx';
import { hostProveAgain, type ProofPurpose } from '#web/platform/session/prove-again.ts';

const AgainWithWords = latePart(() =>
  import('./again-with-words.tsx').then((m) => m.AgainWithWords),
);

/** Shows the dialog when something on the page wants a fresh sign-in. */
export function ProveAgainHost() {
  const [asking, setAsking] = useState<{
    readonly purpose: ProofPurpose;
    readonly answer: (isProved: boolean) => void;
  }>();
  useEffect(
    () =>
      hostProveAgain(
        (purpose) =>
          new Promise((resolve) => {
            const answer = (isProved: boolean): void => {
              setAsking(undefined);
              resolve(isProved);
            };
            setAsking({ purpose, answer });
          }),
      ),
    [],
  );
  if (asking === undefined) return null;
  const { purpose, answer } = asking;
  return (
    <AgainWithWords purpose={purpose} onDone={() => answer(true)} onClose={() => answer(false)} />
  );
}
