'use client';

import { useCallback, useState } from 'react';

interface Entry {
  readonly id: string;
}

export const idsOf = (log: readonly Entry[]): ReadonlySet<string> =>
  new Set(log.map(({ id }) => id));

/**
 * Which entries of a history somebody has seen. What appears after a write of their own is theirs;
 * anything else that appears while they look is a change by others.
 */
export const useSeen = (log: readonly Entry[]) => {
  const [seen, setSeen] = useState(() => idsOf(log));
  const [isOwn, setOwn] = useState(false);
  const isFresh = log.some(({ id }) => !seen.has(id));
  if (isFresh && isOwn) {
    setOwn(false);
    setSeen(idsOf(log));
  }
  return {
    seen,
    isChanged: isFresh && !isOwn,
    onSeen: () => setSeen(idsOf(log)),
    onOwnWrite: useCallback(() => setOwn(true), []),
  };
};
