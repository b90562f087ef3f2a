'use client';

import { useLayoutEffect } from 'react';
import type { Reporting } from '#web/platform/use-report.tsx';
import { useOwnHolds } from './use-own-holds.ts';

/** What the person's own unpaid orders hold, by variant. */
export function HoldsReport({ onReport }: Reporting<ReadonlyMap<string, number>>) {
  const holds = useOwnHolds();
  useLayoutEffect(() => onReport(holds), [holds, onReport]);
  return null;
}
