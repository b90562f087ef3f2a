'use client';

import { setQuery } from '#web/platform/query.ts';
import type { CheckoutStep } from './steps.ts';

/** Shows a step; a step in the history, so that Back leads to the one before. */
export const showStep = (step: CheckoutStep): void => {
  setQuery({ step }, { step: true });
  window.scrollTo({ top: 0 });
};
