/** One decision a screen, in this order; the address names the one that is shown. */
export const CHECKOUT_STEPS = [
  'contact',
  'owner',
  'delivery',
  'payment',
  'method',
  'review',
] as const;
export type CheckoutStep = (typeof CHECKOUT_STEPS)[number];

const isCheckoutStep = (word: string | null): word is CheckoutStep =>
  CHECKOUT_STEPS.some((step) => step === word);

/** The step that is shown for what the address asks: nobody skips a step that is not complete. */
export const shownStep = (
  wanted: string | null,
  isComplete: (step: CheckoutStep) => boolean,
): CheckoutStep => {
  const reachable = CHECKOUT_STEPS.find((step) => !isComplete(step)) ?? 'review';
  if (!isCheckoutStep(wanted)) return reachable;
  const at = CHECKOUT_STEPS.indexOf(wanted);
  return at <= CHECKOUT_STEPS.indexOf(reachable) ? wanted : reachable;
};

/** Passed, or complete with everything before it: a choice that was brought along ticks no step out of order. */
export const isDone = (
  nth: number,
  current: number,
  isComplete: (step: CheckoutStep) => boolean,
): boolean => nth < current || CHECKOUT_STEPS.slice(0, nth + 1).every(isComplete);

export const stepAfter = (step: CheckoutStep): CheckoutStep =>
  CHECKOUT_STEPS[CHECKOUT_STEPS.indexOf(step) + 1] ?? 'review';

export const stepBefore = (step: CheckoutStep): CheckoutStep | undefined =>
  CHECKOUT_STEPS[CHECKOUT_STEPS.indexOf(step) - 1];
