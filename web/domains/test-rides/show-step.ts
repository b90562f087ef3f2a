'use client';

import { setQuery } from '#web/platform/query.ts';
import type { RideStep } from './steps.ts';

/** Shows a step; a step in the history, so that Back leads to the one before. */
export const showStep = (step: RideStep): void => {
  setQuery({ step }, { step: true });
  window.scrollTo({ top: 0 });
};
