'use client';

import { useState } from 'react';
import {
  afterReading,
  afterRefusal,
  changeOf,
  type MeanwhileChange,
  type Subject,
  seenAtFirst,
} from './meanwhile.ts';

interface Meanwhile {
  readonly expectedVersion: number;
  readonly change: MeanwhileChange | undefined;
  /** Another try begins. */
  readonly onTry: () => void;
  readonly onRefused: (isOver: boolean) => void;
  /** What is on the screen was written by whoever looks: it goes on from what the page reads next. */
  readonly onOwnWrite: () => void;
}

/**
 * What somebody else does to a thing while a dialog about it is open. The dialog stays with what was
 * typed, and sends it to the version that is on the screen.
 * @param onStale the page reads the thing again
 */
export const useMeanwhile = (subject: Subject, onStale: () => void): Meanwhile => {
  const [seen, setSeen] = useState(() => seenAtFirst(subject.version, subject.id));
  const [isOwn, setOwn] = useState(false);
  const next =
    isOwn && subject.version !== seen.version ? seenAtFirst(subject.version, subject.id) : seen;
  const current = afterReading(next, subject);
  if (current !== seen) {
    setSeen(current);
    setOwn(false);
  }
  return {
    expectedVersion: current.version,
    change: changeOf(current, subject),
    onTry: () => setSeen((before) => ({ ...before, isChanged: false })),
    onRefused: (isOver) => {
      setOwn(false);
      setSeen((before) => afterRefusal(before, isOver));
      onStale();
    },
    onOwnWrite: () => setOwn(true),
  };
};
