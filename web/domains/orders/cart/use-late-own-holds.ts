'use client';

import type { ReactNode } from 'react';
import { arrival } from '#web/platform/late/arrival.ts';
import { useReport } from '#web/platform/use-report.tsx';

const holding = arrival(async () => (await import('./holds-report.tsx')).HoldsReport);

const NONE: ReadonlyMap<string, number> = new Map();
const NO_PROPS = {};

/**
 * As `useOwnHolds`, with the device's store in a script of its own: nothing until it has come. @returns
 * beside the pieces what the page has to render to get them; it shows nothing
 */
export const useLateOwnHolds = (): readonly [ReadonlyMap<string, number>, ReactNode] => {
  const { report, reporter } = useReport<object, ReadonlyMap<string, number>>(holding, NO_PROPS);
  return [report ?? NONE, reporter];
};
