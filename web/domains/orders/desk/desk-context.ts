'use client';

import { createContext, useContext } from 'react';
import type { DeskOrderFragment } from '#web/platform/graphql/generated/main.ts';

export interface Desk {
  readonly desk: DeskOrderFragment;
  /** Of the page alone: each dialog, a script of its own, would bring the machine of orders along again. */
  readonly can: typeof import('./actions/possible.ts');
  /** Something was written, or may have been: the page reads the order again. */
  readonly onWritten: () => void;
  /** Somebody else was faster: the page reads the order again and says what they did. */
  readonly onStale: () => void;
}

const DeskContext = createContext<Desk | null>(null);

export const DeskProvider = DeskContext.Provider;

/** The order the page is about. Throws outside of one. */
export const useDesk = (): Desk => {
  const desk = useContext(DeskContext);
  if (desk === null) throw new Error('There is no order around this');
  return desk;
};
