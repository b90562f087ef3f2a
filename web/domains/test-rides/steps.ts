import * as v from 'valibot';
import { riderForm, surveyForm } from '#edge/contract/test-rides/booking.ts';
import type { TestDriveState } from './state.ts';

/** One decision a screen, in this order; the address names the one that is shown. */
export const RIDE_STEPS = ['model', 'place', 'time', 'rider', 'survey', 'review'] as const;
export type RideStep = (typeof RIDE_STEPS)[number];

const isStep = (word: string | null): word is RideStep => RIDE_STEPS.some((step) => step === word);

const isComplete = (step: RideStep, state: TestDriveState, now: number): boolean => {
  switch (step) {
    case 'model':
      return state.productName !== '';
    case 'place':
      return state.locationId !== null;
    case 'time':
      return state.slotAt !== null && state.slotAt > now;
    case 'rider':
      return v.safeParse(riderForm, state.customer).success;
    case 'survey':
      return v.safeParse(surveyForm, state).success;
    case 'review':
      return false;
  }
};

/** The step that is shown for what the address asks: nobody skips one that is not complete. */
export const shownStep = (wanted: string | null, state: TestDriveState, now: number): RideStep => {
  const reachable = RIDE_STEPS.find((step) => !isComplete(step, state, now)) ?? 'review';
  if (!isStep(wanted)) return reachable;
  return RIDE_STEPS.indexOf(wanted) <= RIDE_STEPS.indexOf(reachable) ? wanted : reachable;
};

export const stepAfter = (step: RideStep): RideStep =>
  RIDE_STEPS[RIDE_STEPS.indexOf(step) + 1] ?? 'review';

export const stepBefore = (step: RideStep): RideStep | undefined =>
  RIDE_STEPS[RIDE_STEPS.indexOf(step) - 1];
